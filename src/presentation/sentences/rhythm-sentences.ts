import { CALENDAR_WEEKS, type PostingCalendar } from '#domain/account-reports/posting-calendar.ts';
import { knownWeeks } from '#domain/account-reports/known-calendar.ts';
import { addDays, type LocalDate } from '#domain/time/local-days.ts';
import type { T } from '#i18n/messages.ts';

/** How many of the known weeks had a video, from the first one on, and the longest pause in them. */
export function rhythmSentences(
  calendar: Omit<PostingCalendar, 'activeDays'>,
  lastDay: LocalDate,
  t: T,
): string[] {
  const { activeWeeks: count, longestPause, firstDay, videos } = calendar;
  const before = videos.findIndex(published => published > 0);
  // Days without a video that are no pause: the account had none yet.
  const hasBegun = longestPause !== null && before > longestPause;
  const weeks = knownWeeks(
    hasBegun ? { ...calendar, knownFrom: addDays(firstDay, before) } : calendar,
    lastDay,
  );
  if (weeks === 0) return [];
  if (weeks === 1) return [t('reportFindings.calendar.oneWeek')];
  const key = weeks < CALENDAR_WEEKS ? 'knownWeeks' : 'weeks';
  return [
    `${t(`reportFindings.calendar.${key}`, { count, weeks })}.`,
    ...(longestPause !== null ? [t('reportFindings.calendar.pause', { count: longestPause, weeks })] : []),
  ];
}
