import type { Caller } from '../world.ts';
import type { AuthRequest } from './auth-request.ts';
import { invalidField } from './request-body.ts';
import { forgetSessionsOf } from './session-state.ts';
import { endSession, endSessionsOfUser } from './sessions.queries.ts';

/** Ends this session, all of the user's, or all others; GoTrue's default is all. */
export async function signOut({ world }: AuthRequest, caller: Caller, scope: string | null): Promise<void> {
  const now = world.clock.now();
  const db = world.db.system;
  switch (scope ?? 'global') {
    case 'global':
      await endSessionsOfUser(db, caller.userId, now, null);
      break;
    case 'local':
      await endSession(db, caller.sessionId, now);
      break;
    case 'others':
      await endSessionsOfUser(db, caller.userId, now, caller.sessionId);
      break;
    default:
      throw invalidField('scope');
  }
  forgetSessionsOf(world.db, caller.userId);
}
