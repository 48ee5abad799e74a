import type { PlanType } from '#domain/plans/plan-table.ts';
import { withCredits } from '#domain/quotas/credits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { creditsFrom } from './get-usage.ts';
import {
  findLimitsOfPlan,
  findPlanLimits,
  findUsage,
  listCredits,
  type PlanLimitsRow,
} from './quotas.queries.ts';

/** The caller's limits: the plan's with the month's credits, or those of the plan simulated by an administrator. */
export function getPlanLimits(
  app: AppContext,
  { userId, simulation }: Pick<Caller, 'userId' | 'simulation'>,
): Promise<PlanLimitsRow> {
  return app.db
    .tenant(userId)
    .transaction(tx =>
      simulation === undefined
        ? readPlanLimits(tx, userId, app.clock.now())
        : readLimitsOfPlan(tx, simulation.plan),
    );
}

/** The limits that apply to any usage: the plan's with the credits of the user's current month. */
export async function readPlanLimits(tx: Queryable, userId: string, now: Date): Promise<PlanLimitsRow> {
  const found = await findPlanLimits(tx, userId);
  if (found === undefined) throw new AppError('internal');
  const { time_zone: timeZone, ...limits } = found;
  const usage = (await findUsage(tx, userId))?.usage ?? null;
  return withCredits(limits, await listCredits(tx, userId, creditsFrom(usage, now, timeZone)));
}

export async function readLimitsOfPlan(tx: Queryable, plan: PlanType): Promise<PlanLimitsRow> {
  const limits = await findLimitsOfPlan(tx, plan);
  if (limits === undefined) throw new AppError('internal');
  return limits;
}
