import { expect, test } from 'vitest';
import { curveAt, REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { logAtAge, type CountsReading } from './log-at-age.ts';

const PUBLISHED = new Date('2026-10-01T08:00:00Z');
const at = (days: number, views: number | null, over: Partial<CountsReading> = {}): CountsReading => ({
  views,
  likes: 40,
  comments: 6,
  shares: 4,
  observedAt: new Date(PUBLISHED.getTime() + days * 86_400_000),
  precision: 'rounded',
  ...over,
});
const views = (readings: CountsReading[], days = 7) => logAtAge('views', days, PUBLISHED, readings);

test('before the age was read there is nothing', () => {
  expect(views([])).toBeNull();
  expect(views([at(1, 500), at(6.99, 900)])).toBeNull();
  expect(views([at(8, null)])).toBeNull();
});

test('a reading at the very age says its own views', () => {
  expect(views([at(2, 500), at(7, 1_000), at(9, 4_000)])).toBeCloseTo(Math.log(1_000), 12);
});

test('between two readings the views lie between theirs, along the growth curve', () => {
  const share =
    (curveAt(REFERENCE_AGE_CURVE, 7) - curveAt(REFERENCE_AGE_CURVE, 6)) /
    (curveAt(REFERENCE_AGE_CURVE, 10) - curveAt(REFERENCE_AGE_CURVE, 6));
  const expected = Math.log(1_000) + share * Math.log(2);
  expect(views([at(6, 1_000), at(10, 2_000)])).toBeCloseTo(expected, 12);
});

test('a later reading alone is brought back along the growth curve', () => {
  const back = curveAt(REFERENCE_AGE_CURVE, 7) - curveAt(REFERENCE_AGE_CURVE, 30);
  expect(back).toBeLessThan(0);
  expect(views([at(30, 1_000)])).toBeCloseTo(Math.log(1_000) + back, 12);
  // A count that was rounded is not subtracted from one that was not.
  expect(views([at(6, 10, { precision: 'exact' }), at(30, 1_000)])).toBeCloseTo(Math.log(1_000) + back, 12);
});

test('whatever is read later, and in whatever order, changes nothing', () => {
  const first = [at(3, 600), at(6, 900), at(8, 1_200)];
  const later = [at(9, 9_000), at(40, 50_000), at(400, 90_000)];
  expect(views([...later, ...first.toReversed()])).toBe(views(first));
});

test('engagement is that of the first reading from the age on that tells it', () => {
  const engagement = (readings: CountsReading[]) => logAtAge('engagement', 7, PUBLISHED, readings);
  const read = [at(6, 100), at(7.5, 1_000, { likes: null }), at(8, 1_000), at(12, 10)];
  expect(engagement(read)).toBeCloseTo(Math.log(5), 12);
  expect(engagement(read.toReversed())).toBe(engagement(read));
  expect(engagement([at(6, 100), at(7.5, 1_000, { shares: null })])).toBeNull();
  expect(engagement([at(7, 0)])).toBeCloseTo(Math.log(0.01), 12);
});
