import { expect, test } from 'vitest';
import { CALENDAR_WEEKS, longestPause, postingCalendar } from './posting-calendar.ts';

test('53 weeks of days end with the last day; each video stands on its local day', () => {
  const calendar = postingCalendar(
    [new Date('2026-11-20T22:30:00Z'), new Date('2026-11-20T23:30:00Z'), new Date('2026-11-18T10:00:00Z')],
    '2026-11-20',
    'Europe/Paris',
  );
  // From a Monday to a Friday.
  expect(calendar.videos).toHaveLength((CALENDAR_WEEKS - 1) * 7 + 5);
  expect(calendar.firstDay).toBe('2025-11-17');
  // 23:30 is still the same day, 00:30 is the next one.
  expect(calendar.videos.slice(-3)).toEqual([1, 0, 1]);
  expect(calendar).toMatchObject({ activeDays: 2, activeWeeks: 1, longestPause: 1 });
});

test('videos before the first day count nowhere, several of a day together', () => {
  const at = (text: string) => new Date(`${text}T12:00:00Z`);
  const calendar = postingCalendar(
    [at('2020-01-01'), at('2026-11-01'), at('2026-11-01'), at('2026-11-11')],
    '2026-11-20',
    'Europe/Paris',
  );
  expect(calendar.videos.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(Math.max(...calendar.videos)).toBe(2);
  expect(calendar).toMatchObject({ activeDays: 2, activeWeeks: 2, longestPause: 9 });
});

test('a week is from Monday to Sunday, whichever day the period ends on', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const weeks = (last: string) =>
    postingCalendar([at('2026-11-15'), at('2026-11-16')], last, 'UTC').activeWeeks;
  // A Sunday, and the Monday after it.
  for (const last of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-22'])
    expect(weeks(last), last).toBe(2);
});

test('without two videos there is no pause to speak of', () => {
  expect(postingCalendar([], '2026-11-20', 'UTC')).toMatchObject({ activeDays: 0, longestPause: null });
});

test('the longest pause of a period is between its own videos', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(longestPause([at('2026-11-20'), at('2026-11-10'), at('2026-11-12')], 'UTC')).toBe(7);
  expect(longestPause([at('2026-11-20'), at('2026-11-20')], 'UTC')).toBeNull();
  expect(longestPause([], 'UTC')).toBeNull();
});
