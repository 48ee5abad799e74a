import { localDates, startOfLocalDay } from '#domain/time/local-days.ts';

/**
 * Midnights in the given time zone between two instants (both inclusive), oldest first: every one of them, or every
 * second, third … so that at most `most` (≥ 1) remain; the newest always does.
 */
export function dayTicks(from: Date, to: Date, timeZone: string, most: number): Date[] {
  // The first local day starts before `from`, unless `from` is its midnight.
  const [first, ...later] = localDates(from, to, timeZone);
  const begun = first === undefined ? to : startOfLocalDay(first, timeZone);
  const dates = first !== undefined && begun >= from ? [first, ...later] : later;
  const every = Math.ceil(dates.length / Math.max(1, most));
  return dates
    .filter((_, index) => (dates.length - 1 - index) % every === 0)
    .map(date => startOfLocalDay(date, timeZone));
}
