import { AppError } from '#server/platform/app-error.ts';
import type { Caller, World } from '#server/services/app-context.ts';
import { findViewed, type ViewedUser } from './view-grants.queries.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whom the caller may look through the eyes of; looked up at every call. Throws `view_ended`. */
export async function findViewedUser(world: World, caller: Caller, grantId: string): Promise<ViewedUser> {
  if (caller.apiKey !== undefined || !UUID.test(grantId)) throw new AppError('view_ended');
  const viewed = await findViewed(world.db.system, {
    grantId,
    adminId: caller.userId,
    sessionId: caller.sessionId,
    now: world.clock.now(),
  });
  if (viewed === undefined) throw new AppError('view_ended');
  return viewed;
}
