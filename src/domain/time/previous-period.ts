import { addDays, localDateIn, startOfLocalDay } from '#domain/time/local-days.ts';
import type { Period } from './period.ts';

/**
 * The period before one of whole local days, of equal length: it begins as many local days earlier at the first
 * instant of the day, and lasts as long. A day that is only half over is so measured against half a day.
 */
export function previousLocalDays(period: Period, timeZone: string): Period {
  const oldest = addDays(localDateIn(timeZone)(period.from), -period.days);
  const from = startOfLocalDay(oldest, timeZone);
  const lastedMs = period.to.getTime() - period.from.getTime();
  // Where clocks changed in between, an hour could reach into the period itself.
  const to = Math.min(from.getTime() + lastedMs, period.from.getTime() - 1);
  return { days: period.days, from, to: new Date(to) };
}
