import { looksLikeApiKey } from '#domain/api-keys/api-key.ts';
import { looksLikeDemoToken } from '#domain/demo/demo-workspace.ts';
import { verifyApiKey } from '../../features/api-keys/verify-api-key.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordLastSeen } from '../../features/auth/sessions/note-seen.ts';
import { verifyAccessToken } from '../../features/auth/sessions/verify-access-token.ts';
import { systemClock } from '../../platform/clock.ts';
import { readDemoToken } from '../../features/demo/demo-token.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Identifies the caller. Without `Authorization` it is anonymous; invalid credentials are always refused. */
export async function identifyCaller(app: AppContext, request: Request): Promise<Caller | null> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return null;
  const token = tokenOf(authorization);
  if (token === undefined) throw new AppError('unauthenticated');
  if (looksLikeApiKey(token)) {
    if (!isRestCall(request)) throw new AppError('unauthenticated');
    return verifyApiKey({ ...app, clock: systemClock }, token);
  }
  if (looksLikeDemoToken(token)) return readDemoToken(app, token);
  return identifySession(app, token);
}

/** The caller of a session token. */
export async function identifySession(app: AppContext, token: string): Promise<Caller> {
  const caller = await verifyAccessToken({ ...app, clock: systemClock }, token);
  recordLastSeen(app, caller);
  return caller;
}

/** The token of a session; undefined: none, or another kind of credential. */
export function sessionTokenOf(authorization: string | undefined): string | undefined {
  const token = authorization === undefined ? undefined : tokenOf(authorization);
  return token === undefined || looksLikeApiKey(token) || looksLikeDemoToken(token) ? undefined : token;
}

function tokenOf(authorization: string): string | undefined {
  return BEARER.exec(authorization.trim())?.[1];
}

/** Keys are for programs: they are valid only for the REST interface. */
function isRestCall(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/api/v1/');
}
