import { expect, test } from 'vitest';
import { pickTexts, cleanLine } from './screen-text.ts';

const line = (text: string, confidence: number, top: number, left = 0.1) => ({
  text,
  confidence,
  box: { left, top, width: 0.8, height: 0.04 },
});

test('of several readings of one place the surest is taken', () => {
  expect(
    pickTexts([line('Arrète de scroIler', 0.71, 0.5), line('Arrête de scroller', 0.94, 0.502)]),
  ).toMatchObject([{ text: 'Arrête de scroller', confidence: expect.closeTo(0.94) }]);
});

test('a whole line beats a fragment of it that is a little surer', () => {
  const fragment = { ...line('scroller', 0.95, 0.5), box: { left: 0.6, top: 0.5, width: 0.3, height: 0.04 } };
  expect(pickTexts([fragment, line('Arrête de scroller', 0.94, 0.5)])).toMatchObject([
    { text: 'Arrête de scroller' },
  ]);
});

test('lines that stand together are one text, others are not', () => {
  const texts = pickTexts([
    line('pour toi', 0.9, 0.55),
    line('Cette vidéo est', 0.9, 0.5),
    line('Abonne-toi', 0.9, 0.85),
  ]);
  expect(texts.map(text => text.text)).toEqual(['Cette vidéo est pour toi', 'Abonne-toi']);
});

test.each([
  ['||| ~~ ][', 0.9],
  ['a', 0.99],
  ['ab', 0.88],
  ['Bonjour', 0.4],
])('a pattern of the picture is no text: %j', (text, confidence) => {
  expect(pickTexts([line(text, confidence, 0.5)])).toEqual([]);
});

test('strokes at the edges of a line go, what belongs to it stays', () => {
  expect(cleanLine('| — Bonjour  toi ! _')).toBe('Bonjour toi !');
  expect(cleanLine('« Oui »')).toBe('« Oui »');
  expect(cleanLine('en bas de | écran |')).toBe('en bas de l’écran');
  expect(cleanLine('3 erreurs (graves)')).toBe('3 erreurs (graves)');
});
