import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { findViewed, type ViewedUser } from './view-grants.queries.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The user whom the caller views read-only; checked on every call. Throws `view_ended`. */
export async function findViewedUser(app: AppContext, caller: Caller, grantId: string): Promise<ViewedUser> {
  if (caller.apiKey !== undefined || !UUID.test(grantId)) throw new AppError('view_ended');
  const viewed = await findViewed(app.db.system, {
    grantId,
    adminId: caller.userId,
    sessionId: caller.sessionId,
    now: app.clock.now(),
  });
  if (viewed === undefined) throw new AppError('view_ended');
  return viewed;
}
