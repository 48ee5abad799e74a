import type { AdminUser } from '#contract/admin/admin-users.ts';
import { isCreditable, type CreditKind } from '#domain/quotas/credits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readPlanLimits } from '../../quotas/get-plan-limits.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';
import { insertCredit } from './user-actions.queries.ts';

interface Input {
  id: string;
  kind: CreditKind;
  units: number;
  reason: string;
}

/** Adds credit to a user's quota of this month, with a reason. */
export function grantCredit(context: AdminContext, { id, kind, units, reason }: Input): Promise<AdminUser> {
  const now = context.app.clock.now();
  return runAdminAction(context, async (tx, record) => {
    const user = await readUser(tx, id, now);
    if (!isCreditable(await readPlanLimits(tx, id, now), kind)) throw new AppError('credit_without_limit');
    await insertCredit(tx, { userId: id, kind, units, reason, adminId: context.caller.userId, now });
    await record({
      action: 'users.credit.granted',
      subject: { type: 'user', id },
      details: { kind, units, reason },
    });
    return user;
  });
}
