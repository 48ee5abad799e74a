import { AppError } from '../app-error.ts';
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
  return verifyAccessToken({ ...world, clock: systemClock }, token);
}
