import type { AdminUser } from '#contract/admin/admin-users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { takeLostFactors } from '../../auth/factors/remove-factor.ts';
import { forgetSessionsOf } from '../../auth/sessions/session-state.ts';
import { mailSecurity, tellSecurity } from '../../notifications/announce-security.ts';
import { act, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';

/** The way back for somebody who lost the second factor and the recovery codes: the password alone opens again. */
export async function removeFactors(
  context: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<AdminUser> {
  const { world, caller } = context;
  if (id === caller.userId) throw new AppError('own_factors');
  const now = world.clock.now();
  const user = await act(context, async (tx, record) => {
    await readUser(tx, id, now);
    if (!(await takeLostFactors(tx, id, now))) throw new AppError('no_factors');
    await tellSecurity(world, tx, id, { what: 'factors_removed_by_admin' });
    await record({ action: 'users.factors.removed', subject: { type: 'user', id }, details: { reason } });
    return readUser(tx, id, now);
  });
  forgetSessionsOf(world.db, id);
  await mailSecurity(world, id, { what: 'factors_removed_by_admin', values: {} });
  return user;
}
