import { DAY_MS } from '#domain/time/day-ms.ts';
import { dayTicks } from './day-ticks.ts';
import { weekTicks } from './week-ticks.ts';

/** A time span in a user's time zone. */
export interface TimeSpan {
  from: Date;
  to: Date;
  timeZone: string;
  /** First weekday, 0 is Sunday: longer periods have grid lines at weeks. */
  firstWeekday?: number;
}

/** From this length on, week lines are clearer than every second or third day. */
const WEEKS_FROM_DAYS = 20;

/**
 * Midnights to label under a chart, at most `most`: every day, or every second, third …; in longer periods the first
 * day of each week, where these fit.
 */
export function timeTicks({ from, to, timeZone, firstWeekday }: TimeSpan, most: number): Date[] {
  const isLong = to.getTime() - from.getTime() >= WEEKS_FROM_DAYS * DAY_MS;
  const weeks = isLong && firstWeekday !== undefined ? weekTicks(from, to, timeZone, firstWeekday) : [];
  return weeks.length > 0 && weeks.length <= most ? weeks : dayTicks(from, to, timeZone, most);
}
