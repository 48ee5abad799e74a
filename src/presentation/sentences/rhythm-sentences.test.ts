import { expect, test } from 'vitest';
import { calendarOfDays } from '#domain/account-reports/posting-calendar.ts';
import { knownCalendar } from '#domain/account-reports/known-calendar.ts';
import { addDays } from '#domain/time/local-days.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { rhythmSentences } from './rhythm-sentences.ts';

const LAST = '2026-11-22';
const t = translateWith('fr', fr);
/** A video every seven days for so many weeks, of an account whose oldest video is this many days old. */
const said = (weeks: number, oldestDays: number) => {
  const days = Array.from({ length: weeks }, (_, index) => addDays(LAST, -7 * index));
  const at = new Date(`${addDays(LAST, -oldestDays)}T12:00:00Z`);
  const whole = {
    period: { videos: 4, views: 1 },
    comparison: { videos: 4, views: 1 },
    oldestVideoAt: at,
    days: [],
  };
  const calendar = knownCalendar(
    calendarOfDays(new Map(days.map(day => [day, 1])), LAST),
    { videos: [], knownVideos: weeks, isWhole: true, whole, timeZone: 'UTC' },
    { lastDay: LAST, until: new Date(`${LAST}T23:00:00Z`) },
  );
  return rhythmSentences(calendar, LAST, t);
};

test('the weeks before the first video are no weeks without one', () => {
  expect(said(28, 27 * 7)).toEqual([
    '28 semaines actives sur les 28 connues.',
    'Plus longue pause en 28 semaines : 6 jours.',
  ]);
});

test('a pause that began before the calendar does counts in it', () => {
  expect(said(28, 900)).toEqual([
    '28 semaines actives sur 53.',
    'Plus longue pause en 53 semaines : 181 jours.',
  ]);
});
