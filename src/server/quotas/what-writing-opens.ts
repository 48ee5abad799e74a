import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { findPlanAndRole } from './quotas.queries.ts';

export interface WritingOpens {
  putaclicPlus: boolean;
  wholeScripts: boolean;
}

/** What the plan as it stands opens of generated texts; one that is only tried on opens nothing. */
export async function whatWritingOpens(db: Queryable, userId: string): Promise<WritingOpens> {
  const found = await findPlanAndRole(db, userId);
  if (found === undefined) throw new AppError('unauthenticated');
  const { putaclicPlus, wholeScripts } = PLANS[effectivePlan(found.plan_type)];
  return { putaclicPlus, wholeScripts };
}
