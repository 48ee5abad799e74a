import { expect, test } from 'vitest';
import { editDistance, textFacts, textLikeness } from './text-facts.ts';

const box = { left: 0.1, top: 0.5, width: 0.8, height: 0.05 };
const frame = (fromSecond: number, toSecond: number, ...texts: [text: string, confidence?: number][]) => ({
  fromSecond,
  toSecond,
  texts: texts.map(([text, confidence = 0.9]) => ({ text, confidence, box })),
});

test('a text seen in several frames is one, in its best reading', () => {
  const facts = textFacts([
    frame(0, 1, ['Arrête de scroller maintenant', 0.8]),
    frame(1, 2, ['Arrête de scroller maintenant !', 0.95]),
    frame(2, 4),
    frame(4, 5, ['Stop scrolling, this is for you', 0.9]),
  ]);
  expect(facts.items).toEqual([
    {
      text: 'Arrête de scroller maintenant !',
      language: 'fr',
      confidence: 0.95,
      box,
      fromSecond: 0,
      toSecond: 2,
    },
    {
      text: 'Stop scrolling, this is for you',
      language: 'en',
      confidence: 0.9,
      box,
      fromSecond: 4,
      toSecond: 5,
    },
  ]);
  expect(facts.textShare).toBeCloseTo(0.6, 5);
  expect(facts.framesRead).toBe(4);
  expect(facts.meanWords).toBe(5);
});

test('the hook is what can be read first within three seconds', () => {
  const facts = textFacts([
    frame(0, 1),
    frame(1, 3, ['Trois erreurs'], ['que tu fais']),
    frame(3, 6, ['Plus tard']),
  ]);
  expect(facts.hook).toEqual({ text: 'Trois erreurs que tu fais', fromSecond: 1, confidence: 0.9 });
  expect(textFacts([frame(0, 4), frame(4, 6, ['Plus tard'])]).hook).toBeNull();
});

test('a text that comes back after a while counts twice', () => {
  const facts = textFacts([frame(0, 1, ['Abonne-toi']), frame(1, 5), frame(5, 6, ['Abonne-toi'])]);
  expect(facts.items.map(item => [item.fromSecond, item.toSecond])).toEqual([
    [0, 1],
    [5, 6],
  ]);
});

test('the same words with another number are another text', () => {
  const facts = textFacts([frame(0, 1, ['Idée numéro 1 à garder']), frame(1, 2, ['Idée numéro 2 à garder'])]);
  expect(facts.items.map(item => item.text)).toEqual(['Idée numéro 1 à garder', 'Idée numéro 2 à garder']);
});

test('a video without texts says so in figures', () => {
  expect(textFacts([frame(0, 5)])).toEqual({
    items: [],
    textShare: 0,
    hook: null,
    meanWords: null,
    framesRead: 1,
  });
});

test('likeness looks at letters alone', () => {
  expect(textLikeness('ÉTÉ 2026 !', 'ete 2026')).toBe(1);
  expect(textLikeness('bonjour', 'au revoir')).toBeLessThan(0.4);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
