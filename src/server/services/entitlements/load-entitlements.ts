import { effectivePlan, isBusinessPlan, PLANS } from '#domain/plans/plan-table.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findPlanAndRole } from './plans.queries.ts';

/** What the present plan includes; a plan that an administrator only previews adds nothing. */
export interface Entitlements {
  /** The user's own brand on reports. */
  brandsReports: boolean;
  exportsReports: boolean;
  /** Every section of a video analysis. */
  wholeAnalyses: boolean;
  putaclicPlus: boolean;
  wholeScripts: boolean;
}

export async function loadEntitlements(db: Queryable, userId: string): Promise<Entitlements> {
  const found = await findPlanAndRole(db, userId);
  if (found === undefined) throw new AppError('unauthenticated');
  const { reportExport, wholeAnalyses, putaclicPlus, wholeScripts } = PLANS[effectivePlan(found.plan_type)];
  return {
    brandsReports: isBusinessPlan(found.plan_type),
    exportsReports: reportExport,
    wholeAnalyses,
    putaclicPlus,
    wholeScripts,
  };
}
