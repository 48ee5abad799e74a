import { expect, test } from 'vitest';
import { DEFAULT_PERIOD_DAYS, parsePeriodDays, PERIOD_DAYS } from './period.ts';

test('the periods are 2, 7, 15, 21 and 30 days; 30 everywhere by default', () => {
  expect([...PERIOD_DAYS]).toEqual([2, 7, 15, 21, 30]);
  expect(DEFAULT_PERIOD_DAYS).toBe(30);
});

test.each([[2], [7], [15], [21], [30], ['7'], [' 30 ']])('%j is a period', value => {
  expect(parsePeriodDays(value)).toBe(Number(value));
});

test.each([
  [0],
  [-7],
  [1],
  [3],
  [29],
  [31],
  [7.5],
  [''],
  ['seven'],
  [null],
  [undefined],
  [Number.NaN],
  [Infinity],
  [{}],
])('%j is not a period', value => {
  expect(parsePeriodDays(value)).toBeNull();
});
