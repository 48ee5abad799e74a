import type { AdminUser } from '#contract/admin/admin-users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { sendConfirmation } from '../../auth/links/send-confirmation.ts';
import { systemClock } from '#server/platform/clock.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';

/** Mails the confirmation link to a user who has lost it. */
export function resendConfirmation(context: AdminContext, id: string): Promise<AdminUser> {
  const { app } = context;
  return runAdminAction(context, async (tx, record) => {
    const outcome = await sendConfirmation({ ...app, clock: systemClock }, tx, id);
    if (outcome === 'unknown') throw new AppError('user_not_found');
    if (outcome === 'confirmed') throw new AppError('already_confirmed');
    await record({ action: 'users.confirmation.resent', subject: { type: 'user', id } });
    return readUser(tx, id, app.clock.now());
  });
}
