import { expect, test } from 'vitest';
import { accountAggregates } from './account-aggregates.ts';

test('an account without videos has no aggregates rather than zeros', () => {
  expect(accountAggregates([])).toEqual({
    engagementRate: null,
    avgViews: null,
    medianViews: null,
    avgLikes: null,
    avgComments: null,
    avgShares: null,
  });
});

test('the engagement rate is the mean of the videos’ engagement, not sum over sum', () => {
  const aggregates = accountAggregates([
    { views: 100, likes: 20, comments: 0, shares: 0 },
    { views: 10_000, likes: 100, comments: 0, shares: 0 },
    { views: 0, likes: 0, comments: 0, shares: 0 },
  ]);
  expect(aggregates.engagementRate).toBe((20 + 1 + 0) / 3);
  expect(aggregates.avgViews).toBeCloseTo(10_100 / 3, 9);
  expect(aggregates.medianViews).toBe(100);
  expect(aggregates.avgLikes).toBe(40);
});

test('a missing count is left out of the mean of that figure alone', () => {
  const aggregates = accountAggregates([
    { views: 200, likes: 10, comments: null, shares: 4 },
    { views: 400, likes: 30, comments: 6, shares: 4 },
  ]);
  expect(aggregates.avgViews).toBe(300);
  expect(aggregates.avgComments).toBe(6);
  expect(aggregates.engagementRate).toBe(10);
});
