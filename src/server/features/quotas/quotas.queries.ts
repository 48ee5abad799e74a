import type { z } from 'zod';
import type { planLimits } from '#contract/quotas.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Credit } from '#domain/quotas/credits.ts';
import { DAY_COLUMNS, MONTH_COLUMNS } from '#domain/quotas/meters.ts';
import { SHORTEST_DAY_HOURS, SHORTEST_MONTH_HOURS, type QuotaEnds } from '#domain/quotas/windows.ts';
import type { Queryable, Question } from '../../platform/db/database.ts';

export type PlanLimitsRow = z.infer<typeof planLimits>;
export type PlanLimitsOfUser = PlanLimitsRow & { time_zone: string };

export interface UsageRow {
  video_analysis_weekly: number;
  video_analysis_monthly: number;
  account_analysis_daily: number;
  account_analysis_monthly: number;
  generator_daily: number;
  generator_monthly: number;
  script_generation_monthly: number;
  hooks_daily: number;
  chatbot_questions_daily: number;
  last_video_analysis_reset: Date;
  last_account_analysis_reset: Date;
  last_generator_reset: Date;
  last_monthly_reset: Date;
  day_ends_at: Date;
  month_ends_at: Date;
  /** End of the last day, or month, with usage. */
  day_spent_until: Date | null;
  month_spent_until: Date | null;
}

/** Spec §7: `get_plan_limits`, the limits it does not include, and the time zone that defines the month. */
/** Returns a `PlanLimitsOfUser`. */
export function planLimitsQuery(userId: string): Question {
  return {
    name: 'find-plan-limits',
    text: `select g.*, l.accounts, l.script_generation_monthly, coalesce(p.time_zone, 'Europe/Paris') as time_zone
           from get_plan_limits($1) g join plan_limits l on l.plan_name = g.plan_name
           left join profiles p on p.user_id = $1`,
    values: [userId],
  };
}

export function findPlanLimits(db: Queryable, userId: string): Promise<PlanLimitsOfUser | undefined> {
  return db.row(planLimitsQuery(userId));
}

/** The limits of a plan, independent of the user. */
export function findLimitsOfPlan(db: Queryable, plan: PlanType): Promise<PlanLimitsRow | undefined> {
  return db.row<PlanLimitsRow>({
    name: 'find-limits-of-plan',
    text: `select plan_name, video_analysis_daily, video_analysis_monthly, account_analysis_daily,
             account_analysis_monthly, script_generation_daily, hooks_generation_daily, accounts,
             script_generation_monthly
           from plan_limits where plan_name = $1`,
    values: [plan],
  });
}

/** Credits granted by administrators since the month began. */
export function listCredits(db: Queryable, userId: string, from: Date): Promise<Credit[]> {
  return db.rows<Credit>({
    name: 'list-credits',
    text: `select kind, sum(units)::integer as units from quota_credits
           where user_id = $1 and granted_at >= $2 and withdrawn_at is null group by kind`,
    values: [userId, from],
  });
}

/** The user's time zone, and the usage row if there is one. */
export interface FoundUsage {
  timeZone: string;
  usage: UsageRow | null;
}

export type FoundUsageRow = { time_zone: string } & { [Column in keyof UsageRow]: UsageRow[Column] | null };

/** Returns a `FoundUsageRow`, or nothing if there is no such user. */
export function usageQuery(userId: string): Question {
  return {
    name: 'find-usage',
    text: `select p.time_zone, u.* from profiles p left join user_usage_limits u on u.user_id = p.user_id
           where p.user_id = $1`,
    values: [userId],
  };
}

export function foundUsage(row: FoundUsageRow | undefined): FoundUsage | undefined {
  if (row === undefined) return undefined;
  const { time_zone: timeZone, ...usage } = row;
  return { timeZone, usage: usage.last_monthly_reset === null ? null : (usage as UsageRow) };
}

export async function findUsage(db: Queryable, userId: string): Promise<FoundUsage | undefined> {
  return foundUsage(await db.row<FoundUsageRow>(usageQuery(userId)));
}

const spent = (columns: readonly string[]) => columns.map(column => `u.${column}`).join(' + ') + ' > 0';
const DAY_SPENT = spent(DAY_COLUMNS);
const MONTH_SPENT = spent(MONTH_COLUMNS);
const DAY_PAST = 'u.day_ends_at <= $2';
const MONTH_PAST = 'u.month_ends_at <= $2';
const spentUntil = (what: 'day' | 'month', past: string, isSpent: string) =>
  `case when ${past} and ${isSpent} then u.${what}_ends_at else u.${what}_spent_until end`;
/** SQL equivalent of `quotaEnd`: $first, or $first + 1 if that is too soon after the last usage. */
const endsAt = (what: 'day' | 'month', past: string, isSpent: string, first: number, hours: number) =>
  `case when not ${past} and ${isSpent} then u.${what}_ends_at
        when $${first} >= coalesce(${spentUntil(what, past, isSpent)}, '-infinity') + interval '${hours} hours'
        then $${first} else $${first + 1} end`;
const emptied = (columns: readonly string[], past: string) =>
  columns.map(column => `${column} = case when ${past} then 0 else u.${column} end`).join(', ');

const TURN_OVER = `
  insert into user_usage_limits as u (user_id, last_video_analysis_reset, last_account_analysis_reset,
    last_generator_reset, last_monthly_reset, day_ends_at, month_ends_at)
  values ($1, $2, $2, $2, $2, $3, $5)
  on conflict (user_id) do update set
    ${emptied(DAY_COLUMNS, DAY_PAST)},
    ${emptied(MONTH_COLUMNS, MONTH_PAST)},
    last_video_analysis_reset = case when ${DAY_PAST} then $2 else u.last_video_analysis_reset end,
    last_account_analysis_reset = case when ${DAY_PAST} then $2 else u.last_account_analysis_reset end,
    last_generator_reset = case when ${DAY_PAST} then $2 else u.last_generator_reset end,
    last_monthly_reset = case when ${MONTH_PAST} then $2 else u.last_monthly_reset end,
    day_spent_until = ${spentUntil('day', DAY_PAST, DAY_SPENT)},
    month_spent_until = ${spentUntil('month', MONTH_PAST, MONTH_SPENT)},
    day_ends_at = ${endsAt('day', DAY_PAST, DAY_SPENT, 3, SHORTEST_DAY_HOURS)},
    month_ends_at = ${endsAt('month', MONTH_PAST, MONTH_SPENT, 5, SHORTEST_MONTH_HOURS)}
  returning *`;

/**
 * Spec §4: creates the row with zeros if missing; resets counters of a past day or month. Each is evaluated
 * at that moment, so that concurrent calls reset it once. The row is locked until the transaction ends.
 */
export function startUsagePeriod(
  db: Queryable,
  userId: string,
  { now, day, month }: QuotaEnds & { now: Date },
): Promise<UsageRow | undefined> {
  return db.row<UsageRow>({
    name: 'turn-over-usage',
    text: TURN_OVER,
    values: [userId, now, ...day, ...month],
  });
}
