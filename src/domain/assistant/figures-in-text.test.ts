import { expect, test } from 'vitest';
import { figuresIn, keepsFigures } from './figures-in-text.ts';

const SAID = [
  '12 vidéos publiées du 1 au 30\u00A0novembre 2026\u00A0: 45,1K vues, 4,20\u00A0%, ×1,4, \u22121\u202F234 vues.',
];

test('figures are read as they are written', () => {
  expect(figuresIn(SAID[0] ?? '')).toEqual(['12', '1', '30', '2026', '45,1K', '4,20%', '×1,4', '\u22121234']);
});

test.each([
  ['Vos 12 vidéos ont fait 45,1K vues.', true],
  ['Un engagement de 4,20 % en novembre 2026.', true],
  ['Rien à compter.', true],
  ['Vos 13 vidéos ont fait 45,1K vues.', false],
  ['Environ 45,1 vues.', false],
  ['Un engagement de 4,2 %.', false],
  ['Soit 1\u202F234 vues de moins.', false],
  ['45100 vues', false],
  ['45,1M vues', false],
])('%s: %s', (text, keeps) => {
  expect(keepsFigures(text, SAID)).toBe(keeps);
});
