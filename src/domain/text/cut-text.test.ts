import { expect, test } from 'vitest';
import { cutText, firstCharacters } from './cut-text.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test('a text that fits is left alone', () => {
  expect(cutText('', 80)).toBe('');
  expect(cutText('a'.repeat(80), 80)).toBe('a'.repeat(80));
  expect(cutText(FAMILY.repeat(80), 80)).toBe(FAMILY.repeat(80));
});

test('a longer text keeps its first characters and says that it was cut', () => {
  expect(cutText('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}…`);
  expect(cutText('Une phrase entière', 4)).toBe('Une…');
});

test('an emoji family, a flag and a letter with its accent are never split', () => {
  expect(cutText(`${FAMILY}${FAMILY}${FAMILY}`, 2)).toBe(`${FAMILY}${FAMILY}…`);
  expect(cutText('🇫🇷🇧🇪🇨🇭', 1)).toBe('🇫🇷…');
  expect(cutText('e\u0301te\u0301', 1)).toBe('e\u0301…');
  expect(cutText('👍🏽👍🏽', 1)).toBe('👍🏽…');
});

test('the first characters alone carry no mark', () => {
  expect(firstCharacters('abcdef', 3)).toBe('abc');
  expect(firstCharacters(`${FAMILY}ab`, 2)).toBe(`${FAMILY}a`);
  expect(firstCharacters('abc', 0)).toBe('');
});
