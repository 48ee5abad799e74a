import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContractLine, CouponLine, PriceLine, Revenue } from '#contract/admin/admin-revenue.ts';
import { answer, createTestApp, refusal, type TestUser } from '#test/harness/context.ts';
import {
  clearScene,
  customer,
  planOf,
  resetScene,
  setScene,
  START,
  stateOf,
  stripe,
  subscribed,
  testApp,
  told,
} from './stripe-scene.ts';
import { showSubscription } from './stripe-server.ts';

let admin: TestUser;
beforeAll(async () => {
  await setScene();
  admin = await testApp.createUser({ admin: true });
});
afterAll(clearScene);
beforeEach(resetScene);

const asked = <Body>(path: string, method = 'GET', json?: object) =>
  answer<Body>(
    testApp.request(`/admin/${path}`, { method, as: admin, ...(json === undefined ? {} : { json }) }),
  );

describe('revenue', () => {
  test('counts the contracts of each plan, and the money by month with its refunds', async () => {
    const before = await asked<Revenue>('revenue');
    await subscribed('premium');
    const { subscription: leaving, user } = await subscribed('premium');
    leaving.cancel_at_period_end = true;
    const [invoice] = [...stripe.invoices.values()].filter(({ subscription: of }) => of === leaving.id);
    Object.assign(invoice ?? {}, { refunded: 900 });
    await told('customer.subscription.updated', showSubscription(leaving));
    const { plans, months, ...after } = await asked<Revenue>('revenue');
    const premium = ({ plans: all }: Pick<Revenue, 'plans'>) => all.find(({ plan }) => plan === 'premium');
    expect(premium({ plans })?.active).toBe((premium(before)?.active ?? 0) + 2);
    expect(premium({ plans })?.leaving).toBe((premium(before)?.leaving ?? 0) + 1);
    expect(after.monthly_cents).toBe(before.monthly_cents + 7_800);
    const [present] = months;
    const [was] = before.months;
    expect(present?.month).toBe('2026-11');
    expect((present?.paid_cents ?? 0) - (was?.paid_cents ?? 0)).toBe(7_800);
    expect((present?.refunded_cents ?? 0) - (was?.refunded_cents ?? 0)).toBe(900);
    const { items } = await asked<{ items: ContractLine[] }>('contracts?state=leaving');
    expect(items).toContainEqual(expect.objectContaining({ email: user.email, state: 'leaving' }));
    expect(items.every(({ state }) => state === 'leaving')).toBe(true);
    const first = await asked<{ items: ContractLine[]; nextCursor: string }>('contracts?limit=1');
    const second = await asked<{ items: ContractLine[] }>(`contracts?limit=1&cursor=${first.nextCursor}`);
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
  });
});

describe('codes', () => {
  test('are made at Stripe as a coupon with a promotion code, listed with their uses, and ended', async () => {
    const order = { code: 'RENTREE', percent_off: 20, duration: 'months', months: 3, most_uses: 100 };
    const { items } = await asked<{ items: CouponLine[] }>('coupons', 'POST', order);
    expect(items[0]).toMatchObject({ ...order, amount_off_cents: null, uses: 0, is_open: true });
    const made = stripe.asked.findLast(({ line }) => line === 'POST /v1/coupons');
    expect(Object.fromEntries(made?.form ?? [])).toMatchObject({
      percent_off: '20',
      duration: 'repeating',
      duration_in_months: '3',
    });
    expect(
      await refusal(testApp.request('/admin/coupons', { method: 'POST', as: admin, json: order })),
    ).toMatchObject({ status: 409, code: 'coupon_taken' });
    const ended = await asked<{ items: CouponLine[] }>(`coupons/${items[0]?.id ?? ''}`, 'DELETE');
    expect(ended.items[0]).toMatchObject({ code: 'RENTREE', is_open: false });
    const log = await asked<{ items: { action: string; details: object }[] }>('audit?limit=2');
    expect(log.items.map(({ action }) => action)).toEqual(['coupons.ended', 'coupons.created']);
  });

  test('can be typed on the page where one pays', async () => {
    const { user } = await customer();
    const json = { plan: 'premium', interval: 'month' };
    await answer(testApp.request('/billing/checkout', { method: 'POST', as: user, json }));
    const session = stripe.asked.findLast(({ line }) => line === 'POST /v1/checkout/sessions');
    expect(session?.form.get('allow_promotion_codes')).toBe('true');
  });

  test('leave the tax to Stripe Tax where it is switched on', async () => {
    const env = { ...stripe.env, STRIPE_TAX: 'true' };
    const own = await createTestApp({ beside: testApp, workers: 0, now: START, env });
    const { user } = await customer();
    const json = { plan: 'premium', interval: 'year' };
    await answer(own.request('/billing/checkout', { method: 'POST', as: user, json }));
    const session = stripe.asked.findLast(({ line }) => line === 'POST /v1/checkout/sessions');
    expect(session?.form.get('automatic_tax[enabled]')).toBe('true');
    expect(session?.form.get('tax_id_collection[enabled]')).toBe('true');
    await own.close();
  });

  test.each([
    ['a share and an amount', { percent_off: 20, amount_off_cents: 500 }],
    ['neither of them', {}],
    ['more than all', { percent_off: 101 }],
    ['months without their number', { percent_off: 20, duration: 'months' }],
    ['an empty code', { code: '', percent_off: 20 }],
  ])('with %s are refused', async (_name, wrong) => {
    const json = { code: 'ESSAI', duration: 'once', ...wrong };
    const refused = await refusal(testApp.request('/admin/coupons', { method: 'POST', as: admin, json }));
    expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
  });
});

