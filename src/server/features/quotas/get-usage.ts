import type { z } from 'zod';
import type { usage as usageShape } from '#contract/quotas.ts';
import { NO_USAGE } from '#domain/quotas/usage-bars.ts';
import { DAY_COLUMNS, MONTH_COLUMNS } from '#domain/quotas/meters.ts';
import {
  quotaEnd,
  quotaEnds,
  quotaWindows,
  SHORTEST_DAY_HOURS,
  SHORTEST_MONTH_HOURS,
  type QuotaEnds,
} from '#domain/quotas/windows.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findUsage, startUsagePeriod, type FoundUsage, type UsageRow } from './quotas.queries.ts';

type Usage = z.infer<typeof usageShape>;

/** Usage in the current day and month, and when both reset. Polled every 30 s: it only writes at a reset. */
export async function getUsage({ db, clock }: AppContext, { userId, simulation }: Caller): Promise<Usage> {
  const found = await findUsage(db.reading(userId), userId);
  const used = shownUsage(await runningUsage(db, userId, found, clock.now()));
  return simulation?.isNewUser === true ? unused(used) : used;
}

/** The usage of a brand-new user. */
export function unused(usage: Usage): Usage {
  return { ...usage, ...NO_USAGE, generator_monthly: 0, chatbot_questions_daily: 0 };
}

/** The given row if current, otherwise a new day and month: the reset is one atomic statement. */
export async function runningUsage(
  db: Database,
  userId: string,
  found: FoundUsage | undefined,
  now: Date,
): Promise<UsageRow> {
  if (found === undefined) throw new AppError('unauthenticated');
  const { timeZone, usage } = found;
  if (usage !== null && !isDue(usage, now, quotaEnds(now, timeZone))) return usage;
  return (await usageOfPeriod(db.tenant(userId), userId, timeZone, now)).usage;
}

export function shownUsage(row: UsageRow): Usage {
  return {
    video_analysis_weekly: row.video_analysis_weekly,
    video_analysis_monthly: row.video_analysis_monthly,
    account_analysis_daily: row.account_analysis_daily,
    account_analysis_monthly: row.account_analysis_monthly,
    generator_daily: row.generator_daily,
    generator_monthly: row.generator_monthly,
    script_generation_monthly: row.script_generation_monthly,
    hooks_daily: row.hooks_daily,
    chatbot_questions_daily: row.chatbot_questions_daily,
    last_video_analysis_reset: row.last_video_analysis_reset.toISOString(),
    last_account_analysis_reset: row.last_account_analysis_reset.toISOString(),
    last_generator_reset: row.last_generator_reset.toISOString(),
    last_monthly_reset: row.last_monthly_reset.toISOString(),
    next_daily_reset: row.day_ends_at.toISOString(),
    next_monthly_reset: row.month_ends_at.toISOString(),
  };
}

/** The counters of the current day and month, locked until the transaction ends, and since when credits count. */
export async function usageOfPeriod(
  tx: Queryable,
  userId: string,
  timeZone: string,
  now: Date,
): Promise<{ usage: UsageRow; creditsFrom: Date }> {
  const usage = await startUsagePeriod(tx, userId, { now, ...quotaEnds(now, timeZone) });
  if (usage === undefined) throw new AppError('internal');
  return { usage, creditsFrom: creditsFrom(usage, now, timeZone) };
}

const MOST_DAYS_MS = 31 * 24 * 3_600_000;

/** Start of the current month, as far as credits are concerned. */
export function creditsFrom(usage: UsageRow | null, now: Date, timeZone: string): Date {
  const { monthStart, nextMonth } = quotaWindows(now, timeZone);
  if (usage === null || usage.month_ends_at <= now) return monthStart;
  if (usage.month_ends_at.getTime() === nextMonth.getTime()) return monthStart;
  return usage.month_spent_until ?? new Date(usage.month_ends_at.getTime() - MOST_DAYS_MS);
}

/** Expired, or not yet used and from a previous time zone. */
function isDue(row: UsageRow, now: Date, ends: QuotaEnds): boolean {
  if (row.day_ends_at <= now || row.month_ends_at <= now) return true;
  const day = quotaEnd(ends.day, row.day_spent_until, SHORTEST_DAY_HOURS);
  const month = quotaEnd(ends.month, row.month_spent_until, SHORTEST_MONTH_HOURS);
  const moves = (end: Date, kept: Date, columns: readonly (keyof UsageRow)[]) =>
    end.getTime() !== kept.getTime() && columns.every(column => row[column] === 0);
  return moves(day, row.day_ends_at, DAY_COLUMNS) || moves(month, row.month_ends_at, MONTH_COLUMNS);
}
