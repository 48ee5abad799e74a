import { expect, test } from 'vitest';
import {
  DASHBOARD_DEFAULT_DAYS,
  lastDays,
  PANEL_DEFAULT_DAYS,
  parsePeriodDays,
  PERIOD_DAYS,
} from './period.ts';

test('the periods are 2, 7, 15, 21 and 30 days; 7 by default on the panel, 30 on the dashboard', () => {
  expect([...PERIOD_DAYS]).toEqual([2, 7, 15, 21, 30]);
  expect(PANEL_DEFAULT_DAYS).toBe(7);
  expect(DASHBOARD_DEFAULT_DAYS).toBe(30);
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

test('a period ends at the instant asked about and is as many times 24 hours long, also over a clock change', () => {
  const now = new Date('2026-10-26T08:00:00Z');
  expect(lastDays(2, now)).toEqual({ days: 2, from: new Date('2026-10-24T08:00:00Z'), to: now });
  for (const days of PERIOD_DAYS) {
    const { from, to } = lastDays(days, now);
    expect(to.getTime() - from.getTime()).toBe(days * 24 * 3_600_000);
  }
});
