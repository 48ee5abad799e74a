import { AppError } from '#server/platform/app-error.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Caller, World } from '#server/services/app-context.ts';
import type { AuthWorld } from '../request/auth-context.ts';
import { holdAccount } from '#server/services/user-lock/hold-account.ts';
import { endOtherWaysIn } from '../queries/other-ways-in.queries.ts';
import { endOwnSession } from '../queries/session-list.queries.ts';
import { forgetSessionsOf } from './session-state.ts';
import { endSession, endSessionsOfUser } from '../queries/sessions.queries.ts';

/** Ends one session of the caller's, the asking one included. */
export async function endOneSession(world: World, caller: Caller, id: string): Promise<{ ended: number }> {
  const ended = await endOwnSession(world.db.system, { id, userId: caller.userId, now: systemClock.now() });
  if (ended === 0) throw new AppError('not_found');
  forgetSessionsOf(world.db, caller.userId);
  return { ended };
}

/** Ends all sessions of the caller's but the asking one; API keys and linked Google accounts too, if that is asked for. */
export async function endOtherSessions(
  { world, requestId }: { world: World; requestId: string },
  caller: Caller,
  { otherWays }: { otherWays: boolean },
): Promise<{ ended: number }> {
  const now = systemClock.now();
  const ended = await endAllSessions(world, caller, { requestId, now, own: false, otherWays });
  forgetSessionsOf(world.db, caller.userId);
  return { ended };
}

/** Ends the caller's other sessions and says so where there were any; their own too, if that is asked for. */
export function endAllSessions(
  world: Pick<AuthWorld, 'db' | 'noteSecurity'>,
  { userId, sessionId }: Caller,
  asked: { requestId: string | null; now: Date; own: boolean; otherWays?: boolean },
): Promise<number> {
  const { requestId, now, own, otherWays = false } = asked;
  return world.db.system.transaction(async tx => {
    if (!(await holdAccount(tx, userId, sessionId))) return 0;
    if (otherWays) await endOtherWaysIn(tx, userId, now);
    const others = await endSessionsOfUser(tx, userId, now, sessionId);
    if (others > 0) await world.noteSecurity(tx, userId, { what: 'sessions_ended', requestId });
    return own ? others + (await endSession(tx, sessionId, now)) : others;
  });
}
