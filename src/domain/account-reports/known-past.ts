import { reachesBack as allReachBack } from '#domain/dashboard/compare-periods.ts';
import { localDateIn, type LocalDate } from '#domain/periods/local-days.ts';
import { CALENDAR_WEEKS, type PostingCalendar } from './posting-calendar.ts';
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

/** Weeks of a calendar of which anything is known: those since the first known day. */
export function knownWeeks({ knownFrom: since }: PostingCalendar, lastDay: LocalDate): number {
  if (since == null) return CALENDAR_WEEKS;
  return Math.min(CALENDAR_WEEKS, Math.floor(daysBetween(since, lastDay) / 7) + 1);
}
