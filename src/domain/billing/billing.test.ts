import { describe, expect, test } from 'vitest';
import { pauseAfter } from './pause.ts';
import { addInterval, prorate } from './proration.ts';
import {
  BOUGHT_PLANS,
  changeTiming,
  findPriceKey,
  INTERVALS,
  planOfSubscriptions,
  priceKey,
  subscriptionStateOf,
  SUBSCRIPTION_STATUSES,
  type Subscription,
} from './subscription.ts';
import { PLANS } from '../plans/plan-table.ts';
import { readPriceList } from './price-list.ts';

const TABLE_PRICES = readPriceList('').prices;

const NOW = new Date('2026-11-21T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  plan: 'premium',
  interval: 'month',
  status: 'active',
  unpaidSince: null,
  pausedFrom: null,
  pausedUntil: null,
  periodEnd: later(10),
  ...changes,
});

test('the plans that are bought are those that the plan table sells publicly for money', () => {
  const sold = Object.entries(PLANS).filter(([, plan]) => plan.sale === 'public' && plan.monthlyPriceCents);
  expect(sold.map(([name]) => name)).toEqual([...BOUGHT_PLANS]);
  for (const plan of BOUGHT_PLANS) {
    expect(TABLE_PRICES[plan]).toEqual({
      month: PLANS[plan].monthlyPriceCents,
      year: (PLANS[plan].monthlyPriceCents ?? Number.NaN) * 10,
    });
    for (const interval of INTERVALS)
      expect(findPriceKey(priceKey(plan, interval))).toEqual({ plan, interval });
  }
  expect(findPriceKey('accroche_gold_month')).toBeNull();
});

describe('where a subscription stands', () => {
  test.each(SUBSCRIPTION_STATUSES)('%s gives its plan or the free one, and never throws', status => {
    const plan = planOfSubscriptions([subscription({ status })], NOW);
    expect(plan).toBe(['active', 'trialing', 'past_due', 'paused'].includes(status) ? 'premium' : 'freemium');
  });

  test('a failed payment leaves 14 days, to the millisecond', () => {
    const unpaid = subscription({ status: 'past_due', unpaidSince: later(-14) });
    expect(
      subscriptionStateOf({ ...unpaid, unpaidSince: new Date(later(-14).getTime() + 1) }, NOW).state,
    ).toBe('grace');
    expect(subscriptionStateOf(unpaid, NOW)).toEqual({ state: 'read_only', since: NOW });
    expect(planOfSubscriptions([unpaid], NOW)).toBe('freemium');
  });

  test('a pause ends by itself', () => {
    expect(subscriptionStateOf(subscription({ pausedUntil: later(1) }), NOW)).toEqual({
      state: 'paused',
      until: later(1),
    });
    expect(subscriptionStateOf(subscription({ pausedUntil: NOW }), NOW).state).toBe('good');
  });

  test('a pause takes nothing of what is paid: it begins with the end of the period', () => {
    const end = new Date('2027-01-31T10:00:00Z');
    const { from, until } = pauseAfter(end, 1);
    expect([from, until]).toEqual([end, new Date('2027-02-28T10:00:00Z')]);
    const planned = subscription({ pausedFrom: from, pausedUntil: until });
    expect(subscriptionStateOf(planned, new Date(end.getTime() - 1)).state).toBe('good');
    expect(subscriptionStateOf(planned, end)).toEqual({ state: 'paused', until });
  });

  test('of several, the largest counts', () => {
    const two = [subscription(), subscription({ plan: 'business_pro' })];
    expect(planOfSubscriptions(two, NOW)).toBe('business_pro');
    expect(planOfSubscriptions([], NOW)).toBe('freemium');
  });
});

test('more takes effect at once; less, or shorter, with the next period', () => {
  const timing = (from: [Subscription['plan'], Subscription['interval']], to: typeof from) =>
    changeTiming({ plan: from[0], interval: from[1] }, { plan: to[0], interval: to[1] });
  expect(timing(['premium', 'month'], ['business_pro', 'month'])).toBe('now');
  expect(timing(['premium', 'year'], ['business_pro', 'month'])).toBe('now');
  expect(timing(['premium', 'month'], ['premium', 'year'])).toBe('now');
  expect(timing(['premium', 'year'], ['premium', 'month'])).toBe('period_end');
  expect(timing(['business_pro', 'month'], ['premium', 'month'])).toBe('period_end');
  expect(timing(['business_pro', 'month'], ['premium', 'year'])).toBe('period_end');
});

describe('the amount due today', () => {
  const period = { start: later(-10), end: later(20) };
  const terms = (plan: Subscription['plan'], interval: Subscription['interval'] = 'month') => ({
    plan,
    interval,
  });

  test('is the difference for the rest of the period; what is left over is a credit', () => {
    const up = prorate({
      from: terms('premium'),
      to: terms('business_pro'),
      period,
      prices: TABLE_PRICES,
      now: NOW,
    });
    expect(up).toMatchObject({
      unusedCents: 2_600,
      chargeCents: 9_933,
      dueTodayCents: 7_333,
      creditCents: 0,
    });
    const down = prorate({
      from: terms('business_pro'),
      to: terms('premium'),
      period,
      prices: TABLE_PRICES,
      now: NOW,
    });
    expect(down).toMatchObject({ dueTodayCents: 0, creditCents: 7_333, nextAt: period.end });
  });

  test('is the new period less the unused part when months become years', () => {
    const yearly = prorate({
      from: terms('premium'),
      to: terms('premium', 'year'),
      period,
      prices: TABLE_PRICES,
      now: NOW,
    });
    expect(yearly).toMatchObject({ dueTodayCents: 39_000 - 2_600, nextCents: 39_000 });
    expect(yearly.nextAt.toISOString()).toBe('2027-11-21T10:00:00.000Z');
  });

  test('is whole cents for every plan and every day, and up and down cancel out', () => {
    for (const from of BOUGHT_PLANS) {
      for (const to of BOUGHT_PLANS) {
        for (let day = 0; day <= 30; day += 1) {
          const now = new Date(period.start.getTime() + day * 86_400_000);
          const there = prorate({ from: terms(from), to: terms(to), period, prices: TABLE_PRICES, now });
          const back = prorate({ from: terms(to), to: terms(from), period, prices: TABLE_PRICES, now });
          expect(Object.values(there).every(value => value instanceof Date || Number.isInteger(value))).toBe(
            true,
          );
          expect(there.dueTodayCents - there.creditCents + back.dueTodayCents - back.creditCents).toBe(0);
        }
      }
    }
  });
});

test('a month later is the same day, or the last of a shorter month, without losing the day', () => {
  const next = (at: string) => addInterval(new Date(at), 'month', 31).toISOString().slice(0, 10);
  expect(next('2027-01-31T10:00:00Z')).toBe('2027-02-28');
  expect(next('2027-02-28T10:00:00Z')).toBe('2027-03-31');
  expect(next('2028-01-31T10:00:00Z')).toBe('2028-02-29');
  expect(addInterval(new Date('2028-02-29T10:00:00Z'), 'year', 29).toISOString().slice(0, 10)).toBe(
    '2029-02-28',
  );
});
