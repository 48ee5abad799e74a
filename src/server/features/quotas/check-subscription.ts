import type { PlanType } from '#domain/plans/plan-table.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import type { Caller } from '../../services/app-context.ts';
import { findPlanAndRole } from '../../services/entitlements/plans.queries.ts';

/** Spec §4, §8: the current plan; when the check itself fails the answer is freemium, and the failure is logged. */
export async function checkSubscription({
  app,
  caller,
  log,
}: RequestContext & { caller: Caller }): Promise<{ plan_type: PlanType; is_admin: boolean }> {
  try {
    const found = await findPlanAndRole(app.db.tenant(caller.userId), caller.userId);
    if (found === undefined) return { plan_type: 'freemium', is_admin: false };
    return { ...found, plan_type: caller.simulation?.plan ?? found.plan_type };
  } catch (error) {
    log.error({ err: error }, 'the subscription check failed');
    return { plan_type: 'freemium', is_admin: false };
  }
}
