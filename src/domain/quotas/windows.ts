import { addDays, localDateIn, startOfLocalDay } from '#domain/time/local-days.ts';

/** The day and the month that counters belong to, in the user's time zone. */
interface QuotaWindows {
  dayStart: Date;
  monthStart: Date;
  /** When the day's counters turn over: the next local midnight. */
  nextDay: Date;
  /** When the month's counters turn over: the first local midnight of next month. */
  nextMonth: Date;
}

/**
 * Quotas turn over at midnight of the user's own time zone; around a clock change the day lasts 23 or 25 hours.
 * `timeZone` is an IANA name.
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
  // Day 32 of any month lies in the next one.
  return `${addDays(firstOfMonth, 31).slice(0, 8)}01`;
}

/** No local day is shorter, clock changes included. */
export const SHORTEST_DAY_HOURS = 23;
/** No local month is shorter: 28 days, less one hour. */
export const SHORTEST_MONTH_HOURS = 28 * 24 - 1;

/** Where the running day and month may end: at the first turn, or, when that comes too soon, at the one after. */
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
 * When counters turn over. A day or a month in which something was spent keeps its end whatever becomes of the time
 * zone, and the next one is never shorter than days or months are: changing zones wins nobody a turn.
 * `spentUntil` is the end of the last one in which something was spent.
 */
export function quotaEnd(
  [first, second]: readonly [Date, Date],
  spentUntil: Date | null,
  shortestHours: number,
): Date {
  if (spentUntil === null) return first;
  return first.getTime() - spentUntil.getTime() >= shortestHours * 3_600_000 ? first : second;
}
