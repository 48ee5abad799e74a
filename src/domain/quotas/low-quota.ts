import { UNLIMITED } from '../plans/plan-table.ts';
import { counterOf, type CounterColumn, type Meter, type MeterLimits, type QuotaPeriod } from './meters.ts';

/** Four fifths used, or all used. */
export const QUOTA_LEVELS = ['low', 'full'] as const;
export type QuotaLevel = (typeof QUOTA_LEVELS)[number];

/** Share used from which a quota counts as low. */
const LOW_FROM = 0.8;

export interface LowQuota {
  period: QuotaPeriod;
  used: number;
  limit: number;
}

/** The level of a quota known to be low. */
export function levelOf({ used, limit }: Pick<LowQuota, 'used' | 'limit'>): QuotaLevel {
  return used >= limit ? 'full' : 'low';
}

/** The periods in which at least four fifths of a meter are used; the month first, as the more important. */
export function lowQuotas(
  meter: Meter,
  limits: MeterLimits,
  used: Partial<Record<CounterColumn, number>>,
): LowQuota[] {
  return (['month', 'day'] as const).flatMap(period => {
    const counter = counterOf(meter, period);
    const limit = limits[period];
    if (counter === null || limit === UNLIMITED) return [];
    const count = used[counter.columns[0]] ?? 0;
    return count > 0 && count >= limit * LOW_FROM ? [{ period, used: Math.min(count, limit), limit }] : [];
  });
}
