import { z } from 'zod';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { GIVE_BACK_REASONS, METERS, MOVEMENT_KINDS } from '#domain/quotas/meters.ts';
import { count, instant, page, procedure } from './wire/base.ts';

const limit = z.number().int().min(-1);

/** Spec §3: the plan's limits; -1 means unlimited. */
export const planLimits = z.object({
  plan_name: z.enum(PLAN_TYPES),
  video_analysis_daily: limit,
  video_analysis_monthly: limit,
  account_analysis_daily: limit,
  account_analysis_monthly: limit,
  script_generation_daily: limit,
  script_generation_monthly: limit,
  hooks_generation_daily: limit,
  accounts: limit,
});

/** Spec §3: `user_usage_limits`. Despite its name `video_analysis_weekly` counts the day (spec §9). */
export const usage = z.object({
  video_analysis_weekly: count,
  video_analysis_monthly: count,
  account_analysis_daily: count,
  account_analysis_monthly: count,
  generator_daily: count,
  generator_monthly: count,
  script_generation_monthly: count,
  hooks_daily: count,
  chatbot_questions_daily: count,
  last_video_analysis_reset: instant,
  last_account_analysis_reset: instant,
  last_generator_reset: instant,
  last_monthly_reset: instant,
  /** When the daily and monthly counters reset, at midnight in the user's time zone. */
  next_daily_reset: instant,
  next_monthly_reset: instant,
});

/** One ledger entry: units reserved, charged or refunded, or a support credit granted or withdrawn. */
export const quotaMovement = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum([...MOVEMENT_KINDS, 'granted', 'withdrawn']),
  meter: z.enum(METERS),
  units: count,
  /** What it was used for, such as the account analysed. */
  label: z.string().nullable(),
  reason: z.enum(GIVE_BACK_REASONS).nullable(),
  /** Shared by all entries of one operation. */
  reservation_id: z.uuid().nullable(),
});
export type QuotaMovement = z.infer<typeof quotaMovement>;

/** The price and the units left, to show before the click; -1 means unlimited. */
const quotaPrice = z.object({
  meter: z.enum(METERS),
  units: count,
  left: limit,
  limit,
  /** When the counter resets; null where nothing is limited. */
  resets_at: instant.nullable(),
});
export type QuotaPrice = z.infer<typeof quotaPrice>;

export const quotas = {
  usage: procedure.route({ method: 'GET', path: '/usage', tags: ['quotas'] }).output(usage),
  planLimits: procedure.route({ method: 'GET', path: '/plan-limits', tags: ['quotas'] }).output(planLimits),
  /**
   * Limits and usage together, for the panel that shows one against the other; it shows nothing where either is null.
   */
  overview: procedure
    .route({ method: 'GET', path: '/quotas', tags: ['quotas'] })
    .output(z.object({ usage: usage.nullable(), limits: planLimits.nullable() })),
  prices: procedure
    .route({
      method: 'GET',
      path: '/quotas/prices',
      tags: ['quotas'],
      description:
        'What each kind of work costs, how much of it is left and when more is there. Spends nothing.',
    })
    .output(z.array(quotaPrice)),
  movements: procedure
    .route({
      method: 'GET',
      path: '/quotas/movements',
      tags: ['quotas'],
      description:
        'The ledger behind the counters, newest first: why something was charged, and what came back.',
    })
    .input(
      z.strictObject({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(page(quotaMovement)),
  checkSubscription: procedure
    .route({ method: 'POST', path: '/check-subscription', tags: ['quotas'] })
    .output(z.object({ plan_type: z.enum(PLAN_TYPES), is_admin: z.boolean() })),
};
