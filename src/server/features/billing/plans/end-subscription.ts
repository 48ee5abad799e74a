import type { BillingState } from '#contract/billing.ts';
import type { Payments } from '#server/integrations/payments/payments.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { pauseAfter } from '#domain/billing/pause.ts';
import { AppError } from '#server/platform/app-error.ts';
import { callPayments } from '../customers/call-payments.ts';
import { findCustomer, listSubscriptions, type SubscriptionRow } from '../customers/billing.queries.ts';
import { requireSubscription } from './change-plan.ts';
import { getBilling, ongoingOf } from '../customers/get-billing.ts';
import { syncCustomer } from '../customers/sync-customer.ts';

/**
 * Ends the contract at the end of the current period; the mail with the date follows from the synchronisation.
 * Idempotent.
 */
export async function cancelSubscription(app: AppContext, userId: string): Promise<{ endsAt: Date }> {
  const subscription = await change(app, userId, (payments, { id }) =>
    payments.setCancelAtPeriodEnd(id, true),
  );
  return { endsAt: subscription.period_end };
}

/** Cancels a scheduled end, pause or downgrade. */
export async function resumeSubscription(
  app: AppContext,
  caller: Pick<Caller, 'userId'>,
): Promise<BillingState> {
  await change(app, caller.userId, async (payments, row) => {
    if (row.cancel_at_period_end) await payments.setCancelAtPeriodEnd(row.id, false);
    if (row.next_plan !== null) await payments.dropScheduled(row.id);
    if (row.paused_until !== null) await payments.endPause(row.id);
  });
  return getBilling(app, caller);
}

/** No invoices and no service for some months after the paid period; data and subscription are retained. */
export async function pauseSubscription(
  app: AppContext,
  caller: Pick<Caller, 'userId'>,
  months: number,
): Promise<BillingState> {
  await change(app, caller.userId, async (payments, row) => {
    if (row.status !== 'active' && row.status !== 'trialing') throw new AppError('payment_open');
    if (row.cancel_at_period_end) throw new AppError('subscription_leaving');
    if (row.next_plan !== null || row.paused_until !== null) throw new AppError('subscription_planned');
    await payments.schedulePause(row.id, pauseAfter(row.period_end, months).until);
  });
  return getBilling(app, caller);
}

async function change(
  app: AppContext,
  userId: string,
  how: (payments: Payments, row: SubscriptionRow) => Promise<void>,
): Promise<SubscriptionRow> {
  const { customer, subscription } = await requireSubscription(app, userId);
  await callPayments(app, payments => how(payments, subscription));
  await syncCustomer(app, customer);
  return subscription;
}

/**
 * Before an account is erased, so that a deleted user is not charged. Throws when the payment service does not respond.
 */
export async function endBillingOf(app: AppContext, userId: string): Promise<void> {
  if (app.payments === null) return;
  const customer = await findCustomer(app.db.system, userId, app.payments.kind);
  if (customer === undefined) return;
  const ongoing = ongoingOf(await listSubscriptions(app.db.system, userId));
  if (ongoing !== undefined) await callPayments(app, payments => payments.cancelNow(ongoing.id));
}
