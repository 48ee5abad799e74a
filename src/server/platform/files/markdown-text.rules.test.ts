import { expect, test } from 'vitest';
import { markdownText } from './markdown-text.ts';

test('a figure or a hashtag is written as it is', () => {
  for (const text of ['7.31%', '-2 684', '+12 %', 'Vidéo #famille !', '3 > 2', '=12', '{a}']) {
    expect(markdownText(text)).toBe(text);
  }
});

test('what Markdown would read as markup is escaped', () => {
  expect(markdownText('1. un')).toBe('1\\. un');
  expect(markdownText('- un\n# deux\n> trois\n---')).toBe('\\- un\n\\# deux\n\\> trois\n\\---');
  expect(markdownText('![x](y) <b> a|b *c* _d_')).toBe('!\\[x\\](y) \\<b> a\\|b \\*c\\* \\_d\\_');
});
