import {
  planOfSubscriptions,
  subscriptionStateOf,
  type SubscriptionStatus,
} from '#domain/billing/subscription.ts';
import { withdrawalEndsAt } from '#domain/billing/withdrawal.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import type { CustomerState, PaidInvoice, PaidSubscription } from '#server/integrations/payments/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { callPayments } from './call-payments.ts';
import {
  applyPlan,
  lockCustomer,
  listInvoices,
  listSubscriptions,
  recordReading,
  saveInvoice,
  saveSubscription,
  type CustomerRow,
  type InvoiceRow,
  type SubscriptionRow,
} from './billing.queries.ts';
import { dropCancellationRequests } from './cancellation.queries.ts';
import { usedService } from '../used-service.ts';
import { mailBilling, type BillingMail, type PaidFor } from './mail-billing.ts';

/** A receipt paid longer ago is not mailed: late data is recorded silently. */
const RECEIPT_WITHIN_MS = 3 * 86_400_000;
const UNPAID: ReadonlySet<SubscriptionStatus> = new Set(['past_due', 'unpaid']);

/** Each holds a connection while the payment service responds: the limit keeps connections free for other work. */
const fewAtOnce = createSemaphore(3);

/** One synchronisation per customer at a time in this process: concurrent events wait here, not on connections. */
const turns = new Map<string, Promise<unknown>>();

/** Serialises work on one customer in this process. */
export async function withCustomerLock<Result>(
  customerId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = turns.get(customerId) ?? Promise.resolve();
  const mine = before.then(work, work);
  const quiet = mine.catch(() => undefined);
  turns.set(customerId, quiet);
  try {
    return await mine;
  } finally {
    if (turns.get(customerId) === quiet) turns.delete(customerId);
  }
}

/**
 * Fetches and stores the current state of a customer, with the resulting plan: correct whatever events came
 * before, in any order. `note` runs in the transaction and may report that it was done already.
 */
