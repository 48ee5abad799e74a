import { addDays, localDateIn, startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';

/** Whole days in a time zone. */
export interface ReportPeriod {
  /** First and last day, both inclusive. */
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** First instant. */
  from: Date;
  /** First instant after the period. */
  until: Date;
}

/**
 * The last `days` whole days before the day of `now`, and the same number before them. Whole days, so that both periods
 * have equal calendar length and the hour of the request changes nothing.
 */
export function reportPeriods(
  days: number,
  now: Date,
  timeZone: string,
): { period: ReportPeriod; comparison: ReportPeriod } {
  const today = localDateIn(timeZone)(now);
  const endingBefore = (end: LocalDate): ReportPeriod => {
    const firstDay = addDays(end, -days);
    return {
      firstDay,
      lastDay: addDays(end, -1),
      from: startOfLocalDay(firstDay, timeZone),
      until: startOfLocalDay(end, timeZone),
    };
  };
  const period = endingBefore(today);
  return { period, comparison: endingBefore(period.firstDay) };
}

export function isWithin({ from, until }: ReportPeriod, instant: Date): boolean {
  return instant >= from && instant < until;
}
