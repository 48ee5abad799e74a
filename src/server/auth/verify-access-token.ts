import { AppError } from '../app-error.ts';
import type { Caller } from '../world.ts';
import { readAccessToken } from './access-token.ts';
import type { AuthWorld } from './auth-world.ts';
import { sessionStands } from './session-state.ts';

/**
 * Who a bearer token speaks for. Throws `unauthenticated` for a token that is not ours or has expired, and for one
 * whose session ended or whose user was locked or deleted; `unavailable` when the database cannot be asked.
 */
export async function verifyAccessToken(world: AuthWorld, token: string): Promise<Caller> {
  let stands = false;
  let caller: Caller | undefined;
  try {
    caller = await readAccessToken(world, token);
    stands = caller !== undefined && (await sessionStands(world.db, caller.sessionId, caller.userId));
  } catch (cause) {
    throw new AppError('unavailable', {}, { retryAfterSeconds: 5, cause });
  }
  if (!caller || !stands) throw new AppError('unauthenticated');
  return caller;
}
