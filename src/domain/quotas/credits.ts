import { UNLIMITED } from '../plans/plan-table.ts';
import type { UsageLimits } from './usage-bars.ts';

/** The quotas for which an administrator can grant credits; the others are unlimited on every plan. */
export const CREDIT_KINDS = ['video_analysis', 'account_analysis', 'script_generation'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

export interface Credit {
  kind: CreditKind;
  units: number;
}

type Raised = Pick<
  UsageLimits,
  'video_analysis_daily' | 'account_analysis_daily' | 'script_generation_daily'
> &
  Pick<UsageLimits, 'video_analysis_monthly' | 'account_analysis_monthly' | 'script_generation_monthly'>;

/**
 * A plan's limits plus the month's credits. The daily limit is raised too, so that a granted unit can be used the same
 * day; unlimited (−1) stays unlimited.
 */
export function withCredits<Limits extends Raised>(limits: Limits, credits: readonly Credit[]): Limits {
  const raised = (kind: CreditKind, limit: number) =>
    limit === UNLIMITED
      ? UNLIMITED
      : credits.reduce((sum, credit) => sum + (credit.kind === kind ? credit.units : 0), limit);
  return {
    ...limits,
    video_analysis_daily: raised('video_analysis', limits.video_analysis_daily),
    video_analysis_monthly: raised('video_analysis', limits.video_analysis_monthly),
    account_analysis_daily: raised('account_analysis', limits.account_analysis_daily),
    account_analysis_monthly: raised('account_analysis', limits.account_analysis_monthly),
    script_generation_daily: raised('script_generation', limits.script_generation_daily),
    script_generation_monthly: raised('script_generation', limits.script_generation_monthly),
  };
}

/** Whether a credit of this kind would have any effect under these limits. */
export function isCreditable(limits: Raised, kind: CreditKind): boolean {
  return limits[`${kind}_daily`] !== UNLIMITED || limits[`${kind}_monthly`] !== UNLIMITED;
}
