import { isBusinessPlan } from '#domain/plans/plan-table.ts';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { findPlanAndRole } from './quotas.queries.ts';

/** Whether the plan as it stands prints one's own name on reports; one that is only tried on opens nothing. */
export async function mayBrandReports(db: Queryable, userId: string): Promise<boolean> {
  const found = await findPlanAndRole(db, userId);
  if (found === undefined) throw new AppError('unauthenticated');
  return isBusinessPlan(found.plan_type);
}
