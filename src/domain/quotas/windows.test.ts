import { expect, test } from 'vitest';
import { quotaWindows } from './windows.ts';

const PARIS = 'Europe/Paris';
const windowsAt = (instant: string, zone = PARIS) => {
  const windows = quotaWindows(new Date(instant), zone);
  return Object.fromEntries(Object.entries(windows).map(([name, at]) => [name, at.toISOString()]));
};

test('a day turns over at midnight of the user’s own time zone', () => {
  expect(windowsAt('2026-11-21T22:59:59Z')).toMatchObject({
    dayStart: '2026-11-20T23:00:00.000Z',
    nextDay: '2026-11-21T23:00:00.000Z',
  });
  expect(windowsAt('2026-11-21T23:00:00Z')).toMatchObject({ dayStart: '2026-11-21T23:00:00.000Z' });
  expect(windowsAt('2026-11-21T23:00:00Z', 'America/New_York')).toMatchObject({
    dayStart: '2026-11-21T05:00:00.000Z',
    nextDay: '2026-11-22T05:00:00.000Z',
  });
});

test('the day of the spring clock change lasts 23 hours, that of autumn 25', () => {
  const hours = (instant: string) => {
    const { dayStart, nextDay } = quotaWindows(new Date(instant), PARIS);
    return (nextDay.getTime() - dayStart.getTime()) / 3_600_000;
  };
  expect(hours('2026-03-29T12:00:00Z')).toBe(23);
  expect(hours('2026-10-25T12:00:00Z')).toBe(25);
  expect(hours('2026-11-21T12:00:00Z')).toBe(24);
});

test('a month turns over on the first, also after February of a leap year and in December', () => {
  expect(windowsAt('2028-02-29T12:00:00Z')).toMatchObject({
    monthStart: '2028-01-31T23:00:00.000Z',
    nextMonth: '2028-02-29T23:00:00.000Z',
  });
  expect(windowsAt('2026-12-31T22:00:00Z')).toMatchObject({ nextMonth: '2026-12-31T23:00:00.000Z' });
  expect(windowsAt('2026-12-31T23:30:00Z')).toMatchObject({
    monthStart: '2026-12-31T23:00:00.000Z',
    nextMonth: '2027-01-31T23:00:00.000Z',
  });
  expect(windowsAt('2026-03-31T12:00:00Z')).toMatchObject({ nextMonth: '2026-03-31T22:00:00.000Z' });
});
