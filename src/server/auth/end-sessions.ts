import { AppError } from '../app-error.ts';
import { systemClock } from '../clock.ts';
import type { Caller, World } from '../world.ts';
import { endOwnSession } from './session-list.queries.ts';
import { forgetSessionsOf } from './session-state.ts';
import { endSessionsOfUser } from './sessions.queries.ts';

/** Ends one session of the caller's, the asking one included. */
export async function endOneSession(world: World, caller: Caller, id: string): Promise<{ ended: number }> {
  const ended = await endOwnSession(world.db.system, { id, userId: caller.userId, now: systemClock.now() });
  if (ended === 0) throw new AppError('not_found');
  forgetSessionsOf(world.db, caller.userId);
  return { ended };
}

/** Ends all sessions of the caller's but the asking one. */
export async function endOtherSessions(world: World, caller: Caller): Promise<{ ended: number }> {
  const ended = await endSessionsOfUser(world.db.system, caller.userId, systemClock.now(), caller.sessionId);
  forgetSessionsOf(world.db, caller.userId);
  return { ended };
}
