import { randomUUID } from 'node:crypto';
import type { BillingState } from '#contract/billing.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import {
  showSubscription,
  startStripeServer,
  type FakeSubscription,
  type SignedEvent,
  type StripeServer,
} from './stripe-server.ts';

export const START = new Date('2026-11-21T10:00:00Z');
/** One of each for a file of tests, there once the scene is set. */
export let stripe: StripeServer;
export let testApp: TestApp;

/** A product that sells through Stripe, and a Stripe stand-in of its own. */
export async function setScene(): Promise<void> {
  stripe = await startStripeServer(() => Math.floor(testApp.app.clock.now().getTime() / 1_000));
  testApp = await createTestApp({ workers: 0, now: START, env: stripe.env });
}

export async function clearScene(): Promise<void> {
  await testApp.close();
  await stripe.close();
}

/** As it was set, for the next test. */
export function resetScene(): void {
  stripe.broken = null;
  testApp.setNow(START);
}

/** A user known to Stripe, with or without a subscription there that the product has not been notified of yet. */
export async function customer(): Promise<{ user: TestUser; customerId: string }> {
  const user = await testApp.createUser();
  const customerId = `cus_${user.userId.replaceAll('-', '')}`;
  await testApp.app.db.system.run({
    name: 'test-customer',
    text: `insert into billing_customers (user_id, provider, customer_id, created_at, read_at)
           values ($1, 'stripe', $2, $3, $3)`,
    values: [user.userId, customerId, START],
  });
  return { user, customerId };
}

/** The same without a password and a session, which cost more than all else here. */
export async function payer(): Promise<{ userId: string; email: string; customerId: string }> {
  const userId = randomUUID();
  const email = `${userId}@example.org`;
  const customerId = `cus_${userId.replaceAll('-', '')}`;
  await testApp.app.db.system.run({
    name: 'test-payer',
    text: `with u as (insert into auth.users (id, email, email_normalised) values ($1, $2, $2)),
             p as (insert into profiles (user_id) values ($1) returning user_id)
           insert into billing_customers (user_id, provider, customer_id, created_at, read_at)
           select user_id, 'stripe', $3, $4, $4 from p`,
    values: [userId, email, customerId, START],
  });
  return { userId, email, customerId };
}

export const storedPlan = async (userId: string) =>
  (
    await testApp.app.db.system.row<{ plan: string }>({
      name: 'test-stored-plan',
      text: `select p.plan_type || coalesce(' ' || s.cancel_at_period_end, '') as plan
             from profiles p left join subscriptions s on s.user_id = p.user_id where p.user_id = $1`,
      values: [userId],
    })
  )?.plan;

export const post = async ({ body, signature }: Pick<SignedEvent, 'body' | 'signature'>) =>
  testApp.router.request('/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
export const told = async (type: string, object: object) => (await post(stripe.event(type, object))).status;

export const stateOf = (as: TestUser) => answer<BillingState>(testApp.request('/billing', { as }));
export const planOf = async (as: TestUser) => (await stateOf(as)).plan_type;
export const mailsTo = async ({ email }: Pick<TestUser, 'email'>) =>
  (
    await testApp.app.db.system.rows<{ subject: string }>({
      name: 'test-mails',
      text: 'select subject from mail_outbox where recipient = $1 order by created_at, id',
      values: [email],
    })
  ).map(({ subject }) => subject);

export async function subscribed(plan = 'premium', changes: Partial<FakeSubscription> = {}) {
  const { user, customerId } = await customer();
  const price = stripe.price(plan, 'month', 3_900);
  const subscription = stripe.subscribe(customerId, price, changes);
  stripe.bill(subscription, 3_900);
  await told('customer.subscription.created', showSubscription(subscription));
  return { user, customerId, subscription };
}
