import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BillingState, ChangePreview, WithdrawalAnswer } from '#contract/billing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { describePayments } from '../../app/adapters/create-payments.ts';
import { reconcileBilling } from './reconcile.ts';

const START = new Date('2026-11-21T10:00:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: START });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(START));

const post = <Body>(as: TestUser, path: string, json?: unknown) =>
  answer<Body>(
    testApp.request(`/billing/${path}`, { method: 'POST', as, ...(json === undefined ? {} : { json }) }),
  );
const stateOf = (as: TestUser) => answer<BillingState>(testApp.request('/billing', { as }));
const checkout = async (as: TestUser, plan = 'premium', interval = 'month') =>
  (await post<{ url: string }>(as, 'checkout', { plan, interval })).url;
const pay = (url: string, card: string, confirmed?: string) =>
  testApp.router.request(url, {
    method: 'POST',
    body: new URLSearchParams({ card, ...(confirmed === undefined ? {} : { confirmed }) }),
  });
const GOOD = '4242 4242 4242 4242';

test('the checkout page says that it is a test, and a good card gives the plan and a receipt', async () => {
  const user = await testApp.createUser();
  const url = await checkout(user, 'business_pro', 'year');
  const page = await (await testApp.router.request(url)).text();
  expect(page).toContain('Mode test');
  expect(page).toContain('1 490,00'.replace(' ', '\u202f'));
  const paid = await pay(url, GOOD);
  expect([paid.status, paid.headers.get('location')]).toEqual([303, '/settings?paid=1#plan']);
  expect(await stateOf(user)).toMatchObject({
    mode: 'sandbox',
    plan_type: 'business_pro',
    subscription: {
      interval: 'year',
      period_end: expect.stringMatching(/^2027-11-21T10:00/),
      standing: 'good',
    },
  });
  // The page accepts one payment only.
  expect((await pay(url, GOOD)).status).toBe(303);
  const { items } = await answer<{ items: unknown[] }>(testApp.request('/billing/invoices', { as: user }));
  expect(items).toMatchObject([{ status: 'paid', total_cents: 149_000 }]);
});

test('a card that is declined gives nothing; one that asks for a confirmation waits for it', async () => {
  const user = await testApp.createUser();
  const url = await checkout(user);
  const declined = await pay(url, '4000000000000002');
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('La carte a été refusée');
  expect((await pay(url, '1234')).status).toBe(422);
  const asking = await pay(url, '4000 0025 0000 3155');
  expect(await asking.text()).toContain('Votre banque demande de confirmer');
  expect((await pay(url, '4000 0025 0000 3155', 'no')).status).toBe(402);
  expect((await stateOf(user)).plan_type).toBe('freemium');
  expect((await pay(url, '4000 0025 0000 3155', 'yes')).status).toBe(303);
  expect((await stateOf(user)).plan_type).toBe('premium');
});

test('a renewal that fails leaves a grace period, then read-only; the portal pays and all is back', async () => {
  const user = await testApp.createUser();
  await pay(await checkout(user), '4000000000000341');
  testApp.setNow(new Date('2026-12-21T10:01:00Z'));
  await reconcileBilling(testApp.app);
  expect(await stateOf(user)).toMatchObject({
    plan_type: 'premium',
    subscription: {
      status: 'past_due',
      standing: 'grace',
      standing_at: expect.stringMatching(/^2027-01-04T10:00/),
    },
  });
  testApp.setNow(new Date('2027-01-04T10:01:00Z'));
  await reconcileBilling(testApp.app);
  expect(await stateOf(user)).toMatchObject({
    plan_type: 'freemium',
    subscription: { standing: 'read_only' },
  });
  const { url } = await post<{ url: string }>(user, 'portal');
  expect((await pay(url, GOOD)).status).toBe(303);
  expect(await stateOf(user)).toMatchObject({ plan_type: 'premium', subscription: { standing: 'good' } });
});

test('a contract that is withdrawn from ends at once, and its invoice says what went back', async () => {
  const user = await testApp.createUser();
  await pay(await checkout(user), GOOD);
  const told = await post<WithdrawalAnswer>(user, 'withdrawal', { name: 'Léa', email: user.email });
  expect(told.refunded_cents).toBe(3_900);
  const { items } = await answer<{ items: unknown[] }>(testApp.request('/billing/invoices', { as: user }));
  expect(items).toMatchObject([{ status: 'paid', refunded_cents: 3_900 }]);
  expect(await stateOf(user)).toMatchObject({ plan_type: 'freemium', subscription: null });
});

test('good cards renew by themselves, on the day they began', async () => {
  const user = await testApp.createUser();
  testApp.setNow(new Date('2027-01-31T10:00:00Z'));
  await pay(await checkout(user), GOOD);
  for (const [at, end] of [
    ['2027-02-28T10:01:00Z', '2027-03-31'],
    ['2027-03-31T10:01:00Z', '2027-04-30'],
  ] as const) {
    testApp.setNow(new Date(at));
    await reconcileBilling(testApp.app);
    expect((await stateOf(user)).subscription?.period_end.slice(0, 10)).toBe(end);
  }
  // One receipt per invoice, however often the payments are reconciled.
  await reconcileBilling(testApp.app);
  const mails = await testApp.app.db.system.rows<{ subject: string }>({
    name: 'test-receipts-of-renewals',
    text: 'select subject from mail_outbox where recipient = $1 order by created_at',
    values: [user.email],
  });
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^Votre reçu de 39,00/)),
  );
});

