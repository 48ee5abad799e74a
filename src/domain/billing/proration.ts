import type { PriceList } from './price-list.ts';
import type { Interval, Terms } from './subscription.ts';

interface Period {
  start: Date;
  end: Date;
}

/** What a change costs at once, in euro cents. */
interface Change {
  /** For the rest of the period, or for the new one where a new one begins. */
  chargeCents: number;
  /** Of the old plan, paid and not used up. */
  unusedCents: number;
  dueTodayCents: number;
  /** Left over: it lowers the next invoices. */
  creditCents: number;
  /** When the next invoice comes, and of how much before credit. */
  nextAt: Date;
  nextCents: number;
}

/**
 * What changing plans at `now` costs: the unused part of the old price is credited to the second, the same part of
 * the new one is charged. Another interval begins a new period at once. All amounts are whole cents.
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
 * The same day of the next month or year, UTC, or the last one of a shorter month; `anchorDay` is the day it began
 * on, so that 31 January is followed by 28 February and then 31 March.
 */
export function addInterval(at: Date, interval: Interval, anchorDay: number): Date {
  const year = at.getUTCFullYear() + (interval === 'year' ? 1 : 0);
  const month = at.getUTCMonth() + (interval === 'month' ? 1 : 0);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(at);
  next.setUTCFullYear(year, month, Math.min(anchorDay, lastDay));
  return next;
}
