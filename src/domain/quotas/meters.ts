import { effectivePlan, PLANS, UNLIMITED, type PlanLimits, type PlanType } from '../plans/plan-table.ts';
import type { Credit } from './credits.ts';

/** Limits that are not consumed: they are checked where they apply. */
type UncountedLimit = 'accounts' | 'syncCoolDownHours';
type CountedLimit = Exclude<keyof PlanLimits, UncountedLimit>;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
type MeterOf<Limit> = Limit extends `${infer Name}${'Daily' | 'Monthly'}` ? Snake<Name> : never;

/** Metered quotas, named after the limits of the plan table. */
export type Meter = MeterOf<CountedLimit>;

export const METERS = [
  'video_analysis',
  'account_analysis',
  'script_generation',
  'hooks_generation',
  'chatbot_questions',
] as const satisfies readonly Meter[];

/** Counters, with their names in `user_usage_limits` (spec §3). */
export const DAY_COLUMNS = [
  'video_analysis_weekly',
  'account_analysis_daily',
  'generator_daily',
  'hooks_daily',
  'chatbot_questions_daily',
] as const;
export const MONTH_COLUMNS = [
  'video_analysis_monthly',
  'account_analysis_monthly',
  'generator_monthly',
  'script_generation_monthly',
] as const;
export type CounterColumn = (typeof DAY_COLUMNS)[number] | (typeof MONTH_COLUMNS)[number];

export type QuotaPeriod = 'day' | 'month';

interface Counter {
  meter: Meter;
  period: QuotaPeriod;
  /** The first is compared with the limit, the others are incremented with it. */
  columns: readonly [CounterColumn, ...CounterColumn[]];
}

/** One counter per consumable limit: a limit without one does not compile. */
export const COUNTERS: Record<CountedLimit, Counter> = {
  // Spec §9: despite its name `video_analysis_weekly` counts per day.
  videoAnalysisDaily: { meter: 'video_analysis', period: 'day', columns: ['video_analysis_weekly'] },
  videoAnalysisMonthly: { meter: 'video_analysis', period: 'month', columns: ['video_analysis_monthly'] },
  accountAnalysisDaily: { meter: 'account_analysis', period: 'day', columns: ['account_analysis_daily'] },
  accountAnalysisMonthly: {
    meter: 'account_analysis',
    period: 'month',
    columns: ['account_analysis_monthly'],
  },
  scriptGenerationDaily: { meter: 'script_generation', period: 'day', columns: ['generator_daily'] },
  scriptGenerationMonthly: {
    meter: 'script_generation',
    period: 'month',
    columns: ['script_generation_monthly', 'generator_monthly'],
  },
  hooksGenerationDaily: { meter: 'hooks_generation', period: 'day', columns: ['hooks_daily'] },
  chatbotQuestionsDaily: {
    meter: 'chatbot_questions',
    period: 'day',
    columns: ['chatbot_questions_daily'],
  },
};

const COUNTED_LIMITS = Object.keys(COUNTERS) as CountedLimit[];

/** The counter of a meter for a day or a month; null where there is none. */
export function counterOf(meter: Meter, period: QuotaPeriod): Counter | null {
  const limit = COUNTED_LIMITS.find(
    name => COUNTERS[name].meter === meter && COUNTERS[name].period === period,
  );
  return limit === undefined ? null : COUNTERS[limit];
}

/** Units available per day and per month; −1 is unlimited. */
export type MeterLimits = Record<QuotaPeriod, number>;

/** The limits of one meter under a plan, both including the month's credits. */
export function meterLimits(plan: PlanType, meter: Meter, credits: readonly Credit[]): MeterLimits {
  const limits: MeterLimits = { day: UNLIMITED, month: UNLIMITED };
  const more = credits.reduce((sum, credit) => sum + (credit.kind === meter ? credit.units : 0), 0);
  for (const name of COUNTED_LIMITS) {
    if (COUNTERS[name].meter !== meter) continue;
    const limit = PLANS[effectivePlan(plan)].limits[name];
    limits[COUNTERS[name].period] = limit === UNLIMITED ? UNLIMITED : limit + more;
  }
  return limits;
}

/** The period with the least remaining units of a meter, or null when it is unlimited. */
export function tightest(
  meter: Meter,
  limits: MeterLimits,
  used: Partial<Record<CounterColumn, number>>,
): { period: QuotaPeriod; limit: number; left: number } | null {
  let bound: { period: QuotaPeriod; limit: number; left: number } | null = null;
  for (const period of ['month', 'day'] as const) {
    const counter = counterOf(meter, period);
    const limit = limits[period];
    if (counter === null || limit === UNLIMITED) continue;
    const left = Math.max(0, limit - (used[counter.columns[0]] ?? 0));
    if (bound === null || left < bound.left) bound = { period, limit, left };
  }
  return bound;
}

/** Why reserved units were returned; each reason has its sentence in the ledger. */
export const GIVE_BACK_REASONS = ['failed', 'cancelled', 'abandoned', 'no_answer', 'too_little'] as const;
export type GiveBackReason = (typeof GIVE_BACK_REASONS)[number];

export const MOVEMENT_KINDS = ['reserved', 'settled', 'given_back'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
