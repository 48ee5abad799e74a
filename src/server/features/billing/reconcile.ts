import { DAY_MS } from '#domain/time/day-ms.ts';
import { GRACE_DAYS } from '#domain/billing/subscription.ts';
import type { AppContext } from '../../services/app-context.ts';
import { deleteOldEvents, listDueCustomers, claimRenewalNotices } from './customers/billing.queries.ts';
import { deleteOldCancellationRequests } from './customers/cancellation.queries.ts';
import { deleteOldPaymentHours } from './customers/payment-hours.queries.ts';
import { mailBilling } from './customers/mail-billing.ts';
import { syncCustomer } from './customers/sync-customer.ts';
import { continueWithdrawals } from './withdrawal/withdraw-by-mail.ts';

export const RECONCILE_EVERY_SECONDS = 600;
const HOUR_MS = 3_600_000;
/** Every customer is synchronised about once a night; scheduled changes within ten minutes. */
const READ_EVERY_MS = 20 * HOUR_MS;
const AT_ONCE = 200;
/** Stripe retries an event for three days. */
const EVENTS_LIVE_MS = 30 * DAY_MS;
/** Failures are displayed for a week. */
const HOURS_LIVE_MS = 8 * DAY_MS;
/** French law requires it between three months and one month before. */
const RENEWAL_NOTICE_MS = 31 * DAY_MS;

/** Applies changes from missed events, and changes caused by time alone. */
export async function reconcileBilling(app: AppContext): Promise<number> {
  const { payments } = app;
  if (payments === null) return 0;
  const { system } = app.db;
  const now = app.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = await listDueCustomers(system, {
    provider: payments.kind,
    now,
    readBefore: before(READ_EVERY_MS),
    graceDays: GRACE_DAYS,
    limit: AT_ONCE,
  });
  let read = 0;
  for (const customer of due) {
    if (!app.jobs.isRunning()) break;
    try {
      await syncCustomer(app, customer);
      read += 1;
    } catch (error) {
      app.log.warn({ err: error }, 'a customer could not be read; they will be tried again');
    }
  }
  await deleteOldEvents(system, before(EVENTS_LIVE_MS));
  await deleteOldPaymentHours(system, before(HOURS_LIVE_MS));
  await deleteOldCancellationRequests(system, before(DAY_MS));
  await continueWithdrawals(app);
  await mailRenewals(app, now);
  return read;
}

/** Sends the notice before a yearly renewal, once each. */
async function mailRenewals(app: AppContext, now: Date): Promise<void> {
  const notice = new Date(now.getTime() + RENEWAL_NOTICE_MS);
  await app.db.system.transaction(async tx => {
    for (const row of await claimRenewalNotices(tx, { from: now, before: notice })) {
      const { next_plan: next, next_interval: interval } = row;
      const amountCents =
        next === null || interval === null ? row.amount_cents : app.config.prices[next][interval];
      await mailBilling(app, tx, row.user_id, {
        kind: 'renewal',
        plan: next ?? row.plan,
        at: row.period_end,
        amountCents,
        currency: row.currency,
      });
    }
  });
}
