import { UNLIMITED } from '#domain/plans/plan-table.ts';
import { AppError } from '../app-error.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { readPlanLimits } from './get-plan-limits.ts';
import { readUsage } from './get-usage.ts';
import { countAccountAnalysis } from './quotas.queries.ts';

const isSpent = (used: number, limit: number) => limit !== UNLIMITED && used >= limit;

/** Refuses where no account analysis is left, before any work is done for it. */
export async function requireAccountAnalysis(db: Queryable, userId: string, now: Date): Promise<void> {
  const used = await readUsage(db, userId, now);
  const limits = await readPlanLimits(db, userId, now);
  const month = isSpent(used.account_analysis_monthly, limits.account_analysis_monthly);
  const day = isSpent(used.account_analysis_daily, limits.account_analysis_daily);
  if (!month && !day) return;
  const when = month ? used.next_monthly_reset : used.next_daily_reset;
  throw new AppError(
    'account_analysis_limit_reached',
    { limit: month ? limits.account_analysis_monthly : limits.account_analysis_daily, when },
    { retryAfterSeconds: (Date.parse(when) - now.getTime()) / 1_000 },
  );
}

/**
 * Counts one account analysis in the transaction that keeps its report: both or neither. Many at once never exceed
 * the limit, and what fails costs nothing.
 */
export async function takeAccountAnalysis(tx: Transaction, userId: string, now: Date): Promise<void> {
  // Begins the day's and the month's counters again where they are past.
  await requireAccountAnalysis(tx, userId, now);
  const limits = await readPlanLimits(tx, userId, now);
  const counted = await countAccountAnalysis(tx, userId, limits);
  if (counted === 1) return;
  // Others took the last ones since.
  await requireAccountAnalysis(tx, userId, now);
  throw new AppError('internal');
}
