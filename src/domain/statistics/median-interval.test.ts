import { expect, test } from 'vitest';
import { medianInterval } from './median-interval.ts';

test('five values give no number, but say that six are needed', () => {
  expect(medianInterval([1, 2, 3, 4, 5])).toEqual({
    known: false,
    reason: 'too_few_videos',
    n: 5,
    needed: 6,
  });
});

test('six values give the range from the smallest to the largest, with its true coverage', () => {
  expect(medianInterval([60, 10, 50, 20, 40, 30])).toEqual({
    known: true,
    median: 35,
    low: 10,
    high: 60,
    n: 6,
    coverage: expect.closeTo(1 - 2 / 64, 12),
  });
});

test('twenty values give the sixth from either side, as the tables of order statistics say', () => {
  const values = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(medianInterval(values)).toMatchObject({
    median: 10.5,
    low: 6,
    high: 15,
    coverage: expect.closeTo(0.9586, 4),
  });
});

test('the order of the values and the values given do not change', () => {
  const values = Object.freeze([5, 3, 9, 1, 7, 2, 8]);
  expect(medianInterval(values)).toEqual(medianInterval(values.toReversed()));
});

test('thousands of values are answered too', () => {
  const values = Array.from({ length: 5_000 }, (_, index) => index);
  expect(medianInterval(values)).toMatchObject({ known: true, low: 2_430, high: 2_569 });
});
