import type { AdminUser } from '#contract/admin/admin-users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { lockUser as lockOut, unlockUser as letIn } from '../../auth/users/ban-user.ts';
import { forgetSessionsOf } from '../../auth/sessions/session-state.ts';
import { act, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';

/** From this moment no session of the user opens anything. Nobody locks themselves out. */
export async function lockUser(
  context: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<AdminUser> {
  if (id === context.caller.userId) throw new AppError('own_lock');
  const now = context.world.clock.now();
  const locked = await act(context, async (tx, record) => {
    await readUser(tx, id, now);
    if (await lockOut(tx, id, now))
      await record({ action: 'users.locked', subject: { type: 'user', id }, details: { reason } });
    return readUser(tx, id, now);
  });
  forgetSessionsOf(context.world.db, id);
  return locked;
}

export function unlockUser(context: AdminContext, id: string): Promise<AdminUser> {
  const now = context.world.clock.now();
  return act(context, async (tx, record) => {
    if (await letIn(tx, id, now)) await record({ action: 'users.unlocked', subject: { type: 'user', id } });
    return readUser(tx, id, now);
  });
}
