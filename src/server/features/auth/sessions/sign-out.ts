import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { endAllSessions } from './end-sessions.ts';
import { invalidField } from '../request/request-body.ts';
import { evictCachedSessions } from './session-state.ts';
import { endSession } from '../queries/sessions.queries.ts';

/** Ends this session, all of the user's, or all others; GoTrue's default is all. */
export async function signOut(
  { app, requestId }: AuthRequest,
  caller: Caller,
  scope: string | null,
): Promise<void> {
  const now = app.clock.now();
  switch (scope ?? 'global') {
    case 'global':
      await endAllSessions(app, caller, { requestId, now, own: true });
      break;
    case 'local':
      await endSession(app.db.system, caller.sessionId, now);
      break;
    case 'others':
      await endAllSessions(app, caller, { requestId, now, own: false });
      break;
    default:
      throw invalidField('scope');
  }
  evictCachedSessions(app.db, caller.userId);
}
