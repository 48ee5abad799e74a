import type { z } from 'zod';
import type { planLimits } from '#contract/quotas.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Credit } from '#domain/quotas/credits.ts';
import type { Queryable } from '../db/database.ts';

export type PlanLimitsRow = z.infer<typeof planLimits>;

export interface UsageRow {
  video_analysis_weekly: number;
  video_analysis_monthly: number;
  account_analysis_daily: number;
  account_analysis_monthly: number;
  generator_daily: number;
  generator_monthly: number;
  script_generation_monthly: number;
  hooks_daily: number;
  last_video_analysis_reset: Date;
  last_account_analysis_reset: Date;
  last_generator_reset: Date;
  last_monthly_reset: Date;
}

/** Spec §7: `get_plan_limits`, the limits without a place in it, and the zone whose month counts. */
export function findPlanLimits(
  db: Queryable,
  userId: string,
): Promise<(PlanLimitsRow & { time_zone: string }) | undefined> {
  return db.row({
    name: 'find-plan-limits',
    text: `select g.*, l.accounts, l.script_generation_monthly, coalesce(p.time_zone, 'Europe/Paris') as time_zone
           from get_plan_limits($1) g join plan_limits l on l.plan_name = g.plan_name
           left join profiles p on p.user_id = $1`,
    values: [userId],
  });
}

/** The limits of a plan, whoever has it. */
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

/** What an administrator gave on top in a month. */
export function listCredits(
  db: Queryable,
  userId: string,
  month: { from: Date; before: Date },
): Promise<Credit[]> {
  return db.rows<Credit>({
    name: 'list-credits',
    text: `select kind, sum(units)::integer as units from quota_credits
           where user_id = $1 and granted_at >= $2 and granted_at < $3 group by kind`,
    values: [userId, month.from, month.before],
  });
}

/** The user's time zone, and the usage row if there is one. */
export async function findUsage(
  db: Queryable,
  userId: string,
): Promise<{ timeZone: string; usage: UsageRow | null } | undefined> {
  const row = await db.row<{ time_zone: string } & { [Column in keyof UsageRow]: UsageRow[Column] | null }>({
    name: 'find-usage',
    text: `select p.time_zone, u.* from profiles p left join user_usage_limits u on u.user_id = p.user_id
           where p.user_id = $1`,
    values: [userId],
  });
  if (row === undefined) return undefined;
  const { time_zone: timeZone, ...usage } = row;
  return { timeZone, usage: usage.last_monthly_reset === null ? null : (usage as UsageRow) };
}

export function findPlanAndRole(
  db: Queryable,
  userId: string,
): Promise<{ plan_type: PlanType; is_admin: boolean } | undefined> {
  return db.row({
    name: 'find-plan-and-role',
    text: `select p.plan_type, exists (select from user_roles r where r.user_id = p.user_id and r.role = 'admin')
             as is_admin
           from profiles p where p.user_id = $1`,
    values: [userId],
  });
}

/**
 * Spec §4: the row is made with zeros where there is none; counters of a past day or month begin again. Each
 * counter is judged by its own stamp as it stands at that moment, so that many at once reset it once.
 */
export function turnOverUsage(
  db: Queryable,
  userId: string,
  at: { now: Date; dayStart: Date; monthStart: Date },
): Promise<UsageRow | undefined> {
  return db.row<UsageRow>({
    name: 'turn-over-usage',
    text: `insert into user_usage_limits as u (user_id, last_video_analysis_reset, last_account_analysis_reset,
             last_generator_reset, last_monthly_reset)
           values ($1, $2, $2, $2, $2)
           on conflict (user_id) do update set
             video_analysis_weekly = case when u.last_video_analysis_reset < $3 then 0 else u.video_analysis_weekly end,
             last_video_analysis_reset = case when u.last_video_analysis_reset < $3 then $2
               else u.last_video_analysis_reset end,
             account_analysis_daily = case when u.last_account_analysis_reset < $3 then 0
               else u.account_analysis_daily end,
             last_account_analysis_reset = case when u.last_account_analysis_reset < $3 then $2
               else u.last_account_analysis_reset end,
             generator_daily = case when u.last_generator_reset < $3 then 0 else u.generator_daily end,
             hooks_daily = case when u.last_generator_reset < $3 then 0 else u.hooks_daily end,
             last_generator_reset = case when u.last_generator_reset < $3 then $2 else u.last_generator_reset end,
             video_analysis_monthly = case when u.last_monthly_reset < $4 then 0 else u.video_analysis_monthly end,
             account_analysis_monthly = case when u.last_monthly_reset < $4 then 0
               else u.account_analysis_monthly end,
             generator_monthly = case when u.last_monthly_reset < $4 then 0 else u.generator_monthly end,
             script_generation_monthly = case when u.last_monthly_reset < $4 then 0
               else u.script_generation_monthly end,
             last_monthly_reset = case when u.last_monthly_reset < $4 then $2 else u.last_monthly_reset end
           returning *`,
    values: [userId, at.now, at.dayStart, at.monthStart],
  });
}

/** 0 rows: nothing is left. The row is held until the transaction ends, so that many at once take turns. */
export function countAccountAnalysis(
  tx: Queryable,
  userId: string,
  limits: Pick<PlanLimitsRow, 'account_analysis_daily' | 'account_analysis_monthly'>,
): Promise<number> {
  return tx.run({
    name: 'count-account-analysis',
    text: `update user_usage_limits
           set account_analysis_daily = account_analysis_daily + 1,
             account_analysis_monthly = account_analysis_monthly + 1
           where user_id = $1 and ($2 = -1 or account_analysis_daily < $2)
             and ($3 = -1 or account_analysis_monthly < $3)`,
    values: [userId, limits.account_analysis_daily, limits.account_analysis_monthly],
  });
}
