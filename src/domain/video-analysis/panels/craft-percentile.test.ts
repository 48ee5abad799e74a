import { expect, test } from 'vitest';
import { CRAFT_FLOOR, craftPercentile } from './craft-percentile.ts';

const PLAIN = 'Voici la recette de la salade que je fais avec ma famille le dimanche midi. #cuisine';
const SHARP = 'J’ai jeté trois pâtes avant de baisser mon four. #cuisine';
const many = (caption: string, times: number) => Array.from({ length: times }, () => caption);

test('an opening is placed among the others, ties by half', () => {
  const sharp = craftPercentile(SHARP, many(PLAIN, CRAFT_FLOOR), 'fr');
  expect(sharp).toMatchObject({
    known: true,
    percent: 100,
    n: CRAFT_FLOOR,
    words: 'J’ai jeté trois pâtes avant de baisser mon four.',
  });
  expect(craftPercentile(PLAIN, many(SHARP, CRAFT_FLOOR), 'fr')).toMatchObject({ percent: 0 });
  expect(craftPercentile(SHARP, many(SHARP, CRAFT_FLOOR), 'fr')).toMatchObject({ percent: 50 });
});

test('under ten others, and beside another language, no place is told', () => {
  expect(craftPercentile(SHARP, many(PLAIN, CRAFT_FLOOR - 1), 'fr')).toMatchObject({
    known: false,
    n: CRAFT_FLOOR - 1,
    needed: CRAFT_FLOOR,
  });
  const english = many('Here is the salad that I make with my family on Sundays.', 40);
  expect(craftPercentile(SHARP, english, 'fr')).toMatchObject({ known: false, n: 0 });
});

test('tags alone are no opening', () => {
  expect(craftPercentile('#cuisine #salade', many(PLAIN, 20), 'fr')).toBeNull();
});
