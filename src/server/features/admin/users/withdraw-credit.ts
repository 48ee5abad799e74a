import type { AdminUser } from '#contract/admin/admin-users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { withdrawCredit as withdraw } from '../revenue/revenue.queries.ts';
import { readUser } from './show-user.ts';

/** Withdraws a granted credit, with a reason; units already used stay used. */
export function withdrawCredit(
  context: AdminContext,
  { id, credit, reason }: { id: string; credit: string; reason: string },
): Promise<AdminUser> {
  const now = context.app.clock.now();
  return runAdminAction(context, async (tx, record) => {
    const user = await readUser(tx, id, now);
    const adminId = context.caller.userId;
    const taken = await withdraw(tx, { id: credit, userId: id, adminId, reason, now });
    if (taken === undefined) throw new AppError('not_found');
    await record({
      action: 'users.credit.withdrawn',
      subject: { type: 'user', id },
      details: { ...taken, reason },
    });
    return user;
  });
}
