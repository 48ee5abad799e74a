import { SIMULATED_PLAN_HEADER, VIEW_AS_HEADER } from '#contract/wire/assumed-headers.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { findViewedUser } from '../../features/admin/users/find-viewed-user.ts';
import { isAdmin } from '../../services/calls/is-admin.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';

const SIMULATION = /^([a-z_]{1,40})(;new)?$/;

/**
 * Identity that an administrator assumes: another user, read-only, or a user of another plan, simulated. For
 * anyone else a simulated plan has no effect and a view session has ended.
 */
export async function assumeCaller(app: AppContext, caller: Caller, headers: Headers): Promise<Caller> {
  // A demo visitor already acts as the demo user, and as nobody else.
  if (caller.viewedBy !== undefined) return caller;
  const grantId = headers.get(VIEW_AS_HEADER);
  if (grantId !== null) {
    const { id, email } = await findViewedUser(app, caller, grantId);
    return { ...caller, userId: id, email, viewedBy: { adminId: caller.userId, grantId } };
  }
  const [, named, isNew] = SIMULATION.exec(headers.get(SIMULATED_PLAN_HEADER) ?? '') ?? [];
  const plan = PLAN_TYPES.find(known => known === named);
  if (plan === undefined || caller.apiKey !== undefined) return caller;
  if (!(await isAdmin(app, caller.userId))) return caller;
  return { ...caller, simulation: { plan, isNewUser: isNew !== undefined } };
}
