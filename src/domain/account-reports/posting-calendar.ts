import { DAY_MS } from '#domain/time/day-ms.ts';
import { addDays, localDateIn, type LocalDate } from '#domain/time/local-days.ts';

export const CALENDAR_WEEKS = 53;

export interface PostingCalendar {
  /** The Monday of the first of 53 weeks; the last day is that of the report's period. */
  firstDay: LocalDate;
  /** Videos published on each day, oldest day first. */
  videos: number[];
  /** There is no data for earlier days; null: all days are covered. Absent in reports made before it was stored. */
  knownFrom?: LocalDate | null;
  /** There is no data for later days; null: all days are covered. */
  knownUntil?: LocalDate | null;
  /** Days with a video. */
  activeDays: number;
  /** Weeks from Monday to Sunday with a video; the last may be incomplete. */
  activeWeeks: number;
  /** Days of the longest pause between two of these videos; null with fewer than two. */
  longestPause: number | null;
}

/** Days of the longest gap without a video; null with fewer than two days that have one. */
export function longestPause(published: readonly Date[], timeZone: string): number | null {
  const dateOf = localDateIn(timeZone);
  const days = [...new Set(published.map(instant => Date.parse(dateOf(instant))))].sort((a, b) => a - b);
  const pauses = days.slice(1).map((day, index) => Math.round((day - (days[index] ?? day)) / DAY_MS) - 1);
  return pauses.length === 0 ? null : Math.max(...pauses);
}

/** When videos were published over 53 weeks, in the days of a time zone. */
export function postingCalendar(
  published: readonly Date[],
  lastDay: LocalDate,
  timeZone: string,
): PostingCalendar {
  const dateOf = localDateIn(timeZone);
  const counts = new Map<LocalDate, number>();
  for (const instant of published) counts.set(dateOf(instant), (counts.get(dateOf(instant)) ?? 0) + 1);
  return calendarOfDays(counts, lastDay);
}

/** The same from the number of videos per day. */
export function calendarOfDays(counts: ReadonlyMap<LocalDate, number>, lastDay: LocalDate): PostingCalendar {
  const sinceMonday = (new Date(`${lastDay}T00:00:00Z`).getUTCDay() + 6) % 7;
  const length = (CALENDAR_WEEKS - 1) * 7 + sinceMonday + 1;
  const days = Array.from({ length }, (_, index) => addDays(lastDay, index + 1 - length));
  const [firstDay = lastDay] = days;
  const videos = days.map(day => counts.get(day) ?? 0);
  const active = videos.flatMap((count, index) => (count > 0 ? [index] : []));
  const pauses = active.slice(1).map((at, index) => at - (active[index] ?? at) - 1);
  return {
    firstDay,
    videos,
    activeDays: active.length,
    activeWeeks: new Set(active.map(at => Math.floor(at / 7))).size,
    longestPause: pauses.length === 0 ? null : Math.max(...pauses),
  };
}