test('a page is opened once for the same wish, closed by another one, and not found again when it was paid', async () => {
  const user = await testApp.createUser();
  const first = await checkout(user);
  expect(await checkout(user)).toBe(first);
  const second = await checkout(user, 'business_pro');
  expect((await testApp.router.request(first)).status).toBe(404);
  await pay(second, GOOD);
  expect((await stateOf(user)).plan_type).toBe('business_pro');
  await post(user, 'cancel');
  testApp.setNow(new Date('2026-12-21T10:01:00Z'));
  await reconcileBilling(testApp.app);
  testApp.setNow(START);
  expect(await checkout(user, 'business_pro')).not.toBe(second);
});

test('an upgrade costs the difference today; a downgrade costs nothing and waits for what is paid', async () => {
  const user = await testApp.createUser();
  await pay(await checkout(user), GOOD);
  // Half of the thirty days is left.
  testApp.setNow(new Date('2026-12-06T10:00:00Z'));
  const preview = (plan: string) =>
    answer<ChangePreview>(testApp.request(`/billing/preview?plan=${plan}&interval=month`, { as: user }));
  const up = await preview('business_starter');
  expect(up).toMatchObject({ due_today_cents: 3_000, credit_cents: 0, next_cents: 9_900 });
  await post(user, 'change', { plan: 'business_starter', interval: 'month', at: up.at });
  expect((await stateOf(user)).plan_type).toBe('business_starter');
  const down = await preview('premium');
  expect(down).toMatchObject({
    takes_effect: 'period_end',
    due_today_cents: 0,
    credit_cents: 0,
    next_cents: 3_900,
    next_at: expect.stringMatching(/^2026-12-21T10:00/),
  });
  await post(user, 'change', { plan: 'premium', interval: 'month', at: down.at });
  expect(await stateOf(user)).toMatchObject({
    plan_type: 'business_starter',
    subscription: { plan: 'business_starter', next_plan: 'premium', next_interval: 'month' },
  });
  // The scheduled change is cancelled, then requested again.
  await post(user, 'resume');
  expect((await stateOf(user)).subscription?.next_plan).toBeNull();
  await post(user, 'change', { plan: 'premium', interval: 'month', at: down.at });
  testApp.setNow(new Date('2026-12-21T10:01:00Z'));
  await reconcileBilling(testApp.app);
  const { items } = await answer<{ items: { total_cents: number }[] }>(
    testApp.request('/billing/invoices', { as: user }),
  );
  expect(items.map(({ total_cents: cents }) => cents)).toEqual([3_900, 3_000, 3_900]);
  expect(await stateOf(user)).toMatchObject({
    plan_type: 'premium',
    subscription: { plan: 'premium', next_plan: null },
  });
});

test('a cancelled contract runs to the end of its period and is over then; one can come back', async () => {
  const user = await testApp.createUser();
  await pay(await checkout(user), GOOD);
  expect(await post(user, 'cancel')).toMatchObject({
    plan_type: 'premium',
    subscription: { cancel_at_period_end: true },
  });
  testApp.setNow(new Date('2026-12-21T10:01:00Z'));
  await reconcileBilling(testApp.app);
  expect(await stateOf(user)).toMatchObject({ plan_type: 'freemium', subscription: null });
  expect(await refusal(testApp.request('/billing/cancel', { method: 'POST', as: user }))).toMatchObject({
    code: 'subscription_missing',
  });
  await pay(await checkout(user), GOOD);
  expect((await stateOf(user)).plan_type).toBe('premium');
});

