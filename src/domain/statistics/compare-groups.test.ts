import { expect, test } from 'vitest';
import { compareGroups } from './compare-groups.ts';
import { logCount, logPercent, pulledIn, robustSpread } from './log-scale.ts';

const logs = (...views: number[]) => views.map(logCount);

test('four videos on one side give no number', () => {
  expect(compareGroups(logs(1, 2, 3, 4), logs(1, 2, 3, 4, 5, 6))).toEqual({
    known: false,
    reason: 'too_few_in_group',
    n: 4,
    needed: 5,
  });
});

test('videos that are all alike on both sides have no range', () => {
  const same = logs(7, 7, 7, 7, 7);
  expect(compareGroups(same, same)).toMatchObject({ known: false, reason: 'no_spread' });
});

test('a small comparison agrees with Welch’s test computed by hand', () => {
  // Means 3 and 4.5, variances 2.5 and 3.5: t = -1.5 / √(0.5 + 0.58333), df = 8.9894.
  const answer = compareGroups([1, 2, 3, 4, 5], [2, 3, 4, 5, 6, 7]);
  expect(answer).toMatchObject({ known: true, factor: expect.closeTo(Math.exp(-1.5), 10), differs: false });
  expect(answer.known && answer.p).toBeCloseTo(0.18345, 5);
});

test('the other way round gives the inverse factor and range', () => {
  const [a, b] = [logs(100, 300, 200, 900, 400, 250), logs(700, 1500, 800, 2500, 900)];
  const [there, back] = [compareGroups(a, b), compareGroups(b, a)];
  expect(there.known && back.known && there.factor * back.factor).toBeCloseTo(1, 12);
  expect(there.known && back.known && there.low * back.high).toBeCloseTo(1, 12);
});

test('one viral video hardly moves the factor', () => {
  const usual = logs(900, 1_000, 1_100, 950, 1_050, 1_000, 980, 1_020, 1_010, 990);
  const viral = [...usual.slice(1), logCount(5_000_000)];
  const answer = compareGroups(viral, usual);
  expect(answer.known && answer.factor).toBeLessThan(1.1);
});

test('a video without views counts as one view, not as minus infinity', () => {
  expect(logCount(0)).toBe(0);
  expect(logPercent(0)).toBeCloseTo(Math.log(0.01), 12);
});

test('the spread of normal data is near its standard deviation, and one wild value changes little', () => {
  const even = Array.from({ length: 101 }, (_, index) => (index - 50) / 10);
  expect(robustSpread([...even, 1e6])).toBeCloseTo(robustSpread(even), 0);
  expect(Math.max(...pulledIn([...even, 1e6]))).toBeLessThan(13);
});
