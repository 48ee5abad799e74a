import { expect, test } from 'vitest';
import { sentenceCase, titleCase } from './title-case.ts';

test.each([
  ['the art of the hook', 'The Art of the Hook'],
  ['how to go viral: a guide', 'How to Go Viral: A Guide'],
  ['what to look for', 'What to Look For'],
  ['my iPhone and TikTok setup', 'My iPhone and TikTok Setup'],
  ['a day in the life of a creator', 'A Day in the Life of a Creator'],
  ['behind-the-scenes tips', 'Behind-the-Scenes Tips'],
  ['don’t do this', 'Don’t Do This'],
  ['follow @lea for #tips', 'Follow @lea for #tips'],
  ['', ''],
])('« %s » as a title', (text, title) => {
  expect(titleCase(text)).toBe(title);
  expect(titleCase(title)).toBe(title);
});

test.each([
  ['Five Things I Wish I Knew', 'Five things I wish I knew'],
  ['My Monday Routine On TikTok', 'My Monday routine on TikTok'],
  ['The Best CTA Ever', 'The best CTA ever'],
  ['I’m Learning French', 'I’m learning French'],
  ['Stop! Read This', 'Stop! Read this'],
  ['A Trip To Paris', 'A trip to Paris'],
])('« %s » as a sentence', (title, sentence) => {
  expect(sentenceCase(title)).toBe(sentence);
});

test('names that were given stay big', () => {
  expect(sentenceCase('A Trip To Rennes', ['Rennes'])).toBe('A trip to Rennes');
});
