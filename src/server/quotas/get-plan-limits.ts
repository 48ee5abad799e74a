import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { findPlanLimits, type PlanLimitsRow } from './quotas.queries.ts';

export async function getPlanLimits(world: World, { userId }: Caller): Promise<PlanLimitsRow> {
  const row = await findPlanLimits(world.db.tenant(userId), userId);
  if (row === undefined) throw new AppError('internal');
  return row;
}
