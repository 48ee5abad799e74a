import { addDays, localDateIn, startOfLocalDay } from '#domain/periods/local-days.ts';

/** The day and the month that counters belong to, in the user's time zone. */
export interface QuotaWindows {
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
  // Day 32 of any month lies in the next one.
  const firstOfNext = `${addDays(firstOfMonth, 31).slice(0, 8)}01`;
  return {
    dayStart: startOfLocalDay(today, timeZone),
    monthStart: startOfLocalDay(firstOfMonth, timeZone),
    nextDay: startOfLocalDay(addDays(today, 1), timeZone),
    nextMonth: startOfLocalDay(firstOfNext, timeZone),
  };
}
