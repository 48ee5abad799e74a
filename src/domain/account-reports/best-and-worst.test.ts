import { expect, test } from 'vitest';
import { bestAndWorst } from './best-and-worst.ts';

test('the best are above the usual and the weakest below it', () => {
  const factors = (videos: readonly { factor: number }[]) => videos.map(({ factor }) => factor);
  const lists = bestAndWorst({
    best: [{ factor: 2 }, { factor: 0.99 }],
    worst: [{ factor: 0.4 }, { factor: 1.69 }],
  });
  expect(factors(lists.best)).toEqual([2]);
  expect(factors(lists.worst)).toEqual([0.4]);
});
