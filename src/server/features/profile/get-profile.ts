import type { z } from 'zod';
import type { meOutput } from '#contract/profile.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findProfile } from './profile.queries.ts';

/** The signed-in user: profile, plan and role. */
export async function getMe(app: AppContext, caller: Caller): Promise<z.infer<typeof meOutput>> {
  const row = await findProfile(app.db.reading(caller.userId), caller.userId);
  if (row === undefined) throw new AppError('unauthenticated');
  const { is_admin, deletion_due_at: dueAt, unread_notifications: unread, ...profile } = row;
  return {
    id: caller.userId,
    email: caller.email,
    is_admin,
    profile: { ...profile, plan_type: caller.simulation?.plan ?? profile.plan_type },
    communityUrl: app.config.communityUrl,
    deletion_due_at: dueAt?.toISOString() ?? null,
    unread_notifications: unread,
    now: app.clock.now().toISOString(),
  };
}
