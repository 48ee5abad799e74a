import { addDays, localDateIn, startOfLocalDay } from '#domain/time/local-days.ts';

/** The day and the month that counters belong to, in the user's time zone. */
interface QuotaWindows {
  dayStart: Date;
  monthStart: Date;
  /** When the daily counters reset: the next local midnight. */
  nextDay: Date;
  /** When the monthly counters reset: the first local midnight of next month. */
  nextMonth: Date;
}

/**
 * Quotas reset at midnight in the user's time zone; on a clock change the day lasts 23 or 25 hours. `timeZone` is an
 * IANA name.
 */
export function quotaWindows(now: Date, timeZone: string): QuotaWindows {
  const today = localDateIn(timeZone)(now);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  return {
    dayStart: startOfLocalDay(today, timeZone),
    monthStart: startOfLocalDay(firstOfMonth, timeZone),
    nextDay: startOfLocalDay(addDays(today, 1), timeZone),
    nextMonth: startOfLocalDay(firstOfNextMonth(firstOfMonth), timeZone),
  };
}

function firstOfNextMonth(firstOfMonth: string): string {
  // Day 32 of any month falls in the next one.
  return `${addDays(firstOfMonth, 31).slice(0, 8)}01`;
}

/** No local day is shorter, clock changes included. */
export const SHORTEST_DAY_HOURS = 23;
/** No local month is shorter: 28 days, less one hour. */
export const SHORTEST_MONTH_HOURS = 28 * 24 - 1;

/** Possible ends of the current day and month: the next reset, or, when that comes too soon, the one after. */
export interface QuotaEnds {
  day: readonly [Date, Date];
  month: readonly [Date, Date];
}

export function quotaEnds(now: Date, timeZone: string): QuotaEnds {
  const today = localDateIn(timeZone)(now);
  const nextMonth = firstOfNextMonth(`${today.slice(0, 8)}01`);
  return {
    day: [startOfLocalDay(addDays(today, 1), timeZone), startOfLocalDay(addDays(today, 2), timeZone)],
    month: [startOfLocalDay(nextMonth, timeZone), startOfLocalDay(firstOfNextMonth(nextMonth), timeZone)],
  };
}

/**
 * When counters reset. A day or a month with usage keeps its end even if the time zone changes, and the next one is
 * never shorter than a real day or month: changing time zones gains no extra reset. `spentUntil` is the end of the last
 * one with usage.
 */
export function quotaEnd(
  [first, second]: readonly [Date, Date],
  spentUntil: Date | null,
  shortestHours: number,
): Date {
  if (spentUntil === null) return first;
  return first.getTime() - spentUntil.getTime() >= shortestHours * 3_600_000 ? first : second;
}
