import type { z } from 'zod';
import type { usage as usageShape } from '#contract/quotas.ts';
import { NO_USAGE } from '#domain/quotas/usage-bars.ts';
import { quotaWindows, type QuotaWindows } from '#domain/quotas/windows.ts';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller, World } from '../world.ts';
import { findUsage, turnOverUsage, type UsageRow } from './quotas.queries.ts';

type Usage = z.infer<typeof usageShape>;

/** What was used in the running day and month, and when both turn over. Asked for every 30 s: writes only then. */
export async function getUsage(world: World, { userId, simulation }: Caller): Promise<Usage> {
  const used = await readUsage(world.db.tenant(userId), userId, world.clock.now());
  return simulation?.isNewUser === true ? unused(used) : used;
}

/** The same as somebody sees it who has just come. */
export function unused(usage: Usage): Usage {
  return { ...usage, ...NO_USAGE, generator_monthly: 0 };
}

/** The same, asked where the caller asks: a turn of the day or the month is one statement, and right by itself. */
export async function readUsage(tx: Queryable, userId: string, now: Date): Promise<Usage> {
  const found = await findUsage(tx, userId);
  if (found === undefined) throw new AppError('unauthenticated');
  const windows = quotaWindows(now, found.timeZone);
  const row =
    found.usage === null || isPast(found.usage, windows)
      ? await turnOverUsage(tx, userId, { now, ...windows })
      : found.usage;
  if (row === undefined) throw new AppError('internal');
  return {
    video_analysis_weekly: row.video_analysis_weekly,
    video_analysis_monthly: row.video_analysis_monthly,
    account_analysis_daily: row.account_analysis_daily,
    account_analysis_monthly: row.account_analysis_monthly,
    generator_daily: row.generator_daily,
    generator_monthly: row.generator_monthly,
    script_generation_monthly: row.script_generation_monthly,
    hooks_daily: row.hooks_daily,
    last_video_analysis_reset: row.last_video_analysis_reset.toISOString(),
    last_account_analysis_reset: row.last_account_analysis_reset.toISOString(),
    last_generator_reset: row.last_generator_reset.toISOString(),
    last_monthly_reset: row.last_monthly_reset.toISOString(),
    next_daily_reset: windows.nextDay.toISOString(),
    next_monthly_reset: windows.nextMonth.toISOString(),
  };
}

function isPast(row: UsageRow, { dayStart, monthStart }: QuotaWindows): boolean {
  const daily = [row.last_video_analysis_reset, row.last_account_analysis_reset, row.last_generator_reset];
  return daily.some(reset => reset < dayStart) || row.last_monthly_reset < monthStart;
}
