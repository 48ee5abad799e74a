import { DAY_MS } from '#domain/time/day-ms.ts';
import { PLANS, UNLIMITED, type SoldPlan } from '../plans/plan-table.ts';

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Plans available for purchase. */
export const BOUGHT_PLANS = [
  'premium',
  'business_starter',
  'business_pro',
  'business_advanced',
] as const satisfies readonly SoldPlan[];
export type BoughtPlan = (typeof BOUGHT_PLANS)[number];

/** The smallest plan that sends reports on so many accounts; beyond those that anybody may buy, the one on request. */
export function reportPlanFor(accounts: number): SoldPlan {
  const suffices = ({ reportExport, limits }: (typeof PLANS)[SoldPlan]) =>
    reportExport && (limits.accounts === UNLIMITED || limits.accounts >= accounts);
  return BOUGHT_PLANS.find(plan => suffices(PLANS[plan])) ?? 'business_enterprise';
}

/** Subscription statuses, as named by Stripe. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export interface Subscription {
  plan: BoughtPlan;
  interval: Interval;
  status: SubscriptionStatus;
  /** Since when its oldest unpaid invoice is due; null: none is unpaid. */
  unpaidSince: Date | null;
  /** No invoices and no service until then; null: no pause was requested. */
  pausedUntil: Date | null;
  /** Start of the pause, at the end of the paid period; null: it has begun. */
  pausedFrom: Date | null;
  periodEnd: Date;
}

/** Number of days for which service continues after a failed payment. */
export const GRACE_DAYS = 14;

export function graceEndsAt(unpaidSince: Date): Date {
  return new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);
}

/** Service level of a subscription: full, full for now, or none. No data is ever deleted. */
type SubscriptionState =
  | { state: 'good' }
  | { state: 'grace'; until: Date }
  | { state: 'read_only'; since: Date }
  | { state: 'paused'; until: Date }
  | { state: 'over' };

/** State of a subscription at an instant. After the grace period of a failed payment it is read-only. */
export function subscriptionStateOf(
  {
    status,
    unpaidSince,
    pausedFrom,
    pausedUntil,
  }: Pick<Subscription, 'status' | 'unpaidSince' | 'pausedFrom' | 'pausedUntil'>,
  now: Date,
): SubscriptionState {
  if (status === 'canceled' || status === 'incomplete' || status === 'incomplete_expired')
    return { state: 'over' };
  const hasPauseBegun = pausedFrom === null || pausedFrom <= now;
  if (pausedUntil !== null && pausedUntil > now && hasPauseBegun)
    return { state: 'paused', until: pausedUntil };
  if (status === 'past_due' || status === 'unpaid') {
    const until = graceEndsAt(unpaidSince ?? now);
    return until > now && status === 'past_due'
      ? { state: 'grace', until }
      : { state: 'read_only', since: until };
  }
  return { state: 'good' };
}

const RANK: readonly SoldPlan[] = BOUGHT_PLANS;

/** The plan that the subscriptions grant at an instant: the largest of those in force, else the free one. */
export function planOfSubscriptions(subscriptions: readonly Subscription[], now: Date): SoldPlan {
  let best: SoldPlan = 'freemium';
  for (const subscription of subscriptions) {
    const { state } = subscriptionStateOf(subscription, now);
    if (state !== 'good' && state !== 'grace') continue;
    if (RANK.indexOf(subscription.plan) > RANK.indexOf(best)) best = subscription.plan;
  }
  return best;
}

/** The purchase: a plan, monthly or yearly. */
export interface Terms {
  plan: BoughtPlan;
  interval: Interval;
}

/**
 * When a change takes effect: immediately for an upgrade, with the next period for a downgrade. The paid period is used
 * up first, so that choosing a smaller plan costs nothing that day.
 */
export function changeTiming(from: Terms, to: Terms): 'now' | 'period_end' {
  const step = RANK.indexOf(to.plan) - RANK.indexOf(from.plan);
  if (step !== 0) return step > 0 ? 'now' : 'period_end';
  return from.interval === 'year' && to.interval === 'month' ? 'period_end' : 'now';
}

/** The lookup key by which Stripe finds a price, whatever its id. */
export function priceKey(plan: BoughtPlan, interval: Interval): string {
  return `accroche_${plan}_${interval}`;
}

export function findPriceKey(key: string): Terms | null {
  for (const plan of BOUGHT_PLANS) {
    for (const interval of INTERVALS) if (priceKey(plan, interval) === key) return { plan, interval };
  }
  return null;
}
