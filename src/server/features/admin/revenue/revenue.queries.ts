import type { BoughtPlan, Interval, SubscriptionStatus } from '#domain/billing/subscription.ts';
import type { ContractState } from '#domain/billing/revenue.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface ContractRow {
  id: string;
  user_id: string;
  email: string | null;
  plan: BoughtPlan;
  interval: Interval;
  status: SubscriptionStatus;
  amount_cents: number;
  currency: string;
  period_end: Date;
  cancel_at_period_end: boolean;
  paused_from: Date | null;
  paused_until: Date | null;
  unpaid_since: Date | null;
  next_plan: BoughtPlan | null;
  created_at: Date;
  ended_at: Date | null;
}

export type RunningContract = Omit<ContractRow, 'email'>;

/** Every subscription that has not ended. */
export function listRunningContracts(system: Queryable): Promise<RunningContract[]> {
  return system.rows<RunningContract>({
    name: 'admin-running-contracts',
    text: `select id, user_id, plan, interval, status, amount_cents, currency, period_end, cancel_at_period_end,
             paused_from, paused_until, unpaid_since, next_plan, created_at, ended_at
           from subscriptions where ended_at is null`,
    values: [],
  });
}

const PAUSED =
  '(s.paused_until is not null and s.paused_until > $1 and (s.paused_from is null or s.paused_from <= $1))';

/** SQL equivalent of `contractState`. */
const STATES: Record<ContractState, string> = {
  over: `(s.ended_at is not null or s.status in ('canceled', 'incomplete', 'incomplete_expired'))`,
  paused: `(s.ended_at is null and s.status not in ('canceled', 'incomplete', 'incomplete_expired')
    and ${PAUSED})`,
  unpaid: `(s.ended_at is null and s.status in ('past_due', 'unpaid')
    and not ${PAUSED})`,
  leaving: `(s.ended_at is null and s.status in ('active', 'trialing', 'paused') and s.cancel_at_period_end
    and not ${PAUSED})`,
  active: `(s.ended_at is null and s.status in ('active', 'trialing', 'paused') and not s.cancel_at_period_end
    and not ${PAUSED})`,
};

interface ContractCursor {
  at: Date;
  id: string;
}

/** Contracts, the newest first. */
export function listContracts(
  system: Queryable,
  {
    state,
    after,
    now,
    limit,
  }: { state: ContractState | undefined; after: ContractCursor | null; now: Date; limit: number },
): Promise<ContractRow[]> {
  return system.rows<ContractRow>({
    name: `admin-contracts-${state ?? 'all'}`,
    text: `select s.id, s.user_id, u.email, s.plan, s.interval, s.status, s.amount_cents, s.currency, s.period_end,
             s.cancel_at_period_end, s.paused_from, s.paused_until, s.unpaid_since, s.next_plan, s.created_at, s.ended_at
           from subscriptions s left join auth.users u on u.id = s.user_id
           where ${state === undefined ? '$1::timestamptz is not null' : STATES[state]}
             and ($2::timestamptz is null or (date_trunc('milliseconds', s.created_at), s.id) < ($2, $3))
           order by date_trunc('milliseconds', s.created_at) desc, s.id desc limit $4`,
    values: [now, after?.at ?? null, after?.id ?? null, limit],
  });
}

interface MonthRow {
  month: string;
  invoices: number;
  paid_cents: number;
  tax_cents: number;
  refunded_cents: number;
}

/** Payments in each of the last months. */
export function listPaidMonths(system: Queryable, since: Date): Promise<MonthRow[]> {
  return system.rows<MonthRow>({
    name: 'admin-paid-months',
    text: `select to_char(date_trunc('month', paid_at at time zone 'UTC'), 'YYYY-MM') as month,
             count(*) as invoices, sum(total_cents)::bigint as paid_cents, sum(tax_cents)::bigint as tax_cents,
             sum(refunded_cents)::bigint as refunded_cents
           from invoices where status = 'paid' and paid_at >= $1 group by 1 order by 1 desc`,
    values: [since],
  });
}

/** 0 rows: no such credit, or already withdrawn. */
export async function withdrawCredit(
  tx: Queryable,
  credit: { id: string; userId: string; adminId: string; reason: string; now: Date },
): Promise<{ kind: string; units: number } | undefined> {
  return tx.row({
    name: 'admin-withdraw-credit',
    text: `update quota_credits set withdrawn_at = $5, withdrawn_by = $3, withdrawn_reason = $4
           where id = $1 and user_id = $2 and withdrawn_at is null returning kind, units`,
    values: [credit.id, credit.userId, credit.adminId, credit.reason, credit.now],
  });
}
