import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { findPlanAndRole } from './quotas.queries.ts';

/** Whether the plan as it stands shows video analyses whole; one that is only tried on opens nothing. */
export async function opensWholeAnalyses(db: Queryable, userId: string): Promise<boolean> {
  const found = await findPlanAndRole(db, userId);
  if (found === undefined) throw new AppError('unauthenticated');
  return PLANS[effectivePlan(found.plan_type)].wholeAnalyses;
}
