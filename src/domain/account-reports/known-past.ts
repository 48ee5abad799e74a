import { reachesBack as allReachBack } from '#domain/dashboard/compare-periods.ts';
import { isKnownUntil, knownUntil } from '#domain/time/known-span.ts';
import { addDays, localDateIn, type LocalDate } from '#domain/time/local-days.ts';
import type { PostingCalendar } from './posting-calendar.ts';
import type { ReportData } from './report-data.ts';

const DAY_MS = 86_400_000;

/** How many days a day lies before another. */
export function daysBetween(earlier: LocalDate, later: LocalDate): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}

type KnownVideos = Pick<ReportData, 'videos' | 'knownVideos' | 'isWhole' | 'timeZone'>;

/** Whether it is known what was published from this instant on. */
export function reachesBack({ videos, knownVideos, isWhole }: KnownVideos, from: Date): boolean {
  if (isWhole === undefined) return true;
  const videosBefore = videos.filter(({ publishedAt }) => publishedAt < from).length;
  return allReachBack([{ videos: knownVideos, videosBefore, profileVideos: isWhole ? knownVideos : null }]);
}

/** The day of the oldest video, before which nothing is known; null: everything is. */
export function knownFrom({ videos, knownVideos, isWhole, timeZone }: KnownVideos): LocalDate | null {
  const isCut = knownVideos > videos.length;
  const oldest = videos.at(-1);
  if (oldest === undefined || ((isWhole ?? true) && !isCut)) return null;
  return localDateIn(timeZone)(oldest.publishedAt);
}

/** The instant until which it is known what was published, where that is before this end; null: all is known. */
export function endsBefore({ videos, isWhole }: KnownVideos, end: Date): Date | null {
  const until = knownUntil(videos);
  return isWhole === undefined || until === null || isKnownUntil(until, end) ? null : until;
}

/** Weeks of a calendar, as it counts the active ones, of which anything is known. */
export function knownWeeks(calendar: KnownCalendar, lastDay: LocalDate): number {
  const { firstDay, knownFrom: since, knownUntil: until } = calendar;
  const weekOf = (day: LocalDate) => Math.floor(daysBetween(firstDay, day) / 7);
  const oldest = since == null ? 0 : Math.max(0, weekOf(since));
  const newest = weekOf(until == null || until >= lastDay ? lastDay : until);
  return Math.max(0, newest - oldest + 1);
}

export type KnownCalendar = Pick<PostingCalendar, 'firstDay' | 'knownFrom' | 'knownUntil'>;
export type KnownDays = Pick<PostingCalendar, 'knownFrom' | 'knownUntil'>;

/** The days that a calendar knows, and the longest pause among them: also the one that still lasts at the last reading. */
export function knownCalendar(
  calendar: PostingCalendar,
  data: KnownVideos,
  { lastDay, until }: { lastDay: LocalDate; until: Date },
): PostingCalendar {
  if (data.isWhole === undefined) return calendar;
  const end = endsBefore(data, until);
  const last = end === null ? null : localDateIn(data.timeZone)(end);
  const newest = calendar.videos.findLastIndex(count => count > 0);
  const lasts =
    newest < 0 ? null : Math.max(0, daysBetween(addDays(calendar.firstDay, newest), last ?? lastDay));
  const pauses = [calendar.longestPause, lasts].filter(pause => pause !== null);
  return {
    ...calendar,
    longestPause: calendar.longestPause === null && (lasts ?? 0) === 0 ? null : Math.max(...pauses),
    knownFrom: knownFrom(data),
    knownUntil: last,
  };
}
