import { expect, test } from 'vitest';
import { measuredContext } from '#test/assistant/measure-understanding.ts';
import { listPhrases } from '../../../tools/learning/assistant/corpus.ts';
import { understand } from './understand.ts';

const read = (text: string, language: 'fr' | 'en') => {
  const understood = understand(text, measuredContext(language));
  if (understood.kind !== 'question') throw new Error(JSON.stringify(understood));
  return understood;
};

test.each([
  ['Combien de vues les vidéos du lundi ?', 'fr', 'du lundi'],
  ['Mes gratins font combien de vues en moyenne ?', 'fr', 'Mes gratins'],
  ['Combien de vues ont fait mes vidéos sur les légumes ce mois-ci ?', 'fr', 'sur les légumes'],
  ['Quelles sont mes meilleures vidéos sur les chats ?', 'fr', 'sur les chats'],
  ['Do my English videos get fewer views?', 'en', 'my English videos'],
  ['How many views do my videos about cats get on average?', 'en', 'about cats'],
  ['What are my best videos about dogs?', 'en', 'about dogs'],
] as const)('what an answer about all videos leaves out is said: %s', (text, language, unread) => {
  expect(read(text, language).unread).toBe(unread);
});

test.each([
  ['Combien de vues ont fait mes vidéos sur les légumes ?', 'fr', 'video_detail', { words: 'légumes' }],
  ['How many views do my videos about cats get?', 'en', 'video_detail', { words: 'cats' }],
] as const)('the views of videos on a topic are counted: %s', (text, language, intent, video) => {
  expect(read(text, language)).toMatchObject({ intent, args: { video: { kind: 'quoted', ...video } } });
  expect(read(text, language).unread).toBeUndefined();
});

test.each([
  ['Fais-je plus de vues le mardi ?', 'fr'],
  ['Do I get more views on Tuesdays?', 'en'],
] as const)('a weekday with more views is a question of times: %s', (text, language) => {
  expect(read(text, language)).toMatchObject({ intent: 'best_times' });
  expect(read(text, language).unread).toBeUndefined();
});

test.each([
  ['J’ai 5000 abonnés, c’est bien 1900 vues ?', 'fr'],
  ['I have 5000 followers, is 1900 views good?', 'en'],
] as const)('of several figures the views are judged, and not the engagement: %s', (text, language) => {
  expect(read(text, language)).toMatchObject({ intent: 'benchmarks', args: { metric: 'views' } });
});

test.each([
  ['Que dois-je faire ?', 'fr'],
  ['Qu’est-ce qui marche chez moi ?', 'fr'],
  ['What should I do?', 'en'],
  ['What works for me?', 'en'],
] as const)('what to do is a question for advice: %s', (text, language) => {
  expect(read(text, language)).toMatchObject({ intent: 'recommendations' });
});

test('no phrase that was kept aside is taken for one that limits itself', () => {
  const limited = listPhrases().filter(({ text, language, heldOut }) => {
    if (!heldOut) return false;
    const understood = understand(text, measuredContext(language));
    return understood.kind === 'question' && understood.unread !== undefined;
  });
  expect(limited.map(({ text }) => text)).toEqual([]);
});
