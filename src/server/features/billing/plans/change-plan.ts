import type { BillingState, ChangePreview } from '#contract/billing.ts';
import { changeTiming, type Terms } from '#domain/billing/subscription.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { PlanChange } from '#server/integrations/payments/payments.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { callPayments } from '../customers/call-payments.ts';
import { listSubscriptions, type CustomerRow, type SubscriptionRow } from '../customers/billing.queries.ts';
import { getBilling, ongoingOf } from '../customers/get-billing.ts';
import { requireCustomer } from './start-checkout.ts';
import { syncCustomer } from '../customers/sync-customer.ts';

/** A previewed price is valid for this long; then it is recalculated. */
const PREVIEW_LIVES_MS = 15 * 60_000;
const CLOCKS_DIFFER_MS = 60_000;

/**
 * The immediate cost of a plan change, and when it takes effect. The instant is sent back with the change. A
 * downgrade takes effect with the next period: the paid period is used up, and nothing is charged today.
 */
export async function previewChange(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  terms: Terms,
): Promise<ChangePreview> {
  const { customer, subscription } = await requireChangeable(app, userId, terms);
  // Whole seconds, as used by the payment service.
  const at = new Date(Math.floor(app.clock.now().getTime() / 1_000) * 1_000);
  if (changeTiming(subscription, terms) === 'period_end') {
    return {
      at: at.toISOString(),
      takes_effect: 'period_end',
      due_today_cents: 0,
      credit_cents: 0,
      next_cents: app.config.prices[terms.plan][terms.interval],
      next_at: subscription.period_end.toISOString(),
      currency: subscription.currency,
    };
  }
  const shown = await callPayments(app, payments =>
    payments.previewChange(changeOf(customer, subscription, terms, at)),
  );
  return {
    at: at.toISOString(),
    takes_effect: 'now',
    due_today_cents: shown.dueTodayCents,
    credit_cents: shown.creditCents,
    next_cents: shown.nextCents,
    next_at: shown.nextAt.toISOString(),
    currency: shown.currency,
  };
}

/** Changes the plan as previewed, immediately or with the next period. Idempotent: it changes and charges once. */
export async function changePlan(
  app: AppContext,
  caller: Pick<Caller, 'userId'>,
  { at: shownAt, ...terms }: Terms & { at: string },
): Promise<{ state: BillingState; confirm_url: string | null }> {
  const at = new Date(shownAt);
  const age = app.clock.now().getTime() - at.getTime();
  if (age > PREVIEW_LIVES_MS || age < -CLOCKS_DIFFER_MS) throw new AppError('price_outdated');
  const { customer, subscription } = await requireChangeable(app, caller.userId, terms);
  const change = changeOf(customer, subscription, terms, at);
  const isLater = changeTiming(subscription, terms) === 'period_end';
  const confirmUrl = await callPayments(app, async payments => {
    if (!isLater) return (await payments.changePlan(change)).confirmUrl;
    await payments.scheduleChange(change);
    return null;
  });
  await syncCustomer(app, customer);
  return { state: await getBilling(app, caller), confirm_url: confirmUrl };
}

function changeOf(customer: CustomerRow, subscription: SubscriptionRow, terms: Terms, at: Date): PlanChange {
  return { customerId: customer.customer_id, subscriptionId: subscription.id, ...terms, at };
}

async function requireChangeable(app: AppContext, userId: string, terms: Terms) {
  const found = await requireSubscription(app, userId);
  const { plan, interval, status, cancel_at_period_end: isLeaving } = found.subscription;
  const { next_plan: nextPlan, next_interval: nextInterval, paused_until: pausedUntil } = found.subscription;
  const isSame = (has: Partial<Record<keyof Terms, unknown>>) =>
    has.plan === terms.plan && has.interval === terms.interval;
  if (isSame({ plan, interval }) || isSame({ plan: nextPlan, interval: nextInterval }))
    throw new AppError('plan_unchanged');
  if (status !== 'active' && status !== 'trialing') throw new AppError('payment_open');
  if (isLeaving) throw new AppError('subscription_leaving');
  if (pausedUntil !== null) throw new AppError('subscription_planned');
  return found;
}

/** The caller's active subscription and customer id at the payment service. */
export async function requireSubscription(
  app: AppContext,
  userId: string,
): Promise<{ customer: CustomerRow; subscription: SubscriptionRow }> {
  const customer = await requireCustomer(app, userId);
  const subscription = ongoingOf(await listSubscriptions(app.db.system, userId));
  if (subscription === undefined) throw new AppError('subscription_missing');
  return { customer, subscription };
}
