import { z } from 'zod';
import type { ContractLine, Revenue } from '#contract/admin/admin-revenue.ts';
import { contractState, revenueByPlan, type Contract, type ContractState } from '#domain/billing/revenue.ts';
import { readInstantCursor, writeInstantCursor } from '#server/platform/db/cursor-text.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  listContracts as listRows,
  listPaidMonths,
  listRunningContracts,
  type ContractRow,
  type RunningContract,
} from './revenue.queries.ts';

const MONTHS = 12;

/** Revenue of active contracts by plan, and actual payments of the last twelve months. */
export async function getRevenue(app: AppContext): Promise<Revenue> {
  const { system } = app.db;
  const now = app.clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const plans = revenueByPlan(
    (await listRunningContracts(system)).map(row => ({
      ...asContract(row),
      plan: row.plan,
      interval: row.interval,
      amountCents: row.amount_cents,
      nextPlan: row.next_plan,
    })),
    now,
  );
  return {
    mode: app.payments?.kind ?? null,
    monthly_cents: plans.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    plans: plans.map(({ monthlyCents, ...row }) => ({ ...row, monthly_cents: monthlyCents })),
    months: await listPaidMonths(system, since),
  };
}

const Id = z.string().max(100);

export async function listContracts(
  app: AppContext,
  input: { state?: ContractState | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: ContractLine[]; nextCursor: string | null }> {
  const now = app.clock.now();
  const rows = await listRows(app.db.system, {
    state: input.state,
    after: input.cursor === undefined ? null : readInstantCursor(input.cursor, Id),
    now,
    limit: input.limit + 1,
  });
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(row => showContract(row, now)),
    nextCursor:
      rows.length > input.limit && last !== undefined
        ? writeInstantCursor({ at: last.created_at, id: last.id })
        : null,
  };
}

function showContract(row: ContractRow, now: Date): ContractLine {
  return {
    id: row.id,
    user_id: row.user_id,
    email: row.email,
    plan: row.plan,
    interval: row.interval,
    amount_cents: row.amount_cents,
    currency: row.currency,
    state: contractState(asContract(row), now),
    next_plan: row.next_plan,
    created_at: row.created_at.toISOString(),
    period_end: row.period_end.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function asContract(row: RunningContract): Contract {
  return {
    status: row.status,
    unpaidSince: row.unpaid_since,
    pausedFrom: row.paused_from,
    pausedUntil: row.paused_until,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    endedAt: row.ended_at,
  };
}
