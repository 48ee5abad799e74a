import type { PriceList } from './price-list.ts';
import type { Interval, Terms } from './subscription.ts';

interface Period {
  start: Date;
  end: Date;
}

/** Immediate cost of a plan change, in euro cents. */
interface Change {
  /** Charge for the rest of the period, or for a whole new period if one begins. */
  chargeCents: number;
  /** Unused part of what was paid for the old plan. */
  unusedCents: number;
  dueTodayCents: number;
  /** Remaining credit, which reduces the next invoices. */
  creditCents: number;
  /** Date of the next invoice, and its amount before credit. */
  nextAt: Date;
  nextCents: number;
}

/**
 * The cost of changing plans at `now`: the unused part of the old price is credited to the second, and the same part of
 * the new price is charged. A different interval starts a new period immediately. All amounts are whole cents.
 */
export function prorate({
  from,
  to,
  period,
  prices,
  now,
}: {
  from: Terms;
  to: Terms;
  period: Period;
  prices: PriceList;
  now: Date;
}): Change {
  const left = Math.max(0, period.end.getTime() - now.getTime());
  const share = Math.min(1, left / (period.end.getTime() - period.start.getTime()));
  const unusedCents = Math.round(prices[from.plan][from.interval] * share);
  const nextCents = prices[to.plan][to.interval];
  const isNewPeriod = from.interval !== to.interval;
  const chargeCents = isNewPeriod ? nextCents : Math.round(nextCents * share);
  const balance = chargeCents - unusedCents;
  return {
    chargeCents,
    unusedCents,
    dueTodayCents: Math.max(0, balance),
    creditCents: Math.max(0, -balance),
    nextAt: isNewPeriod ? addInterval(now, to.interval, now.getUTCDate()) : period.end,
    nextCents,
  };
}

/**
 * The same day of the next month or year, UTC, or the last day of a shorter month; `anchorDay` is the original day, so
 * that 31 January is followed by 28 February and then 31 March.
 */
export function addInterval(at: Date, interval: Interval, anchorDay: number): Date {
  const year = at.getUTCFullYear() + (interval === 'year' ? 1 : 0);
  const month = at.getUTCMonth() + (interval === 'month' ? 1 : 0);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(at);
  next.setUTCFullYear(year, month, Math.min(anchorDay, lastDay));
  return next;
}
