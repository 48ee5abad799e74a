import type { z } from 'zod';
import type { planLimits, usage } from '#contract/quotas.ts';
import { withCredits } from '#domain/quotas/credits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { readLimitsOfPlan } from './get-plan-limits.ts';
import { creditsFrom, runningUsage, shownUsage, unused } from './get-usage.ts';
import {
  planLimitsQuery,
  usageQuery,
  foundUsage,
  listCredits,
  type FoundUsageRow,
  type PlanLimitsOfUser,
} from './quotas.queries.ts';

/** Usage and plan limits at one instant. */
export async function getOverview(
  { db, clock }: AppContext,
  { userId, simulation }: Pick<Caller, 'userId' | 'simulation'>,
): Promise<{ usage: z.infer<typeof usage>; limits: z.infer<typeof planLimits> | null }> {
  const reading = db.reading(userId);
  const now = clock.now();
  const [[found], [own]] = await reading.batch<[FoundUsageRow[], PlanLimitsOfUser[]]>([
    usageQuery(userId),
    planLimitsQuery(userId),
  ]);
  const row = await runningUsage(db, userId, foundUsage(found), now);
  const used = shownUsage(row);
  if (simulation !== undefined) {
    return {
      usage: simulation.isNewUser ? unused(used) : used,
      limits: await readLimitsOfPlan(reading, simulation.plan),
    };
  }
  if (own === undefined) throw new AppError('internal');
  const { time_zone: timeZone, ...limits } = own;
  const credits = await listCredits(reading, userId, creditsFrom(row, now, timeZone));
  return { usage: used, limits: withCredits(limits, credits) };
}
