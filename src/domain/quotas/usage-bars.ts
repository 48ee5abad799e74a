import { UNLIMITED } from '../plans/plan-table.ts';

type QuotaKind = 'videoAnalyses' | 'accountAnalyses' | 'scripts' | 'hooks';

/** Counters and limits with the specification's names (§3); −1 means unlimited. */
interface UsageCounters {
  video_analysis_weekly: number;
  video_analysis_monthly: number;
  account_analysis_daily: number;
  account_analysis_monthly: number;
  generator_daily: number;
  script_generation_monthly: number;
  hooks_daily: number;
}

export interface UsageLimits {
  video_analysis_daily: number;
  video_analysis_monthly: number;
  account_analysis_daily: number;
  account_analysis_monthly: number;
  script_generation_daily: number;
  script_generation_monthly: number;
  hooks_generation_daily: number;
}

export interface QuotaBar {
  kind: QuotaKind;
  used: number;
  /** −1: unlimited, the bar stays empty. */
  limit: number;
  /** 0 to 100, capped (spec §9). */
  percent: number;
  tone: 'primary' | 'warning' | 'danger';
  /** Units left in each limited period; the day is omitted where the month has no more left than it. */
  remaining: { period: 'day' | 'month'; count: number }[];
}

interface Counted {
  used: number;
  limit: number;
}

/** Spec §9: red from 90 %, warning from 70 %. */
export function quotaTone(percent: number): QuotaBar['tone'] {
  if (percent >= 90) return 'danger';
  return percent >= 70 ? 'warning' : 'primary';
}

function left({ used, limit }: Counted): number {
  return Math.max(0, limit - used);
}

function bar(kind: QuotaKind, day: Counted, month: Counted): QuotaBar {
  // A plan without a daily limit is compared with its monthly limit.
  const { used, limit } = day.limit === UNLIMITED && month.limit !== UNLIMITED ? month : day;
  const raw = limit === UNLIMITED ? 0 : limit === 0 ? 100 : (used / limit) * 100;
  const percent = Math.min(100, raw);
  const monthLeft = month.limit === UNLIMITED ? Infinity : left(month);
  const remaining: QuotaBar['remaining'] = [];
  if (day.limit !== UNLIMITED && left(day) < monthLeft) remaining.push({ period: 'day', count: left(day) });
  if (month.limit !== UNLIMITED) remaining.push({ period: 'month', count: monthLeft });
  return { kind, used, limit, percent, tone: quotaTone(percent), remaining };
}

/** The four bars of the quota card, in their order. Spec §9: videos show the weekly counter against the daily limit. */
export function usageBars(usage: UsageCounters, limits: UsageLimits): QuotaBar[] {
  const none = { used: 0, limit: UNLIMITED };
  return [
    bar(
      'videoAnalyses',
      { used: usage.video_analysis_weekly, limit: limits.video_analysis_daily },
      { used: usage.video_analysis_monthly, limit: limits.video_analysis_monthly },
    ),
    bar(
      'accountAnalyses',
      { used: usage.account_analysis_daily, limit: limits.account_analysis_daily },
      { used: usage.account_analysis_monthly, limit: limits.account_analysis_monthly },
    ),
    bar(
      'scripts',
      { used: usage.generator_daily, limit: limits.script_generation_daily },
      { used: usage.script_generation_monthly, limit: limits.script_generation_monthly },
    ),
    bar('hooks', { used: usage.hooks_daily, limit: limits.hooks_generation_daily }, none),
  ];
}

/** Spec §8: what the panel shows when usage cannot be fetched. Display only, never enforced. */
export const USAGE_FETCH_DEFAULTS: UsageLimits & { plan_name: 'freemium' } = {
  plan_name: 'freemium',
  video_analysis_daily: 3,
  video_analysis_monthly: 90,
  account_analysis_daily: UNLIMITED,
  account_analysis_monthly: UNLIMITED,
  script_generation_daily: 3,
  script_generation_monthly: UNLIMITED,
  hooks_generation_daily: 3,
};

export const NO_USAGE: UsageCounters = {
  video_analysis_weekly: 0,
  video_analysis_monthly: 0,
  account_analysis_daily: 0,
  account_analysis_monthly: 0,
  generator_daily: 0,
  script_generation_monthly: 0,
  hooks_daily: 0,
};
