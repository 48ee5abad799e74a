import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rounds } from '#test/harness/rounds.ts';
import { answer } from '#test/harness/context.ts';
import {
  clearScene,
  customer,
  mailsTo,
  payer,
  planOf,
  post,
  resetScene,
  setScene,
  START,
  stateOf,
  storedPlan,
  stripe,
  subscribed,
  testApp,
  told,
} from './stripe-scene.ts';
import { showInvoice, showSubscription, WEBHOOK_SECRET } from './stripe-server.ts';

/** `npm run proofs -- test/billing` runs the full numbers; the suite fewer. */
const PROMISED_KILLS = 20;
const KILLS = rounds(PROMISED_KILLS, 1);
const DAY = 86_400;

beforeAll(setScene);
afterAll(clearScene);
beforeEach(resetScene);

/** Signed as it should be, over a time that is no number. */
const signedOver = (time: string, body: string): string =>
  `t=${time},v1=${createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex')}`;

describe('events', () => {
  test('give the plan that Stripe has now, and the receipt once', async () => {
    const { user } = await subscribed('business_starter');
    expect(await stateOf(user)).toMatchObject({
      mode: 'stripe',
      plan_type: 'business_starter',
      subscription: { plan: 'business_starter', interval: 'month', status: 'active', standing: 'good' },
    });
    expect(await mailsTo(user)).toEqual([expect.stringMatching(/^Votre reçu de 39,00/)]);
    const { items } = await answer<{ items: unknown[] }>(testApp.request('/billing/invoices', { as: user }));
    expect(items).toMatchObject([{ status: 'paid', total_cents: 3_900, tax_cents: 650, refunded_cents: 0 }]);
  });

  test('of a renewal send the receipt of its invoice, in the language of whoever pays, once', async () => {
    const { user, customerId, subscription } = await subscribed();
    await answer(testApp.request('/me', { method: 'PATCH', as: user, json: { language: 'en' } }));
    testApp.setNow(new Date('2026-12-21T10:05:00Z'));
    const invoice = stripe.bill(subscription, 3_900);
    for (let time = 0; time < 2; time += 1) {
      expect(await told('invoice.paid', showInvoice(invoice))).toBe(200);
    }
    expect(invoice.customer).toBe(customerId);
    expect(await mailsTo(user)).toEqual([
      expect.stringMatching(/^Votre reçu de 39,00/),
      expect.stringMatching(/^Your receipt for €39\.00/),
    ]);
  });

  test(
    'without a good signature are refused, 1,000 of 1,000, and change nothing',
    { timeout: 60_000 },
    async () => {
      const { user, customerId } = await customer();
      const subscription = stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
      const good = stripe.event('customer.subscription.created', showSubscription(subscription));
      const asked = stripe.asked.length;
      const outcomes = new Set<number>();
      const now = Math.floor(Date.now() / 1_000);
      for (let index = 0; index < 1_000; index += 1) {
        const kind = index % 6;
        const at = index % good.body.length;
        const flipped =
          good.body.slice(0, at) + (good.body[at] === 'a' ? 'b' : 'a') + good.body.slice(at + 1);
        const bad =
          kind === 0
            ? { body: good.body, signature: '' }
            : kind === 1
              ? { body: good.body, signature: `t=${now},v1=${randomBytes(32).toString('hex')}` }
              : kind === 2
                ? { body: flipped, signature: good.signature }
                : kind === 3
                  ? stripe.event('customer.subscription.created', showSubscription(subscription), {
                      at: now - 301 - index,
                    })
                  : kind === 4
                    ? { body: good.body, signature: signedOver('NaN', good.body) }
                    : stripe.event('customer.subscription.created', showSubscription(subscription), {
                        secret: 'whsec_of_somebody_else',
                      });
        outcomes.add((await post(bad)).status);
      }
      expect([...outcomes]).toEqual([400]);
      expect(stripe.asked.length).toBe(asked);
      expect(await planOf(user)).toBe('freemium');
      expect((await post(good)).status).toBe(200);
      expect(await planOf(user)).toBe('premium');
    },
  );

  test('that come 100 times at once have one effect and are all answered well', async () => {
    const { user, customerId } = await customer();
    const subscription = stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
    stripe.bill(subscription, 3_900);
    const event = stripe.event('invoice.paid', showSubscription(subscription));
    const before = stripe.asked.length;
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(event)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(await planOf(user)).toBe('premium');
    expect(await mailsTo(user)).toHaveLength(1);
    // Subscriptions, invoices and charges were read once.
    expect(stripe.asked.length - before).toBe(3);
  });

  test('that nobody knows, or about nobody we know, are let pass', async () => {
    expect(await told('terminal.reader.updated', { object: 'terminal.reader', id: 'tmr_1' })).toBe(200);
    expect(
      await told('customer.subscription.created', { object: 'subscription', customer: 'cus_other' }),
    ).toBe(200);
  });

  test('in all 24 orders of four end at the same plan', { timeout: 60_000 }, async () => {
    const plans = new Set<string>();
    for (const order of permutations([0, 1, 2, 3])) {
      const { userId, email, customerId } = await payer();
      const subscription = stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
      const created = stripe.event('customer.subscription.created', showSubscription(subscription));
      const invoice = stripe.bill(subscription, 3_900);
      const paid = stripe.event('invoice.paid', showInvoice(invoice));
      subscription.price = stripe.price('business_pro', 'month', 14_900);
      const updated = stripe.event('customer.subscription.updated', showSubscription(subscription));
      subscription.cancel_at_period_end = true;
      const leaving = stripe.event('customer.subscription.updated', showSubscription(subscription));
      for (const index of order) {
        const event = [created, paid, updated, leaving][index];
        if (event !== undefined) expect((await post(event)).status).toBe(200);
      }
      plans.add((await storedPlan(userId)) ?? '');
      expect(await mailsTo({ email })).toHaveLength(1);
    }
    expect([...plans]).toEqual(['business_pro true']);
  });

  test('that come days late change nothing that has changed since', async () => {
    const { user, subscription } = await subscribed();
    const late = stripe.event('customer.subscription.updated', showSubscription(subscription));
    Object.assign(subscription, { status: 'canceled', ended_at: Math.floor(START.getTime() / 1_000) });
    await told('customer.subscription.deleted', showSubscription(subscription));
    expect(await planOf(user)).toBe('freemium');
    testApp.setNow(new Date(START.getTime() + 3 * DAY * 1_000));
    expect((await post(late)).status).toBe(200);
    expect(await planOf(user)).toBe('freemium');
  });

  test(
    `cut short by a kill are right after they come again, ${KILLS} of ${PROMISED_KILLS}`,
    { timeout: 120_000 },
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { userId, customerId } = await payer();
        const subscription = stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
        const event = stripe.event('customer.subscription.created', showSubscription(subscription));
        const child = spawn(
          process.execPath,
          [`${import.meta.dirname}/event-process.ts`, testApp.app.db.connectionString],
          { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...stripe.env } },
        );
        const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
        await lines.next();
        const asked = stripe.asked.length;
        child.stdin.write(
          `${JSON.stringify({ id: event.id, type: 'customer.subscription.created', customerId })}\n`,
        );
        // Somewhere between the event and the end of the transaction that follows it.
        await expect.poll(() => stripe.asked.length, { interval: 1, timeout: 10_000 }).toBeGreaterThan(asked);
        await pause(kill % 5);
        child.kill('SIGKILL');
        expect((await post(event)).status).toBe(200);
        expect(await storedPlan(userId)).toBe('premium false');
      }
    },
  );
});

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map(rest => [item, ...rest]),
  );
}
