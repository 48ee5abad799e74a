import type { BillingState, ChangePreview } from '#contract/billing.ts';
import type { BoughtPlan, Interval } from '#domain/billing/subscription.ts';
import { AppError } from '../app-error.ts';
import type { PlanChange } from '../integrations/payments/payments.ts';
import type { Caller, World } from '../world.ts';
import { askPayments } from './ask-payments.ts';
import { listSubscriptions, type CustomerRow, type SubscriptionRow } from './billing.queries.ts';
import { getBilling, ongoingOf } from './get-billing.ts';
import { requireCustomer } from './start-checkout.ts';
import { syncCustomer } from './sync-customer.ts';

interface Terms {
  plan: BoughtPlan;
  interval: Interval;
}

/** A price that was shown is kept for a while; then it is worked out anew. */
const PREVIEW_LIVES_MS = 15 * 60_000;
const CLOCKS_DIFFER_MS = 60_000;

/** What changing the plan now would cost at once. The instant goes back in with the change. */
export async function previewChange(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
  terms: Terms,
): Promise<ChangePreview> {
  const { customer, subscription } = await requireChangeable(world, userId, terms);
  // Whole seconds, as the payment service counts.
  const at = new Date(Math.floor(world.clock.now().getTime() / 1_000) * 1_000);
  const shown = await askPayments(world, payments =>
    payments.previewChange(changeOf(customer, subscription, terms, at)),
  );
  return {
    at: at.toISOString(),
    due_today_cents: shown.dueTodayCents,
    credit_cents: shown.creditCents,
    next_cents: shown.nextCents,
    next_at: shown.nextAt.toISOString(),
    currency: shown.currency,
  };
}

/** Changes the plan at the price that was shown. Repeated, it changes and charges once. */
export async function changePlan(
  world: World,
  caller: Pick<Caller, 'userId'>,
  { at: shownAt, ...terms }: Terms & { at: string },
): Promise<{ state: BillingState; confirm_url: string | null }> {
  const at = new Date(shownAt);
  const age = world.clock.now().getTime() - at.getTime();
  if (age > PREVIEW_LIVES_MS || age < -CLOCKS_DIFFER_MS) throw new AppError('price_outdated');
  const { customer, subscription } = await requireChangeable(world, caller.userId, terms);
  const { confirmUrl } = await askPayments(world, payments =>
    payments.changePlan(changeOf(customer, subscription, terms, at)),
  );
  await syncCustomer(world, customer);
  return { state: await getBilling(world, caller), confirm_url: confirmUrl };
}

function changeOf(customer: CustomerRow, subscription: SubscriptionRow, terms: Terms, at: Date): PlanChange {
  return { customerId: customer.customer_id, subscriptionId: subscription.id, ...terms, at };
}

async function requireChangeable(world: World, userId: string, terms: Terms) {
  const found = await requireSubscription(world, userId);
  const { plan, interval, status, cancel_at_period_end: isLeaving } = found.subscription;
  if (plan === terms.plan && interval === terms.interval) throw new AppError('plan_unchanged');
  if (status !== 'active' && status !== 'trialing') throw new AppError('payment_open');
  if (isLeaving) throw new AppError('subscription_leaving');
  return found;
}

/** The caller's running subscription and who they are to the payment service. */
export async function requireSubscription(
  world: World,
  userId: string,
): Promise<{ customer: CustomerRow; subscription: SubscriptionRow }> {
  const customer = await requireCustomer(world, userId);
  const subscription = ongoingOf(await listSubscriptions(world.db.system, userId));
  if (subscription === undefined) throw new AppError('subscription_missing');
  return { customer, subscription };
}
