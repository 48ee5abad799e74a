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
  expect(keepsFigures(text, SAID, { language: 'fr' })).toBe(keeps);
});

test.each([
  ['Vos douze vidéos ont fait 45,1K vues.', true],
  ['Vos treize vidéos ont fait 45,1K vues.', false],
  ['Deux millions de vues.', false],
  ['Vos vues ont doublé.', false],
  ['La troisième vidéo l’emporte.', false],
  ['Une vidéo sort du lot.', true],
  ['Vos ١٢ vidéos.', false],
  ['Vos 1\u200B3 vidéos.', false],
  ['Environ ½ des vues.', false],
])('in words and other signs, %s: %s', (text, keeps) => {
  expect(keepsFigures(text, SAID, { language: 'fr' })).toBe(keeps);
});

test('figures of a caption are told by nobody, but may be quoted with it', () => {
  const said = ['« Mes 3 erreurs à 1000000 de vues » : 12 vues.'];
  const quoted = ['Mes 3 erreurs à 1000000 de vues'];
  const keeps = (text: string) => keepsFigures(text, said, { language: 'fr', quoted });
  expect(keeps('« Mes 3 erreurs à 1000000 de vues » a fait 12 vues.')).toBe(true);
  expect(keeps('Votre vidéo a fait 1000000 de vues.')).toBe(false);
  expect(keeps('Vos trois erreurs ont fait 12 vues.')).toBe(false);
  expect(keepsFigures('You made three mistakes.', ['3 videos'], { language: 'en' })).toBe(true);
});
