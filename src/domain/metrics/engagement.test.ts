import { expect, test } from 'vitest';
import { engagementBand, engagementPercent, knownEngagement, meanEngagement } from './engagement.ts';

test('engagement is likes, comments and shares over views, in percent', () => {
  expect(engagementPercent({ views: 1_000, likes: 80, comments: 15, shares: 5 })).toBe(10);
  expect(engagementPercent({ views: 300, likes: 1, comments: 0, shares: 0 })).toBeCloseTo(1 / 3, 12);
});

test('a video with no views counts as 0 engagement, whatever else it has', () => {
  expect(engagementPercent({ views: 0, likes: 0, comments: 0, shares: 0 })).toBe(0);
  expect(engagementPercent({ views: 0, likes: 7, comments: 1, shares: 1 })).toBe(0);
});

test('more likes than views contradict each other: no rate, and no part of a mean', () => {
  const impossible = { views: 34, likes: 57, comments: 0, shares: 0 };
  expect(knownEngagement(impossible)).toBeNull();
  expect(knownEngagement({ ...impossible, views: 0 })).toBe(0);
  expect(meanEngagement([impossible, { ...impossible, likes: 17 }])).toBe(50);
  // A view may bring a like, a comment and shares.
  expect(knownEngagement({ views: 34, likes: 34, comments: 34, shares: 0 })).toBe(200);
});

test('an unknown count makes the engagement unknown rather than too small', () => {
  expect(knownEngagement({ views: 100, likes: null, comments: 1, shares: 1 })).toBeNull();
  expect(knownEngagement({ views: 100, likes: 1, comments: null, shares: 1 })).toBeNull();
  expect(knownEngagement({ views: 100, likes: 1, comments: 1, shares: null })).toBeNull();
  expect(knownEngagement({ views: null, likes: 1, comments: 1, shares: 1 })).toBeNull();
  expect(knownEngagement({ views: 0, likes: null, comments: null, shares: null })).toBe(0);
  expect(knownEngagement({ views: 100, likes: 3, comments: 1, shares: 1 })).toBe(5);
});

test('engagement is green from 10, yellow from 5 and red below', () => {
  expect(engagementBand(10)).toBe('green');
  expect(engagementBand(9.994)).toBe('yellow');
  expect(engagementBand(5)).toBe('yellow');
  expect(engagementBand(4.994)).toBe('red');
  expect(engagementBand(0)).toBe('red');
  expect(engagementBand(250)).toBe('green');
});

test('an engagement has the colour of the percentage that is written: 9.997 is « 10,00 % », and green', () => {
  expect(engagementBand(9.997)).toBe('green');
  expect(engagementBand(4.996)).toBe('yellow');
});

test('the engagement of several videos is the mean of theirs, the unknown left out', () => {
  const of = (likes: number | null, views: number | null = 100) => ({ views, likes, comments: 0, shares: 0 });
  expect(meanEngagement([of(2), of(4), of(null), of(9, null), of(1, 0)])).toBe(2);
  expect(meanEngagement([of(null), of(3, null)])).toBeNull();
  expect(meanEngagement([])).toBeNull();
});