test('a contract that is taken up again says so, by mail and in the list, however often one changes one’s mind', async () => {
  const user = await testApp.createUser();
  await pay(await checkout(user), GOOD);
  const newsOf = async () =>
    (
      await answer<{ items: { billing: string | null }[] }>(testApp.request('/notifications', { as: user }))
    ).items.map(({ billing }) => billing);
  for (const [minutes, act] of ['cancel', 'resume', 'cancel'].entries()) {
    testApp.setNow(new Date(START.getTime() + (minutes + 1) * 60_000));
    await post(user, act);
  }
  expect(await newsOf()).toEqual(['cancelled', 'resumed', 'cancelled']);
  const mails = await testApp.app.db.system.rows<{ subject: string }>({
    name: 'test-mails-of-contract',
    text: 'select subject from mail_outbox where recipient = $1 order by created_at',
    values: [user.email],
  });
  expect(mails.filter(({ subject }) => subject === 'Votre contrat continue · Accroche')).toHaveLength(1);
});

test('a pause keeps the year that is paid, then shifts the next one: no month is given away or lost', async () => {
  const user = await testApp.createUser();
  await pay(await checkout(user, 'premium', 'year'), GOOD);
  const [from, until] = ['2027-11-21T10:00:00.000Z', '2028-01-21T10:00:00.000Z'];
  expect(await post<BillingState>(user, 'pause', { months: 2 })).toMatchObject({
    plan_type: 'premium',
    subscription: { standing: 'good', period_end: from, pause: { from, until } },
  });
  const at = async (now: string) => {
    testApp.setNow(new Date(now));
    await reconcileBilling(testApp.app);
    const { items } = await answer<{ items: unknown[] }>(testApp.request('/billing/invoices', { as: user }));
    return { ...(await stateOf(user)), invoices: items.length };
  };
  // The year that is not renewed on that day is not announced.
  expect(await at('2027-11-01T10:00:00Z')).toMatchObject({ plan_type: 'premium', invoices: 1 });
  expect(await at('2027-11-21T10:01:00Z')).toMatchObject({
    plan_type: 'freemium',
    subscription: { standing: 'paused', standing_at: until },
    invoices: 1,
  });
  await at('2028-01-01T10:00:00Z');
  expect(await at('2028-01-21T10:01:00Z')).toMatchObject({
    plan_type: 'premium',
    subscription: { standing: 'good', pause: null, period_end: '2029-01-21T10:00:00.000Z' },
    invoices: 2,
  });
  const mails = await testApp.app.db.system.rows<{ subject: string }>({
    name: 'test-mails-of-pause',
    text: `select subject from mail_outbox where recipient = $1 and subject like 'Votre abonnement%'
           order by created_at`,
    values: [user.email],
  });
  expect(mails.map(({ subject }) => subject.replace(' · Accroche', ''))).toEqual([
    'Votre abonnement passe en pause le 21 novembre 2027',
    'Votre abonnement est en pause',
    'Votre abonnement sera renouvelé le 21 janvier 2028',
    'Votre abonnement a repris',
  ]);
});

test('a pause taken back, or cut short by a cancellation, costs nothing; resumed early, the new period is paid', async () => {
  const user = await testApp.createUser();
  await pay(await checkout(user), GOOD);
  await post(user, 'pause', { months: 1 });
  expect(await post<BillingState>(user, 'resume')).toMatchObject({ subscription: { pause: null } });
  await post(user, 'pause', { months: 3 });
  expect(await post<BillingState>(user, 'cancel')).toMatchObject({
    subscription: { pause: null, cancel_at_period_end: true },
  });
  await post(user, 'resume');
  await post(user, 'pause', { months: 3 });
  testApp.setNow(new Date('2026-12-25T10:00:00Z'));
  await reconcileBilling(testApp.app);
  expect(await stateOf(user)).toMatchObject({ plan_type: 'freemium', subscription: { standing: 'paused' } });
  expect(await post<BillingState>(user, 'resume')).toMatchObject({
    plan_type: 'premium',
    subscription: { pause: null, period_end: '2027-01-25T10:00:00.000Z' },
  });
  const { items } = await answer<{ items: unknown[] }>(testApp.request('/billing/invoices', { as: user }));
  expect(items).toHaveLength(2);
});

