import { expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { isReadable, isWordLike } from './readable-text.ts';

test.each([
  'Arrête de scroller, écoute ça',
  'J’ai gâché ma sœur préférée là-bas',
  'Ça coûte 3 € à Noël',
  'ÉVITE ÇA À L’ÉCOLE',
  'Top 5 à Marseille, 10,50 € le kg',
  'POV : tu bosses à la SNCF',
  'What they don’t tell you',
  'Follow @lea.cuisine #recette',
  'TikTok vs YouTube en 2026',
  'Kowalski et Nguyen, 2e jour',
  'Aujourd’hui : 20h30',
])('what somebody wrote is a text: %s', text => {
  expect(isReadable(text, 0.86)).toBe(true);
});

// OCR output from pictures without any letters.
test.each([
  ['ESSN SON', 0.7],
  ['A / CON', 0.73],
  ['OOOOO| 101110011000', 0.9],
  ['1 1', 0.92],
  ['Oo © Qy LO', 0.9],
  ['et Al » « À', 0.8],
  ['ces', 0.82],
  ['NE', 0.93],
  ['19060', 0.95],
  ['AV fi 7,4. J 7s', 0.7],
  ['| 1 4 SN', 0.78],
  ['JU O G O', 0.85],
  ['eur le mets tenrels', 0.63],
  ['ait À', 0.85],
  ['ne ou si', 0.9],
])('what a reader makes of leaves, windows and noise is none: %s', (text, confidence) => {
  expect(isReadable(text, confidence)).toBe(false);
});

test('a few letters alone must be nearly certain', () => {
  expect(isReadable('POV', 0.9)).toBe(false);
  expect(isReadable('POV', 0.95)).toBe(true);
  expect(isReadable('STOP', 0.86)).toBe(true);
  expect(isReadable('Ça va', 0.95)).toBe(true);
  expect(isReadable('il ne le dit pas', 0.86)).toBe(true);
});

test.each(['xkw', 'ttar', 'qez', 'bcdfgh', 'aaa', 'sCoL', '|', '', '—'])('%j is no word', token => {
  expect(isWordLike(token)).toBe(false);
});

test('a text of any length takes no time', () => {
  const startedAt = processorMs();
  for (const text of [
    'a'.repeat(1e6),
    "a'".repeat(5e5),
    '.'.repeat(1e6),
    'é '.repeat(5e5),
    '1,'.repeat(5e5),
  ]) {
    isReadable(text, 0.9);
    isWordLike(text);
  }
  expect(processorMs() - startedAt).toBeLessThan(500);
});
