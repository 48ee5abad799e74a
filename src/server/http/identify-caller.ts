import { looksLikeApiKey } from '#domain/api-keys/api-key.ts';
import { verifyApiKey } from '../api-keys/verify-api-key.ts';
import { AppError } from '../app-error.ts';
import { noteSeen } from '../auth/note-seen.ts';
import { verifyAccessToken } from '../auth/verify-access-token.ts';
import { systemClock } from '../clock.ts';
import type { Caller, World } from '../world.ts';

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Who asks. No `Authorization` means nobody; one that proves nothing is refused, whatever is asked. */
export async function identifyCaller(world: World, request: Request): Promise<Caller | null> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return null;
  const token = BEARER.exec(authorization.trim())?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  if (looksLikeApiKey(token)) {
    if (!isRestCall(request)) throw new AppError('unauthenticated');
    return verifyApiKey({ ...world, clock: systemClock }, token);
  }
  const caller = await verifyAccessToken({ ...world, clock: systemClock }, token);
  noteSeen(world, caller);
  return caller;
}

/** Keys are for programs: they open the REST interface and nothing else. */
function isRestCall(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/api/v1/');
}
