import type { AdminUser } from '#contract/admin/admin-users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { banUser as lockOut, unbanUser as letIn } from '../../auth/users/ban-user.ts';
import { evictCachedSessions } from '../../auth/sessions/session-state.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';

/** Immediately invalidates all sessions of the user. Administrators cannot ban themselves. */
export async function banUser(
  context: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<AdminUser> {
  if (id === context.caller.userId) throw new AppError('own_lock');
  const now = context.app.clock.now();
  const locked = await runAdminAction(context, async (tx, record) => {
    await readUser(tx, id, now);
    if (await lockOut(tx, id, now))
      await record({ action: 'users.locked', subject: { type: 'user', id }, details: { reason } });
    return readUser(tx, id, now);
  });
  evictCachedSessions(context.app.db, id);
  return locked;
}

export function unbanUser(context: AdminContext, id: string): Promise<AdminUser> {
  const now = context.app.clock.now();
  return runAdminAction(context, async (tx, record) => {
    if (await letIn(tx, id, now)) await record({ action: 'users.unlocked', subject: { type: 'user', id } });
    return readUser(tx, id, now);
  });
}
