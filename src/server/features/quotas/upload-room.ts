import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findPlanAndRole } from '../../services/entitlements/plans.queries.ts';

/** Maximum total bytes of a user's files under the current plan. */
export async function uploadRoomBytes(db: Queryable, userId: string): Promise<number> {
  const found = await findPlanAndRole(db, userId);
  if (found === undefined) throw new AppError('unauthenticated');
  return PLANS[effectivePlan(found.plan_type)].uploadRoomBytes;
}
