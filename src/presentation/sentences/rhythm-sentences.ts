import { CALENDAR_WEEKS } from '#domain/account-reports/posting-calendar.ts';
import { knownWeeks, type KnownCalendar } from '#domain/account-reports/known-calendar.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import type { T } from '#i18n/messages.ts';

/** How many of the known weeks had a video, and the longest pause in them. */
export function rhythmSentences(
  calendar: KnownCalendar & { activeWeeks: number; longestPause: number | null },
  lastDay: LocalDate,
  t: T,
): string[] {
  const weeks = knownWeeks(calendar, lastDay);
  const { activeWeeks: count, longestPause } = calendar;
  if (weeks === 0) return [];
  if (weeks === 1) return [t('reportFindings.calendar.oneWeek')];
  if (weeks === 1) return [t('reportFindings.calendar.oneWeek')];
  const key = weeks < CALENDAR_WEEKS ? 'knownWeeks' : 'weeks';
  return [
    `${t(`reportFindings.calendar.${key}`, { count, weeks })}.`,
    ...(longestPause !== null ? [t('reportFindings.calendar.pause', { count: longestPause, weeks })] : []),
  ];
}
