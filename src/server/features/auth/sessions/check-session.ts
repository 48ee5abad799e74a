import type { Caller } from '#server/services/app-context.ts';
import { readAccessToken } from './access-token.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { checkExternalToken } from './external-auth.ts';
import { sessionState } from './session-state.ts';

/** Access of a session: everything, or only what is needed to pass the second factor. */
export type Reach = 'everything' | 'second_factor';

export type Checked = Caller | { refused: 'bad_jwt' | 'session_not_found' | 'insufficient_aal' };

/**
 * The single place that decides whether a token is valid. If its user has a second factor, a token issued
 * before the factor was passed, or whose session was lowered since, only gives access to the factor routes.
 */
export async function checkSession(app: AuthContext, token: string, reach: Reach): Promise<Checked> {
  if (app.config.externalAuth !== null) return checkExternalToken(app, token);
  const caller = await readAccessToken(app, token);
  if (!caller) return { refused: 'bad_jwt' };
  const state = await sessionState(app.db, caller.sessionId, caller.userId);
  if (!state) return { refused: 'session_not_found' };
  const aal = state.aal === 'aal1' ? 'aal1' : caller.aal;
  if (state.has_factor && aal === 'aal1' && reach === 'everything') return { refused: 'insufficient_aal' };
  return { ...caller, aal };
}
