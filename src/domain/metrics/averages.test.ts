import { expect, test } from 'vitest';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { known, mean, median } from './averages.ts';

test('nothing has no mean and no median', () => {
  expect(mean([])).toBeNull();
  expect(median([])).toBeNull();
});

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect(median([4, 1])).toBe(2.5);
  expect(median([1, 2, 3, 100])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([9, 1, 5])).toBe(5);
});

test('numbers are ordered as numbers, and the given list is left as it was', () => {
  const values = [100, 9, 10];
  expect(median(values)).toBe(10);
  expect(values).toEqual([100, 9, 10]);
});

test('what is unknown is left out, and zero is not unknown', () => {
  expect(known([null, 0, 3, null])).toEqual([0, 3]);
});

test('as many values lie below the median as above it, and the mean balances them', () => {
  const random = seededRandom(20_241_231);
  for (let round = 0; round < 500; round += 1) {
    const values = Array.from({ length: random.whole(1, 60) }, () => random.whole(0, 5_000));
    const middle = median(values)!;
    const below = values.filter(value => value < middle).length;
    const above = values.filter(value => value > middle).length;
    expect(below).toBeLessThanOrEqual(values.length / 2);
    expect(above).toBeLessThanOrEqual(values.length / 2);
    const average = mean(values)!;
    expect(values.reduce((sum, value) => sum + (value - average), 0)).toBeCloseTo(0, 6);
  }
});