describe('prices', () => {
  test('say Stripe’s id and whether it would charge the same', async () => {
    const own = await createTestApp({
      beside: testApp,
      workers: 0,
      now: START,
      env: {
        ...stripe.env,
        STRIPE_PRICES: 'business_pro_month=price_dear,business_pro_year=price_week,premium_year=price_gone',
      },
    });
    const dear = { ...stripe.price('business_pro', 'month', 15_000), id: 'price_dear', lookup_key: '' };
    const week = { ...dear, id: 'price_week', recurring: { interval: 'week' } };
    for (const price of [dear, week]) stripe.prices.set(price.id, price);
    const { items } = await answer<{ items: PriceLine[] }>(own.request('/admin/prices', { as: admin }));
    const of = (plan: string, interval: string) =>
      items.find(line => line.plan === plan && line.interval === interval);
    expect(items).toHaveLength(8);
    expect(of('business_pro', 'month')).toMatchObject({
      price_id: 'price_dear',
      problem: 'amount',
      their_cents: 15_000,
    });
    expect(of('business_pro', 'year')?.problem).toBe('interval');
    expect(of('premium', 'year')).toMatchObject({ price_id: 'price_gone', problem: 'unknown' });
    expect(of('business_advanced', 'year')).toMatchObject({ price_id: null, problem: null, cents: 239_000 });
    await own.close();
  });
});

test('a deployment may name prices that it made itself', async () => {
  const own = await createTestApp({
    beside: testApp,
    workers: 0,
    now: START,
    env: { ...stripe.env, STRIPE_PRICES: 'premium_month=price_own' },
  });
  const { user, customerId } = await customer();
  await answer(
    own.request('/billing/checkout', {
      method: 'POST',
      as: user,
      json: { plan: 'premium', interval: 'month' },
    }),
  );
  const session = stripe.asked.findLast(({ line }) => line === 'POST /v1/checkout/sessions');
  expect(session?.form.get('line_items[0][price]')).toBe('price_own');
  const price = { ...stripe.price('premium', 'month', 4_200), id: 'price_own', lookup_key: '' };
  const subscription = stripe.subscribe(customerId, price);
  const { body, signature } = stripe.event('customer.subscription.created', showSubscription(subscription));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  expect((await own.router.request('/webhooks/stripe', { method: 'POST', body, headers })).status).toBe(200);
  expect(await planOf(user)).toBe('premium');
  await own.close();
});

test('whoever pays an older price keeps the plan when it costs something else for others', async () => {
  const { user, subscription } = await subscribed('premium');
  const dearer = await createTestApp({
    beside: testApp,
    workers: 0,
    now: START,
    env: { ...stripe.env, PLAN_PRICES: 'premium_month=45' },
  });
  const { user: newcomer } = await customer();
  const json = { plan: 'premium', interval: 'month' };
  await answer(dearer.request('/billing/checkout', { method: 'POST', as: newcomer, json }));
  expect(subscription.price.lookup_key).toBe('');
  await told('customer.updated', { object: 'customer', id: subscription.customer });
  expect(await stateOf(user)).toMatchObject({ plan_type: 'premium', subscription: { amount_cents: 3_900 } });
  const admin = await dearer.createUser({ admin: true });
  const { items } = await answer<{ items: PriceLine[] }>(dearer.request('/admin/prices', { as: admin }));
  expect(items.find(({ plan, interval }) => plan === 'premium' && interval === 'month')).toMatchObject({
    cents: 4_500,
    their_cents: 4_500,
    problem: null,
  });
  await dearer.close();
});
