import { addDays, localDateIn, startOfLocalDay } from '#domain/time/local-days.ts';
import type { Period } from './period.ts';

/**
 * The as many whole local days before a period that begins with a local day: the two meet at its first instant, so
 * that nothing published lies in both or in neither. Today counts as far as it has gone.
 */
export function previousLocalDays(period: Period, timeZone: string): Period {
  const oldest = addDays(localDateIn(timeZone)(period.from), -period.days);
  return {
    days: period.days,
    from: startOfLocalDay(oldest, timeZone),
    to: new Date(period.from.getTime() - 1),
  };
}
