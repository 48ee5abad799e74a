import type { BillingState, BillingSubscription, InvoiceLine } from '#contract/billing.ts';
import { subscriptionStateOf } from '#domain/billing/subscription.ts';
import { withdrawalEndsAt } from '#domain/billing/withdrawal.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import {
  findCustomer,
  findPlan,
  listInvoices as listRows,
  listSubscriptions,
  type SubscriptionRow,
} from './billing.queries.ts';
import { shareOf, usedService } from '../used-service.ts';
import { findLastWithdrawal } from '../withdrawal/withdrawals.queries.ts';

/** The caller's contract as last synchronised. A plan simulated by an administrator has no effect on it. */
export async function getBilling(app: AppContext, { userId }: Pick<Caller, 'userId'>): Promise<BillingState> {
  const db = app.db.tenant(userId);
  const found = await findPlan(db, userId);
  if (found === undefined) throw new AppError('unauthenticated');
  const ongoing = ongoingOf(await listSubscriptions(db, userId));
  const withdrawal = await findLastWithdrawal(db, userId);
  const isWithdrawn = ongoing !== undefined && withdrawal?.subscription_id === ongoing.id;
  return {
    mode: app.payments?.kind ?? null,
    plan_type: found.plan_type,
    prices: app.config.prices,
    asks_to_start: withdrawal !== undefined,
    withdrawn_at:
      ongoing === undefined || isWithdrawn ? (withdrawal?.submitted_at.toISOString() ?? null) : null,
    subscription: ongoing === undefined ? null : await showSubscription(app, userId, ongoing, isWithdrawn),
  };
}

export async function listInvoices(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
): Promise<{ items: InvoiceLine[] }> {
  const rows = await listRows(app.db.tenant(userId), userId);
  return {
    items: rows.map(({ id: _id, paid_at: _paidAt, created_at: createdAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
    })),
  };
}

const OVER = new Set(['canceled', 'incomplete', 'incomplete_expired']);

/** The active subscription: the most recently started one that has not ended. */
export function ongoingOf(rows: readonly SubscriptionRow[]): SubscriptionRow | undefined {
  return rows.find(({ ended_at: endedAt, status }) => endedAt === null && !OVER.has(status));
}

async function showSubscription(
  app: AppContext,
  userId: string,
  row: SubscriptionRow,
  isWithdrawn: boolean,
): Promise<BillingSubscription> {
  const now = app.clock.now();
  const customer =
    app.payments === null ? undefined : await findCustomer(app.db.system, userId, app.payments.kind);
  const standing = subscriptionStateOf(
    {
      status: row.status,
      unpaidSince: row.unpaid_since,
      pausedFrom: row.paused_from,
      pausedUntil: row.paused_until,
    },
    now,
  );
  const at = 'until' in standing ? standing.until : 'since' in standing ? standing.since : null;
  const share = await shareOf(app.db.tenant(userId), row, usedService(customer, row, now));
  return {
    plan: row.plan,
    interval: row.interval,
    status: row.status,
    amount_cents: row.amount_cents,
    currency: row.currency,
    period_end: row.period_end.toISOString(),
    cancel_at_period_end: row.cancel_at_period_end,
    withdrawal_until: isWithdrawn ? null : withdrawalUntil(row.created_at, now),
    withdrawal_in_part: share !== null,
    withdrawal_share:
      share === null
        ? null
        : {
            used_days: share.usedDays,
            days: share.days,
            paid_cents: share.paidCents,
            refund_cents: share.cents,
          },
    next_plan: row.next_plan,
    next_interval: row.next_interval,
    pause:
      row.paused_until === null || row.paused_until <= now
        ? null
        : { from: row.paused_from?.toISOString() ?? null, until: row.paused_until.toISOString() },
    standing: standing.state,
    standing_at: at?.toISOString() ?? null,
  };
}

/** Until when the contract can be withdrawn from; null: it no longer can. */
function withdrawalUntil(concludedAt: Date, now: Date): string | null {
  const end = withdrawalEndsAt(concludedAt);
  return end < now ? null : end.toISOString();
}
