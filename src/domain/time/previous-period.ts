import { addDays, localDateIn, startOfLocalDay } from '#domain/time/local-days.ts';
import type { Period } from './period.ts';

/**
 * The same number of whole local days before a period that begins with a local day. The two are adjacent: any
 * publication lies in exactly one of them. Today counts as elapsed so far.
 */
export function previousLocalDays(period: Period, timeZone: string): Period {
  const oldest = addDays(localDateIn(timeZone)(period.from), -period.days);
  return {
    days: period.days,
    from: startOfLocalDay(oldest, timeZone),
    to: new Date(period.from.getTime() - 1),
  };
}
