import type { AdminUser } from '#contract/admin/admin-users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { endEverySession } from '../../auth/users/ban-user.ts';
import { evictCachedSessions } from '../../auth/sessions/session-state.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';
import { grantAdminRole, hasOtherAdmin, revokeAdminRole } from './user-actions.queries.ts';

/** Makes another user an administrator; users cannot grant themselves the role. */
export function grantAdmin(context: AdminContext, id: string): Promise<AdminUser> {
  if (id === context.caller.userId) throw new AppError('own_role');
  const now = context.app.clock.now();
  return runAdminAction(context, async (tx, record) => {
    await readUser(tx, id, now);
    if ((await grantAdminRole(tx, id)) > 0)
      await record({ action: 'users.admin.granted', subject: { type: 'user', id } });
    return readUser(tx, id, now);
  });
}

/** Revokes the role, even one's own, unless nobody else has it. The user's sessions end. */
export async function revokeAdmin(context: AdminContext, id: string): Promise<AdminUser> {
  const now = context.app.clock.now();
  const user = await runAdminAction(context, async (tx, record) => {
    await readUser(tx, id, now);
    if ((await revokeAdminRole(tx, id)) > 0) {
      if (!(await hasOtherAdmin(tx, id))) throw new AppError('last_admin');
      await endEverySession(tx, id, now);
      await record({ action: 'users.admin.revoked', subject: { type: 'user', id } });
    }
    return readUser(tx, id, now);
  });
  evictCachedSessions(context.app.db, id);
  return user;
}
