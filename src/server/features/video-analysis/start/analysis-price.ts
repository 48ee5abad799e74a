import type { AnalysisPrice } from '#contract/video-analysis.ts';
import { UNLIMITED } from '#domain/plans/plan-table.ts';
import { getOverview } from '../../quotas/get-overview.ts';
import { loadEntitlements } from '#server/services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';

/** What an analysis costs and the quota left; no cost where the stored analysis `kept` is returned. */
export async function getAnalysisPrice(
  app: AppContext,
  caller: Caller,
  kept: string | null = null,
): Promise<AnalysisPrice> {
  const [{ usage, limits }, { wholeAnalyses: showsAll }] = await Promise.all([
    getOverview(app, caller),
    loadEntitlements(app.db.tenant(caller.userId), caller.userId),
  ]);
  const left = (used: number, limit: number) => (limit === UNLIMITED ? null : Math.max(0, limit - used));
  const month = left(usage.video_analysis_monthly, limits?.video_analysis_monthly ?? 0);
  const day = left(usage.video_analysis_weekly, limits?.video_analysis_daily ?? 0);
  return {
    units: kept === null ? 1 : 0,
    kept,
    left_today: day === null || month === null ? day : Math.min(day, month),
    left_this_month: month,
    next_daily_reset: usage.next_daily_reset,
    next_monthly_reset: usage.next_monthly_reset,
    shows_all: showsAll,
  };
}
