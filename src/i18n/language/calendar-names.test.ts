import { expect, test } from 'vitest';
import { calendarNames } from './calendar-names.ts';

test('calendar dates are named in both languages, whatever the time zone', () => {
  const french = calendarNames('fr');
  expect(french.day('2026-11-21')).toBe('samedi 21 novembre 2026');
  expect(french.month('2026-08-01')).toBe('août');
  expect([0, 1, 6].map(day => french.weekday(day))).toEqual(['dim.', 'lun.', 'sam.']);
  const english = calendarNames('en');
  expect(english.day('2026-11-21')).toMatch(/^Saturday,? 21 November 2026$/);
  expect([0, 1, 6].map(day => english.weekday(day))).toEqual(['Sun', 'Mon', 'Sat']);
});
