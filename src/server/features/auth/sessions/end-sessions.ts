import { AppError } from '#server/platform/app-error.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { lockAccountOwner } from '#server/services/user-lock/lock-account-owner.ts';
import { endOtherWaysIn } from '../queries/other-ways-in.queries.ts';
import { endOwnSession } from '../queries/session-list.queries.ts';
import { evictCachedSessions } from './session-state.ts';
import { endSession, endSessionsOfUser } from '../queries/sessions.queries.ts';

/** Ends one of the caller's sessions, possibly the current one. */
export async function endOneSession(app: AppContext, caller: Caller, id: string): Promise<{ ended: number }> {
  const ended = await endOwnSession(app.db.system, { id, userId: caller.userId, now: systemClock.now() });
  if (ended === 0) throw new AppError('not_found');
  evictCachedSessions(app.db, caller.userId);
  return { ended };
}

/** Ends all the caller's sessions except the current one; optionally API keys and linked Google accounts too. */
export async function endOtherSessions(
  { app, requestId }: { app: AppContext; requestId: string },
  caller: Caller,
  { otherWays }: { otherWays: boolean },
): Promise<{ ended: number }> {
  const now = systemClock.now();
  const ended = await endAllSessions(app, caller, { requestId, now, own: false, otherWays });
  evictCachedSessions(app.db, caller.userId);
  return { ended };
}

/** Ends the caller's other sessions, optionally the current one too, and notifies if there were any. */
export function endAllSessions(
  app: Pick<AuthContext, 'db' | 'noteSecurity'>,
  { userId, sessionId }: Caller,
  input: { requestId: string | null; now: Date; own: boolean; otherWays?: boolean },
): Promise<number> {
  const { requestId, now, own, otherWays = false } = input;
  return app.db.system.transaction(async tx => {
    if (!(await lockAccountOwner(tx, userId, sessionId))) return 0;
    if (otherWays) await endOtherWaysIn(tx, userId, now);
    const others = await endSessionsOfUser(tx, userId, now, sessionId);
    if (others > 0) await app.noteSecurity(tx, userId, { what: 'sessions_ended', requestId });
    return own ? others + (await endSession(tx, sessionId, now)) : others;
  });
}
