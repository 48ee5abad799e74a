import { endsBefore, knownSince } from '#domain/time/known-span.ts';
import { addDays, daysBetween, localDateIn, type LocalDate } from '#domain/time/local-days.ts';
import type { PostingCalendar } from './posting-calendar.ts';
import { knownSpanOf, type ReportData } from './report-data.ts';

/** Number of calendar weeks with any data, counted like the active ones. */
export function knownWeeks(calendar: KnownCalendar, lastDay: LocalDate): number {
  const { firstDay, knownFrom: since, knownUntil: until } = calendar;
  const weekOf = (day: LocalDate) => Math.floor(daysBetween(firstDay, day) / 7);
  const oldest = since == null ? 0 : Math.max(0, weekOf(since));
  const newest = weekOf(until == null || until >= lastDay ? lastDay : until);
  return Math.max(0, newest - oldest + 1);
}

type KnownCalendar = Pick<PostingCalendar, 'firstDay' | 'knownFrom' | 'knownUntil'>;
export type KnownDays = Pick<PostingCalendar, 'knownFrom' | 'knownUntil'>;

/**
 * The calendar limited to the days with data, and the longest pause in them, including one still in progress at the
 * last measurement.
 */
export function knownCalendar(
  calendar: PostingCalendar,
  data: Pick<ReportData, 'videos' | 'knownVideos' | 'isWhole' | 'whole' | 'timeZone'>,
  { lastDay, until }: { lastDay: LocalDate; until: Date },
): PostingCalendar {
  if (data.isWhole === undefined) return calendar;
  const dateOf = localDateIn(data.timeZone);
  const span = knownSpanOf(data);
  const since = knownSince(span);
  const end = endsBefore([span], until);
  const last = end === null ? null : dateOf(end);
  const newest = calendar.videos.findLastIndex(count => count > 0);
  const lasts =
    newest < 0 ? null : Math.max(0, daysBetween(addDays(calendar.firstDay, newest), last ?? lastDay));
  const oldest = data.whole?.oldestVideoAt ?? data.videos.at(-1)?.publishedAt;
  // A pause that the first week of the calendar cuts.
  const first = calendar.videos.findIndex(count => count > 0);
  const cut = oldest !== undefined && dateOf(oldest) < calendar.firstDay && first > 0 ? first : null;
  const pauses = [calendar.longestPause, lasts, cut].filter(pause => pause !== null);
  return {
    ...calendar,
    longestPause:
      calendar.longestPause === null && cut === null && (lasts ?? 0) === 0 ? null : Math.max(...pauses),
    knownFrom: since === null ? null : dateOf(since),
    knownUntil: last,
  };
}
