import { expect, test } from 'vitest';
import { shareOfOthers } from './share-of-others.ts';

test('the best outdoes all others, the worst none, for any number of videos', () => {
  for (let n = 2; n <= 1_300; n++) {
    const percentileOf = (below: number) => (100 * (below + 0.5)) / n;
    expect(shareOfOthers(percentileOf(n - 1), n)).toBe(100);
    expect(shareOfOthers(percentileOf(0), n)).toBe(0);
    if (n > 2) expect(shareOfOthers(percentileOf(n - 2), n)).toBeLessThan(100);
  }
});

test('one that outdoes 22 of 22 others, or ties with one of them', () => {
  expect(shareOfOthers((100 * 22.5) / 23, 23)).toBe(100);
  expect(shareOfOthers((100 * (20 + 2 / 2)) / 23, 23)).toBeCloseTo((100 * 20.5) / 22);
});