test('a code lowers what is due, is typed on the page and is used up', async () => {
  const admin = await testApp.createUser({ admin: true });
  const code = { code: 'RENTREE', percent_off: 50, duration: 'months', months: 2, most_uses: 1 };
  await answer(testApp.request('/admin/coupons', { method: 'POST', as: admin, json: code }));
  const user = await testApp.createUser();
  const url = await checkout(user);
  const send = (fields: Record<string, string>, page = url) =>
    testApp.router.request(page, { method: 'POST', body: new URLSearchParams({ card: GOOD, ...fields }) });
  expect(await (await send({ code: 'autre' })).text()).toContain('Ce code n’est pas valable');
  const shown = await (await send({ code: 'rentree', act: 'code' })).text();
  expect(shown.replace(/\s/gu, ' ')).toContain('Code RENTREE : 19,50 € à payer aujourd’hui.');
  expect((await send({ code: 'rentree', act: 'pay' })).status).toBe(303);
  const other = await checkout(await testApp.createUser());
  expect((await send({ code: 'RENTREE', act: 'pay' }, other)).status).toBe(422);
  for (const at of ['2026-12-21T10:01:00Z', '2027-01-21T10:01:00Z']) {
    testApp.setNow(new Date(at));
    await reconcileBilling(testApp.app);
  }
  const { items } = await answer<{ items: { total_cents: number }[] }>(
    testApp.request('/billing/invoices', { as: user }),
  );
  expect(items.map(({ total_cents: cents }) => cents)).toEqual([3_900, 1_950, 1_950]);
});

test('prices are those of the deployment, on the checkout page too', async () => {
  const own = await createTestApp({
    beside: testApp,
    workers: 0,
    now: START,
    env: { PLAN_PRICES: 'premium_month=45.50' },
  });
  const user = await testApp.createUser();
  const { prices } = await answer<BillingState>(own.request('/billing', { as: user }));
  expect(prices.premium).toEqual({ month: 4_550, year: 45_500 });
  const { url } = await answer<{ url: string }>(
    own.request('/billing/checkout', {
      method: 'POST',
      as: user,
      json: { plan: 'premium', interval: 'month' },
    }),
  );
  expect(await (await own.router.request(url)).text()).toContain('45,50');
  await own.close();
  expect(() => readConfig({ PLAN_PRICES: 'premium_month=0' })).toThrow(/PLAN_PRICES is not usable/);
});

test.each(['apprenant', 'business_enterprise', 'freemium', 'pro', 'business'])(
  'the plan %s is nowhere for sale',
  async plan => {
    const user = await testApp.createUser();
    const json = { plan, interval: 'month' };
    const calls = [
      testApp.request('/billing/checkout', { method: 'POST', as: user, json }),
      testApp.request('/billing/change', { method: 'POST', as: user, json }),
      testApp.request(`/billing/preview?plan=${plan}&interval=month`, { as: user }),
    ];
    for (const call of calls)
      expect(await refusal(call)).toMatchObject({ status: 422, code: 'invalid_input' });
    const { plan_type: kept, prices } = await stateOf(user);
    expect(kept).toBe('freemium');
    expect(Object.keys(prices)).not.toContain(plan);
  },
);

test('the sandbox is impossible beside keys, and in production without a word for it', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(readConfig({}).payments).toEqual({ kind: 'sandbox' });
  expect(readConfig({ ...keys }).payments?.kind).toBe('stripe');
  expect(() => readConfig({ ...keys, PAYMENTS_SANDBOX: 'true' })).toThrow(/PAYMENTS_SANDBOX is refused/);
  expect(readConfig({ NODE_ENV: 'production' }).payments).toBeNull();
  expect(readConfig({ NODE_ENV: 'production', PAYMENTS_SANDBOX: 'true' }).payments?.kind).toBe('sandbox');
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(/STRIPE_WEBHOOK_SECRET is missing/);
  expect(() => readConfig({ ...keys, STRIPE_PRICES: 'gold=1' })).toThrow(/STRIPE_PRICES is not usable/);
  expect(describePayments(readConfig({}))).toContain('no money moves');
  expect(describePayments(readConfig({ ...keys, STRIPE_TAX: 'true' }))).toBe('Stripe, with Stripe Tax');
});

test('with keys set there is no sandbox page, and where nothing is sold the checkout says so', async () => {
  const sold = await createTestApp({
    beside: testApp,
    workers: 0,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    },
  });
  const user = await testApp.createUser();
  const url = await checkout(user);
  expect((await testApp.router.request(url)).status).toBe(200);
  expect((await sold.router.request(url)).status).toBe(404);
  await sold.close();
  const unsold = await createTestApp({ beside: testApp, workers: 0, env: { PAYMENTS_SANDBOX: 'false' } });
  expect(
    await refusal(
      unsold.request('/billing/checkout', {
        method: 'POST',
        as: user,
        json: { plan: 'premium', interval: 'month' },
      }),
    ),
  ).toMatchObject({ status: 503, code: 'payments_unavailable' });
  await unsold.close();
});

test('a form of more than 16 kB is refused', async () => {
  const url = await checkout(await testApp.createUser());
  expect((await pay(url, '4'.repeat(20_000))).status).toBe(413);
  expect((await pay(url, GOOD)).status).toBe(303);
});
