import { expect, test } from 'vitest';
import { FULL_GROWN_DAYS, growthShare } from './growth-share.ts';

test('a video begins with nothing, never loses, and is full-grown after a year', () => {
  expect(growthShare(-1)).toBe(0);
  expect(growthShare(0)).toBe(0);
  let before = 0;
  for (let hours = 0; hours <= (FULL_GROWN_DAYS + 2) * 24; hours += 1) {
    const share = growthShare(hours / 24);
    expect(share).toBeGreaterThanOrEqual(before);
    before = share;
  }
  expect(growthShare(FULL_GROWN_DAYS)).toBe(1);
  expect(growthShare(3 * FULL_GROWN_DAYS)).toBe(1);
  expect(growthShare(FULL_GROWN_DAYS - 0.001)).toBeLessThanOrEqual(1);
});

test.each([
  [1.6, 0.44],
  [5, 0.11],
  [10.5, 0.053],
  [21, 0.035],
  [55, 0.015],
  [200, 0.001],
])('at %d days it grows by %d in eight days, as real videos do', (age, growth) => {
  expect(growthShare(age + 8) / growthShare(age) - 1).toBeCloseTo(growth, 2);
});
