import { expect, test } from 'vitest';
import { DISPLAY_NAME_MAX, isDisplayName } from './display-name.ts';

test.each([
  'Nadia',
  'Élodie L’Hôpital-Œuvre',
  'Ne\u0301e en de\u0301compose\u0301',
  '李雷',
  'محمد علي',
  'می‌خواهم',
  '👩‍👩‍👧‍👦',
  'a'.repeat(DISPLAY_NAME_MAX),
])('%s is a name', name => {
  expect(isDisplayName(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\u3000'],
  ['what nobody sees', '\u200b\u2060\ufeff'],
  ['an accent without its letter', '\u0301'],
  ['too much', 'a'.repeat(DISPLAY_NAME_MAX + 1)],
  ['NUL', 'a\0b'],
  ['a line break', 'a\nb'],
  ['a C1 control', 'a\u0085b'],
  ['a line separator', 'a\u2028b'],
  ['text turned around', 'gnp.\u202eexe'],
  ['an isolate', 'a\u2066b\u2069'],
  ['a direction mark', 'a\u200fb'],
  ['half a character', 'a\ud800b'],
])('%s is none', (_what, text) => {
  expect(isDisplayName(text)).toBe(false);
});
