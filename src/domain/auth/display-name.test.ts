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
  'Ναταλία Παπαδοπούλου',
  'Наталья (Natalia)',
  'नन्दिनी शर्मा',
  'ক্‍ষ',
  'שָׁלוֹם',
  'Nguyễn Thị Ánh',
  '❤️ Zoé',
  '👋🏽 Tom',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Ailsa',
  '🇫🇷 Marc',
  '1️⃣ Un',
  'O’Neil & fils <3',
  "Robert'); drop table élèves; --",
  '=Somme(A1)',
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
  ['a space of no width', 'Na\u200bdia'],
  ['a soft hyphen', 'Na\u00addia'],
  ['a word joiner', 'Na\u2060dia'],
  ['a byte order mark', '\ufeffNadia'],
  ['a joiner between Latin letters', 'Na\u200ddia'],
  ['a joiner at the end', 'Nadia\u200c'],
  ['a filler that is a letter', '\u3164'],
  ['a blank pattern', '\u2800\u2800'],
  ['letters of a flag without a flag', 'Nadia\u{e0061}\u{e0062}'],
  ['an annotation', 'a\ufff9b\ufffac\ufffb'],
  ['a character that is none', 'a\uffffb'],
  ['a character of private use', 'a\ue000b'],
  ['marks piled up', `Z${'\u0335\u0321\u034f'.repeat(5)}o`],
  ['a Cyrillic letter in a Latin word', 'N\u0430dia'],
  ['a Greek letter in a Latin word', 'Nadi\u03b1'],
])('%s is none', (_what, text) => {
  expect(isDisplayName(text)).toBe(false);
});
