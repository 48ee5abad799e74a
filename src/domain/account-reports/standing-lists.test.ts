import { expect, test } from 'vitest';
import { standingLists } from './standing-lists.ts';

test('the best are above the usual and the weakest below it', () => {
  const factors = (videos: readonly { factor: number }[]) => videos.map(({ factor }) => factor);
  const lists = standingLists({
    best: [{ factor: 2 }, { factor: 0.99 }],
    worst: [{ factor: 0.4 }, { factor: 1.69 }],
  });
  expect(factors(lists.best)).toEqual([2]);
  expect(factors(lists.worst)).toEqual([0.4]);
});