export function syncCustomer(
  app: AppContext,
  customer: CustomerRow,
  note: (tx: Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  return withCustomerLock(customer.customer_id, async () => {
    const read = async (tx: Transaction) => {
      // Locked while Stripe is called: older state never overwrites newer.
      await lockCustomer(tx, customer.customer_id);
      if (!(await note(tx))) return;
      const state = await callPayments(app, payments => payments.readCustomer(customer.customer_id));
      for (const letter of await write(app, tx, customer, state))
        await mailBilling(app, tx, customer.user_id, letter);
    };
    await fewAtOnce(() => app.db.system.transaction(read));
  });
}

async function write(
  app: AppContext,
  tx: Transaction,
  customer: CustomerRow,
  { subscriptions, invoices }: CustomerState,
): Promise<BillingMail[]> {
  const { user_id: userId } = customer;
  const now = app.clock.now();
  const [subscriptionsBefore, invoicesBefore] = [
    await listSubscriptions(tx, userId),
    await listInvoices(tx, userId),
  ];
  const present = subscriptions.map(given => ({
    ...given,
    unpaidSince: unpaidSince(given, invoices),
    pausedFrom: given.pause?.from ?? null,
    pausedUntil: given.pause?.until ?? null,
  }));
  for (const given of present) await saveSubscription(tx, userId, given);
  for (const given of invoices) await saveInvoice(tx, userId, given);
  const isOther = (await applyPlan(tx, { userId, plan: planOfSubscriptions(present, now), at: now })) > 0;
  await recordReading(tx, userId, now);
  if (present.some(given => goesOn(given, subscriptionsBefore))) await dropCancellationRequests(tx, userId);
  const letters = news(
    { subscriptions: subscriptionsBefore, invoices: invoicesBefore },
    { subscriptions: present, invoices },
    { now, customer },
  );
  const resting = present.find(given => subscriptionStateOf(given, now).state === 'read_only');
  if (isOther && resting !== undefined) letters.push({ kind: 'grace_over', plan: resting.plan });
  return letters;
}

/** Whether a contract is new in this state, or was to end before and no longer is. */
function goesOn(given: PaidSubscription, before: readonly SubscriptionRow[]): boolean {
  if (given.endedAt !== null || given.cancelAtPeriodEnd) return false;
  return before.find(({ id }) => id === given.id)?.cancel_at_period_end ?? true;
}

/** When the oldest unpaid invoice was created: the payment service does not provide it. */
function unpaidSince({ id, status }: PaidSubscription, invoices: CustomerState['invoices']): Date | null {
  if (!UNPAID.has(status)) return null;
  const open = invoices.filter(
    invoice =>
      invoice.subscriptionId === id && (invoice.status === 'open' || invoice.status === 'uncollectible'),
  );
  return open.map(({ createdAt }) => createdAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Changes to pauses and downgrades: scheduled, cancelled, started and ended. */
function newsOfWhatWaits(known: SubscriptionRow, present: PaidSubscription): BillingMail[] {
  const { plan, interval, pause, next, periodStart, periodEnd, currency } = present;
  const letters: BillingMail[] = [];
  const { paused_from: from, paused_until: until } = known;
  const wasResting = until !== null && (from === null || known.period_start >= from);
  const isResting = pause !== null && (pause.from === null || periodStart >= pause.from);
  if (pause !== null && isResting && !wasResting)
    letters.push({ kind: 'pause_begun', plan, until: pause.until });
  if (pause !== null && !isResting && until?.getTime() !== pause.until.getTime())
    letters.push({ kind: 'pause_planned', plan, at: pause.from ?? periodEnd, until: pause.until });
  if (pause === null && until !== null) {
    const wasOnlyPlanned = from !== null && periodStart < from;
    letters.push({ kind: wasOnlyPlanned ? 'pause_dropped' : 'pause_over', plan, at: periodEnd });
  }
  const isOther = next?.plan !== known.next_plan || next?.interval !== known.next_interval;
  if (next !== null && isOther) letters.push({ kind: 'change_planned', ...next, at: periodEnd, currency });
  const isSame = plan === known.plan && interval === known.interval;
  if (next === null && known.next_plan !== null && isSame)
    letters.push({ kind: 'change_dropped', plan, at: periodEnd });
  return letters;
}

interface Reading {
  now: Date;
  customer: CustomerRow;
}

/** The current period, if an invoice opened it. */
function paidForBy(
  { subscriptionId, createdAt }: PaidInvoice,
  subscriptions: readonly PaidSubscription[],
  { now, customer }: Reading,
): PaidFor | null {
  const paid = subscriptions.find(({ id, endedAt }) => id === subscriptionId && endedAt === null);
  if (paid === undefined || createdAt < paid.periodStart) return null;
  const withdrawalUntil = withdrawalEndsAt(paid.createdAt);
  return {
    plan: paid.plan,
    from: paid.periodStart,
    until: paid.periodEnd,
    nextAt: paid.cancelAtPeriodEnd ? null : (paid.pause?.until ?? paid.periodEnd),
    withdrawalUntil: withdrawalUntil < now ? null : withdrawalUntil,
    isRefundedInPart:
      usedService(customer, { created_at: paid.createdAt, period_end: paid.periodEnd }, now) !== null,
  };
}

/** Changes between two states that require a mail. */
function news(
  before: { subscriptions: SubscriptionRow[]; invoices: InvoiceRow[] },
  after: {
    subscriptions: (PaidSubscription & { unpaidSince: Date | null })[];
    invoices: CustomerState['invoices'];
  },
  reading: Reading,
): BillingMail[] {
  const { now } = reading;
  const paidBefore = new Set(before.invoices.filter(({ status }) => status === 'paid').map(({ id }) => id));
  const receipts = after.invoices.filter(
    ({ id, paidAt, totalCents }) =>
      paidAt !== null &&
      totalCents > 0 &&
      !paidBefore.has(id) &&
      now.getTime() - paidAt.getTime() < RECEIPT_WITHIN_MS,
  );
  const letters: BillingMail[] = receipts.map(invoice => ({
    kind: 'receipt',
    invoice,
    paidFor: paidForBy(invoice, after.subscriptions, reading),
  }));
  for (const subscription of after.subscriptions) {
    const known = before.subscriptions.find(({ id }) => id === subscription.id);
    const wasUnpaid = known !== undefined && UNPAID.has(known.status);
    if (UNPAID.has(subscription.status) && !wasUnpaid && subscription.endedAt === null) {
      letters.push({ kind: 'payment_failed', since: subscription.unpaidSince ?? now });
    }
    if (subscription.status === 'canceled' && known !== undefined && known.status !== 'canceled') {
      letters.push({ kind: 'plan_ended', plan: subscription.plan });
    }
    const isLeaving = subscription.cancelAtPeriodEnd && subscription.endedAt === null;
    if (isLeaving && known !== undefined && !known.cancel_at_period_end) {
      letters.push({ kind: 'cancelled', plan: subscription.plan, endsAt: subscription.periodEnd });
    }
    const goesOn = !subscription.cancelAtPeriodEnd && subscription.endedAt === null;
    if (goesOn && known?.cancel_at_period_end === true) {
      letters.push({ kind: 'resumed', plan: subscription.plan, endsAt: subscription.periodEnd });
    }
    if (goesOn && known !== undefined) letters.push(...newsOfWhatWaits(known, subscription));
  }
  return letters;
}
