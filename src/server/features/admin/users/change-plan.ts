import type { AdminUser } from '#contract/admin/admin-users.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { AppError } from '#server/platform/app-error.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';
import { setPlan } from './user-actions.queries.ts';

/** Grants a user any plan, `apprenant` included, or removes it, with a reason; setting the same plan logs nothing. */
export function changePlan(
  context: AdminContext,
  { id, plan, reason }: { id: string; plan: PlanType; reason: string },
): Promise<AdminUser> {
  const now = context.app.clock.now();
  return runAdminAction(context, async (tx, record) => {
    const was = await setPlan(tx, { userId: id, plan, now });
    if (was === undefined) throw new AppError('user_not_found');
    if (was !== plan)
      await record({
        action: 'users.plan.changed',
        subject: { type: 'user', id },
        details: { from: was, to: plan, reason },
      });
    return readUser(tx, id, now);
  });
}
