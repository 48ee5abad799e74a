import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingState, ChangePreview } from '#contract/billing.ts';
import { PLANS } from '#domain/plans/plan-table.ts';
import { eraseDueAccounts } from '#server/features/account-deletion/erase-due-accounts.ts';
import { reconcileBilling } from '#server/features/billing/reconcile.ts';
import { answer, refusal } from '#test/harness/context.ts';
import {
  clearScene,
  customer,
  mailsTo,
  planOf,
  post,
  resetScene,
  setScene,
  START,
  stateOf,
  stripe,
  subscribed,
  testApp,
  told,
} from './stripe-scene.ts';
import { turnSchedule } from './stripe-plans.ts';
import { showInvoice, showSubscription } from './stripe-server.ts';

const DAY = 86_400;

beforeAll(setScene);
afterAll(clearScene);
beforeEach(resetScene);

describe('the checkout', () => {
  test('asks Stripe for the price of the plan table, in cents, and is opened once by a double click', async () => {
    const user = await testApp.createUser();
    const open = () =>
      answer<{ url: string }>(
        testApp.request('/billing/checkout', {
          method: 'POST',
          as: user,
          json: { plan: 'business_pro', interval: 'year' },
        }),
      );
    const [first, second] = [await open(), await open()];
    expect(first.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(second.url).toBe(first.url);
    const price = [...stripe.prices.values()].find(
      ({ lookup_key: key }) => key === 'accroche_business_pro_year',
    );
    expect(price?.unit_amount).toBe((PLANS.business_pro.monthlyPriceCents ?? 0) * 10);
    const session = stripe.asked.findLast(({ line }) => line === 'POST /v1/checkout/sessions');
    expect(session?.form.get('client_reference_id')).toBe(user.userId);
    expect(session?.form.get('automatic_tax[enabled]')).toBe('false');
    expect(
      stripe.asked.filter(({ line }) => line === 'POST /v1/checkout/sessions').every(({ key }) => key),
    ).toBe(true);
  });

  test('closes the pages that were opened before: nobody pays for two plans', async () => {
    const { user, customerId } = await customer();
    const open = (plan: string) =>
      answer<{ url: string }>(
        testApp.request('/billing/checkout', {
          method: 'POST',
          as: user,
          json: { plan, interval: 'month' },
        }),
      );
    await Promise.all([open('premium'), open('business_pro'), open('business_starter')]);
    const { url } = await open('business_pro');
    const pages = [...stripe.pages.values()].filter(page => page.customer === customerId);
    expect(pages.filter(page => page.status === 'open').map(page => page.url)).toEqual([url]);
  });

  test('is refused to whoever has a subscription, even one that we were not told of', async () => {
    const { user, customerId } = await customer();
    stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
    expect(
      await refusal(
        testApp.request('/billing/checkout', {
          method: 'POST',
          as: user,
          json: { plan: 'premium', interval: 'month' },
        }),
      ),
    ).toMatchObject({ status: 409, code: 'subscription_exists' });
    expect(await planOf(user)).toBe('premium');
  });

  test('says so when Stripe does not answer', async () => {
    const { user } = await customer();
    stripe.broken = 500;
    expect(await refusal(testApp.request('/billing/portal', { method: 'POST', as: user }))).toMatchObject({
      status: 502,
      code: 'payments_failed',
    });
  });
});

describe('a payment that fails', () => {
  test('leaves everything as it was for 14 days, then it is read-only; paid late, all is back', async () => {
    const { user, subscription } = await subscribed('business_pro');
    subscription.status = 'past_due';
    const open = stripe.bill(subscription, 14_900, { status: 'open', paid_at: null });
    await told('invoice.payment_failed', showInvoice(open));
    expect(await stateOf(user)).toMatchObject({
      plan_type: 'business_pro',
      subscription: { standing: 'grace', standing_at: expect.stringMatching(/^2026-12-05T10:0/) },
    });
    expect(await mailsTo(user)).toContainEqual('Votre paiement n’a pas abouti · Accroche');
    testApp.setNow(new Date('2026-12-05T10:10:00Z'));
    await reconcileBilling(testApp.app);
    expect(await stateOf(user)).toMatchObject({
      plan_type: 'freemium',
      subscription: { standing: 'read_only' },
    });
    await reconcileBilling(testApp.app);
    const resting = (await mailsTo(user)).filter(subject =>
      subject.includes('suit maintenant le plan Gratuit'),
    );
    expect(resting).toHaveLength(1);
    Object.assign(open, { status: 'paid', paid_at: Math.floor(Date.now() / 1_000) });
    subscription.status = 'active';
    await told('invoice.paid', showInvoice(open));
    expect(await stateOf(user)).toMatchObject({
      plan_type: 'business_pro',
      subscription: { standing: 'good' },
    });
  });

  test('is told in one mail, however often Stripe tries again', async () => {
    const { user, subscription } = await subscribed();
    subscription.status = 'past_due';
    const open = stripe.bill(subscription, 3_900, { status: 'open', paid_at: null });
    for (let attempt = 0; attempt < 3; attempt += 1) await told('invoice.payment_failed', showInvoice(open));
    const failed = (await mailsTo(user)).filter(subject => subject.startsWith('Votre paiement'));
    expect(failed).toHaveLength(1);
  });
});

describe('a contract', () => {
  test('is cancelled by one call: it ends with the period, a mail says when, and it can be taken up again', async () => {
    const { user, subscription } = await subscribed();
    const cancel = () =>
      answer<BillingState>(testApp.request('/billing/cancel', { method: 'POST', as: user }));
    expect(await cancel()).toMatchObject({
      plan_type: 'premium',
      subscription: { cancel_at_period_end: true },
    });
    expect(await cancel()).toMatchObject({ subscription: { cancel_at_period_end: true } });
    expect(subscription.cancel_at_period_end).toBe(true);
    const told = (await mailsTo(user)).filter(subject => subject.startsWith('Votre contrat est résilié'));
    expect(told).toHaveLength(1);
    await answer(testApp.request('/billing/resume', { method: 'POST', as: user }));
    expect(subscription.cancel_at_period_end).toBe(false);
  });

  test('is cancelled without signing in by the link in a mail, which tells nobody else who has one', async () => {
    const { user, subscription } = await subscribed();
    const ask = (email: string) =>
      answer(testApp.request('/billing/cancellation', { method: 'POST', json: { email } }));
    expect(await ask('personne@example.org')).toEqual(await ask(user.email));
    const mail = await testApp.app.db.system.row<{ text_body: string }>({
      name: 'test-link',
      text: `select text_body from mail_outbox where recipient = $1 and subject like 'Confirmez%'`,
      values: [user.email],
    });
    const token = /#token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    const confirm = (given: string) =>
      testApp.request('/billing/cancellation/confirm', { method: 'POST', json: { token: given } });
    expect(await refusal(confirm(`${token.slice(0, -2)}zz`))).toMatchObject({
      code: 'cancellation_link_wrong',
    });
    expect(subscription.cancel_at_period_end).toBe(false);
    const { ends_at: endsAt } = await answer<{ ends_at: string }>(confirm(token));
    expect(Date.parse(endsAt)).toBe(subscription.periodEnd * 1_000);
    expect(subscription.cancel_at_period_end).toBe(true);
    testApp.setNow(new Date(START.getTime() + 4_000_000));
    expect(await refusal(confirm(token))).toMatchObject({ code: 'cancellation_link_wrong' });
  });

  test('changes plan at the price that was shown, within a quarter of an hour, and once', async () => {
    const { user, subscription } = await subscribed();
    const terms = { plan: 'business_starter', interval: 'month' } as const;
    const shown = await answer<ChangePreview>(
      testApp.request('/billing/preview?plan=business_starter&interval=month', { as: user }),
    );
    expect(shown).toMatchObject({
      due_today_cents: 3_000,
      credit_cents: 0,
      next_cents: 9_900,
      currency: 'eur',
    });
    const change = (at: string) =>
      testApp.request('/billing/change', { method: 'POST', as: user, json: { ...terms, at } });
    const old = new Date(Date.parse(shown.at) - 16 * 60_000).toISOString();
    expect(await refusal(change(old))).toMatchObject({ code: 'price_outdated' });
    await answer(change(shown.at));
    expect(subscription.price.lookup_key).toBe('accroche_business_starter_month');
    expect(await planOf(user)).toBe('business_starter');
    expect(await refusal(change(shown.at))).toMatchObject({ code: 'plan_unchanged' });
    const update = stripe.asked.findLast(({ line }) => line === `POST /v1/subscriptions/${subscription.id}`);
    expect(update?.form.get('proration_behavior')).toBe('always_invoice');
    expect(update?.form.get('proration_date')).toBe(String(Date.parse(shown.at) / 1_000));
    expect(update?.key).not.toBeNull();
  });

  test('becomes smaller with the next period: nothing is due today, and nothing changes before', async () => {
    const { user, subscription } = await subscribed('business_pro');
    const terms = { plan: 'premium', interval: 'month' } as const;
    const shown = await answer<ChangePreview>(
      testApp.request('/billing/preview?plan=premium&interval=month', { as: user }),
    );
    const periodEnd = new Date(subscription.periodEnd * 1_000);
    expect(shown).toMatchObject({
      takes_effect: 'period_end',
      due_today_cents: 0,
      credit_cents: 0,
      next_cents: 3_900,
      next_at: periodEnd.toISOString(),
    });
    const change = (at: string) =>
      testApp.request('/billing/change', { method: 'POST', as: user, json: { ...terms, at } });
    const twice = await Promise.all([change(shown.at), change(shown.at)]);
    expect(twice.some(({ status }) => status === 200)).toBe(true);
    expect([...stripe.schedules.values()].filter(one => one.subscription === subscription.id)).toHaveLength(
      1,
    );
    expect(await stateOf(user)).toMatchObject({
      plan_type: 'business_pro',
      subscription: { plan: 'business_pro', next_plan: 'premium', cancel_at_period_end: false },
    });
    expect(await refusal(change(shown.at))).toMatchObject({ code: 'plan_unchanged' });
    const planned = stripe.asked.findLast(({ line }) => line.startsWith('POST /v1/subscription_schedules/'));
    expect(planned?.form.get('phases[0][end_date]')).toBe(String(subscription.periodEnd));
    expect(planned?.form.get('phases[1][proration_behavior]')).toBe('none');
    expect(planned?.form.get('end_behavior')).toBe('release');
    turnSchedule(stripe, subscription);
    testApp.setNow(new Date(periodEnd.getTime() + 60_000));
    await told('customer.subscription.updated', showSubscription(subscription));
    expect(await stateOf(user)).toMatchObject({
      plan_type: 'premium',
      subscription: { plan: 'premium', next_plan: null },
    });
  });

  test.each([
    ['taken back', 'resume'],
    ['cancelled', 'cancel'],
  ])('that was to become smaller and is %s lets go of it at Stripe first', async (_name, call) => {
    const { user, subscription } = await subscribed('business_pro');
    const at = new Date(Math.floor(testApp.app.clock.now().getTime() / 1_000) * 1_000).toISOString();
    const smaller = { plan: 'premium', interval: 'month', at };
    await answer(testApp.request('/billing/change', { method: 'POST', as: user, json: smaller }));
    expect(subscription.schedule).not.toBeNull();
    await answer(testApp.request(`/billing/${call}`, { method: 'POST', as: user }));
    expect(subscription.schedule).toBeNull();
    expect(await stateOf(user)).toMatchObject({
      plan_type: 'business_pro',
      subscription: { next_plan: null, cancel_at_period_end: call === 'cancel' },
    });
  });

  test('shows what was refunded', async () => {
    const { user, subscription } = await subscribed();
    const [invoice] = [...stripe.invoices.values()].filter(({ subscription: of }) => of === subscription.id);
    Object.assign(invoice ?? {}, { refunded: 1_000 });
    await told('charge.refunded', { object: 'charge', id: 'ch_1', customer: subscription.customer });
    const { items } = await answer<{ items: unknown[] }>(testApp.request('/billing/invoices', { as: user }));
    expect(items).toMatchObject([{ refunded_cents: 1_000 }]);
  });
});

test('a mail is written with what it tells of, or neither is', async () => {
  const { user, customerId } = await customer();
  const subscription = stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
  stripe.bill(subscription, 3_900);
  const event = stripe.event('invoice.paid', showSubscription(subscription));
  const run = (text: string) => testApp.app.db.system.run({ name: '', text });
  // Makes writing the mail fail.
  await run('alter table mail_outbox rename to mail_outbox_gone');
  expect((await post(event)).status).toBe(500);
  await run('alter table mail_outbox_gone rename to mail_outbox');
  // Makes the transaction fail at its end, after the mail.
  await run(`create function fail_late() returns trigger language plpgsql as
    $$ begin raise exception 'late'; end $$`);
  await run(`create constraint trigger fail_late after insert on billing_events deferrable initially deferred
    for each row execute function fail_late()`);
  expect((await post(event)).status).toBe(500);
  await run('drop function fail_late cascade');
  expect([await planOf(user), await mailsTo(user)]).toEqual(['freemium', []]);
  expect((await post(event)).status).toBe(200);
  expect([await planOf(user), (await mailsTo(user)).length]).toEqual(['premium', 1]);
});

test(
  'a payment service that does not answer leaves the database to everybody else',
  { retry: 2 },
  async () => {
    const payers = await Promise.all(Array.from({ length: 20 }, () => customer()));
    stripe.pauseMs = 400;
    const slow = payers.map(({ customerId }) =>
      told('customer.updated', { object: 'customer', id: customerId }),
    );
    const before = performance.now();
    await answer(testApp.request('/quotas', { as: payers[0]?.user ?? (await testApp.createUser()) }));
    expect(performance.now() - before).toBeLessThan(1_500);
    stripe.pauseMs = 0;
    expect(new Set(await Promise.all(slow))).toEqual(new Set([200]));
  },
);

test('whoever is erased is not charged any more', async () => {
  const { user, subscription } = await subscribed();
  await testApp.app.db.system.run({
    name: 'test-due',
    text: 'insert into account_deletions (user_id, requested_at, due_at) values ($1, $2, $2)',
    values: [user.userId, START],
  });
  stripe.broken = 500;
  testApp.setNow(new Date(START.getTime() + 1_000));
  await eraseDueAccounts(testApp.app);
  expect(await planOf(user)).toBe('premium');
  stripe.broken = null;
  await eraseDueAccounts(testApp.app);
  expect(subscription.status).toBe('canceled');
  expect((await testApp.request('/billing', { as: user })).status).toBe(401);
});

test('what an event that never came would have changed is repaired the next night', async () => {
  const { user, customerId } = await customer();
  stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
  await reconcileBilling(testApp.app);
  expect(await planOf(user)).toBe('freemium');
  testApp.setNow(new Date(START.getTime() + 21 * 3_600_000));
  await reconcileBilling(testApp.app);
  expect(await planOf(user)).toBe('premium');
});

test('a plan that an administrator gave stays until a subscription changes something', async () => {
  const { user, subscription } = await subscribed();
  await testApp.app.db.system.run({
    name: 'test-grant',
    text: `update profiles set plan_type = 'business_advanced' where user_id = $1`,
    values: [user.userId],
  });
  await told('customer.updated', { object: 'customer', id: subscription.customer });
  expect(await planOf(user)).toBe('business_advanced');
  Object.assign(subscription, { status: 'canceled', ended_at: 1 });
  await told('customer.subscription.deleted', showSubscription(subscription));
  expect(await planOf(user)).toBe('freemium');
  expect(await mailsTo(user)).toContainEqual('Votre abonnement est terminé · Accroche');
});

test('a plan that is only tried on reaches neither the contract nor the checkout', async () => {
  const admin = await testApp.createUser({ admin: true });
  const response = await testApp.request('/billing', {
    as: admin,
    headers: { 'x-simulated-plan': 'business_enterprise' },
  });
  expect(await answer<BillingState>(response)).toMatchObject({ plan_type: 'freemium', subscription: null });
  const asked = stripe.asked.length;
  const { url } = await answer<{ url: string }>(
    testApp.request('/billing/checkout', {
      method: 'POST',
      as: admin,
      json: { plan: 'premium', interval: 'month' },
      headers: { 'x-simulated-plan': 'business_enterprise' },
    }),
  );
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com/);
  expect(stripe.asked.slice(asked).every(({ form }) => !form.toString().includes('enterprise'))).toBe(true);
});

test('a yearly renewal is announced once, a month before', async () => {
  const { user, subscription } = await subscribed();
  subscription.price = stripe.price('premium', 'year', 39_000);
  subscription.periodEnd = Math.floor(START.getTime() / 1_000) + 30 * DAY;
  await told('customer.subscription.updated', showSubscription(subscription));
  await reconcileBilling(testApp.app);
  await reconcileBilling(testApp.app);
  const renewals = (await mailsTo(user)).filter(subject => subject.includes('renouvelé'));
  expect(renewals).toEqual(['Votre abonnement sera renouvelé le 21 décembre 2026 · Accroche']);
});
