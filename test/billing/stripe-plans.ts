import type { FakeSubscription, Price, StripeServer } from './stripe-server.ts';

/** The scheduled change of a subscription, open to inspection. */
export interface FakeSchedule {
  id: string;
  subscription: string;
  status: string;
  metadata: Record<string, string>;
  current_phase: { start_date: number };
  /** Stripe's ids of the prices of its phases, in order; `turnsAt` is when the first one ends. */
  prices: string[];
  /** Where the second phase is a pause: its end. */
  restsUntil: number | null;
  turnsAt: number;
}

export interface FakeCode {
  id: string;
  code: string;
  active: boolean;
  created: number;
  expires_at: number | null;
  max_redemptions: number | null;
  times_redeemed: number;
  promotion: { type: 'coupon'; coupon: Record<string, unknown> };
}

type State = Pick<StripeServer, 'prices' | 'subscriptions' | 'schedules' | 'codes'>;

const coupons = new Map<string, Record<string, unknown>>();
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });

/** Answers about schedules, codes and prices, as Stripe gives them; undefined: the request is about something else. */
export function answerAboutPlans(
  state: State,
  {
    method,
    path,
    form,
    next,
  }: { method: string; path: string; form: URLSearchParams; next: (kind: string) => string },
): unknown {
  const ask = `${method} ${path}`;
  const id = path.split('/')[3] ?? '';
  if (ask === 'GET /v1/prices') return list(pricesByKey(state, form));
  if (method === 'GET' && path.startsWith('/v1/prices/')) return state.prices.get(id);
  if (path.startsWith('/v1/subscription_schedules')) return schedule(state, { path, form, next, id });
  if (ask === 'POST /v1/coupons') {
    const coupon = { id: next('co'), ...couponOf(form) };
    coupons.set(coupon.id, coupon);
    return coupon;
  }
  if (ask === 'GET /v1/promotion_codes') {
    const wanted = form.get('code');
    const open = [...state.codes.values()].filter(
      one => wanted === null || (one.active && one.code === wanted),
    );
    return list(open.toReversed());
  }
  if (ask === 'POST /v1/promotion_codes') {
    const code: FakeCode = {
      id: next('promo'),
      code: form.get('code') ?? '',
      active: true,
      created: 1_763_719_200,
      expires_at: numberOf(form, 'expires_at'),
      max_redemptions: numberOf(form, 'max_redemptions'),
      times_redeemed: 0,
      promotion: { type: 'coupon', coupon: coupons.get(form.get('promotion[coupon]') ?? '') ?? {} },
    };
    state.codes.set(code.id, code);
    return code;
  }
  const known = state.codes.get(id);
  if (method === 'POST' && known !== undefined)
    return Object.assign(known, { active: form.get('active') !== 'false' });
  return undefined;
}

function pricesByKey({ prices }: State, form: URLSearchParams): Price[] {
  const keys = [...form].filter(([name]) => name.startsWith('lookup_keys')).map(([, key]) => key);
  return [...prices.values()].filter(price => price.active && keys.includes(price.lookup_key));
}

function schedule(
  { subscriptions, schedules }: State,
  {
    path,
    form,
    next,
    id,
  }: { path: string; form: URLSearchParams; next: (kind: string) => string; id: string },
): unknown {
  if (id === '') {
    const subscription = subscriptions.get(form.get('from_subscription') ?? '');
    if (subscription === undefined) return undefined;
    const made: FakeSchedule = {
      id: next('sub_sched'),
      subscription: subscription.id,
      status: 'active',
      metadata: {},
      current_phase: { start_date: subscription.periodStart },
      prices: [subscription.price.id],
      restsUntil: null,
      turnsAt: subscription.periodEnd,
    };
    schedules.set(made.id, made);
    subscription.schedule = made;
    return made;
  }
  const known = schedules.get(id);
  const subscription = subscriptions.get(known?.subscription ?? '');
  if (known === undefined || subscription === undefined) return undefined;
  if (path.endsWith('/release')) {
    subscription.schedule = null;
    return Object.assign(known, { status: 'released' });
  }
  return Object.assign(known, {
    metadata: Object.fromEntries(
      ['next', 'paused_from', 'paused_until'].map(name => [name, form.get(`metadata[${name}]`) ?? '']),
    ),
    restsUntil: form.get('phases[1][trial]') === 'true' ? Number(form.get('phases[1][end_date]')) : null,
    prices: [form.get('phases[0][items][0][price]') ?? '', form.get('phases[1][items][0][price]') ?? ''],
    turnsAt: Number(form.get('phases[0][end_date]')),
  });
}

/** What Stripe does by itself when the first phase is over. */
export function turnSchedule(state: State, subscription: FakeSubscription): void {
  const { schedule: planned } = subscription;
  const price = state.prices.get(planned?.prices[1] ?? '');
  if (planned === null || price === undefined) throw new Error('nothing is planned');
  const length = subscription.periodEnd - subscription.periodStart;
  if (planned.restsUntil !== null) {
    const { paused_from: from = '', paused_until: until = '' } = planned.metadata;
    Object.assign(subscription, {
      status: 'trialing',
      metadata: { paused_from: from, paused_until: until },
      periodStart: planned.turnsAt,
      periodEnd: planned.restsUntil,
    });
    return;
  }
  Object.assign(subscription, {
    price,
    periodStart: planned.turnsAt,
    periodEnd: planned.turnsAt + length,
  });
}

function couponOf(form: URLSearchParams) {
  return {
    percent_off: numberOf(form, 'percent_off'),
    amount_off: numberOf(form, 'amount_off'),
    duration: form.get('duration'),
    duration_in_months: numberOf(form, 'duration_in_months'),
  };
}

function numberOf(form: URLSearchParams, name: string): number | null {
  const value = form.get(name);
  return value === null ? null : Number(value);
}
