import type { AdminUser } from '#contract/admin/admin-users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { removeLostFactors } from '../../auth/factors/remove-factor.ts';
import { evictCachedSessions } from '../../auth/sessions/session-state.ts';
import { mailSecurity, notifySecurity } from '../../notifications/announce-security.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';

/**
 * Removes two-factor authentication for a user who lost the second factor and the recovery codes: the password alone is
 * enough again.
 */
export async function removeFactors(
  context: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<AdminUser> {
  const { app, caller } = context;
  if (id === caller.userId) throw new AppError('own_factors');
  const now = app.clock.now();
  const user = await runAdminAction(context, async (tx, record) => {
    await readUser(tx, id, now);
    if (!(await removeLostFactors(tx, id, now))) throw new AppError('no_factors');
    await notifySecurity(app, tx, id, { what: 'factors_removed_by_admin' });
    await record({ action: 'users.factors.removed', subject: { type: 'user', id }, details: { reason } });
    return readUser(tx, id, now);
  });
  evictCachedSessions(app.db, id);
  await mailSecurity(app, id, { what: 'factors_removed_by_admin', values: {} });
  return user;
}
