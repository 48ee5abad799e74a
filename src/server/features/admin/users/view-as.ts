import type { z } from 'zod';
import type { viewGrant } from '#contract/admin/admin-views.ts';
import { VIEW_AS_MINUTES } from '#domain/admin/view-as.ts';
import { AppError } from '#server/platform/app-error.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { readUser } from './show-user.ts';
import { endViewGrant, endViewsOfAdmin, insertViewGrant } from './views.queries.ts';

/** Opens a half-hour read-only session as another user, who can see afterwards that it happened and why. */
export function startView(
  context: AdminContext,
  { userId, reason }: { userId: string; reason: string },
): Promise<z.infer<typeof viewGrant>> {
  const { app, caller } = context;
  if (userId === caller.userId) throw new AppError('view_of_self');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + VIEW_AS_MINUTES * 60_000);
  return runAdminAction(context, async (tx, record) => {
    const user = await readUser(tx, userId, now);
    if (user.is_admin) throw new AppError('view_of_admin');
    for (const { user_id: id } of await endViewsOfAdmin(tx, caller.userId, now))
      await record({ action: 'view.ended', subject: { type: 'user', id } });
    const { userId: adminId, sessionId } = caller;
    const grant = await insertViewGrant(tx, { userId, adminId, sessionId, reason, now, expiresAt });
    if (grant === undefined) throw new AppError('internal');
    await record({
      action: 'view.started',
      subject: { type: 'user', id: userId },
      details: { reason, minutes: VIEW_AS_MINUTES },
    });
    const label = user.email ?? user.username ?? user.full_name;
    return { id: grant.id, user: { id: userId, label }, reason, expiresAt: expiresAt.toISOString() };
  });
}

export function endView(context: AdminContext, id: string): Promise<{ endedAt: string }> {
  const { app, caller } = context;
  return runAdminAction(context, async (tx, record) => {
    const ended = await endViewGrant(tx, { id, adminId: caller.userId, now: app.clock.now() });
    if (ended === undefined) throw new AppError('not_found');
    if (ended.now_ended) await record({ action: 'view.ended', subject: { type: 'user', id: ended.user_id } });
    return { endedAt: ended.ended_at.toISOString() };
  });
}
