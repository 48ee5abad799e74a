import { AppError } from '#server/platform/app-error.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/db/database.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { createPasswordHasher, type PasswordHasher } from '../request/password-hasher.ts';
import { isFresh } from './re-authentication.ts';
import { createAuthLimiter, DEFAULT_LIMITS } from '../request/auth-limits.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { endSessionsOfUser } from '../queries/sessions.queries.ts';
import { findUser } from '../queries/users.queries.ts';

/** One process hashes in one line besides that of signing in. */
const hashers = new WeakMap<Database, PasswordHasher>();

/** Whether the user signs in with a password at all. */
export async function hasPassword(app: AppContext, userId: string): Promise<boolean> {
  return ((await findUser(app.db.system, userId))?.password_hash ?? null) !== null;
}

/**
 * Asks for the present password before something that cannot be taken back. Wrong ones count in this session;
 * somebody without a password has nothing to confirm. False: it is not the right one.
 */
export async function confirmPassword(
  app: AppContext,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  password: string | undefined,
): Promise<boolean> {
  const user = await findUser(app.db.system, userId);
  if (user === undefined) throw new AppError('unauthenticated');
  if (user.password_hash === null) return true;
  if (password === undefined || password === '') return false;
  let hasher = hashers.get(app.db);
  if (hasher === undefined) hashers.set(app.db, (hasher = createPasswordHasher({ concurrent: 1 })));
  try {
    const limiter = createAuthLimiter({ ...app, clock: systemClock }, DEFAULT_LIMITS);
    const attempt = await limiter.proof(sessionId);
    if (!(await hasher.verify(password, user.password_hash))) return false;
    await attempt.giveBack();
    return true;
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    const seconds = error.extra.retryAfterSeconds ?? 60;
    throw new AppError(
      'rate_limited',
      { waitSeconds: seconds },
      { retryAfterSeconds: seconds, cause: error },
    );
  }
}

/**
 * Before something that opens the account later on: the present password, or for somebody who has none a sign-in of
 * the last hour. Sessions of an external auth server are that server's to judge.
 */
export async function proveCaller(
  app: AppContext,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  if (app.config.externalAuth !== null) return;
  if (!(await confirmPassword(app, caller, password))) throw new AppError('password_wrong');
  if (await hasPassword(app, caller.userId)) return;
  if (!(await isFresh({ app: { ...app, clock: systemClock } }, caller))) throw new AppError('sign_in_again');
}

/** Everywhere but here; call `forgetSessionsOf` after the commit. */
export async function endOtherSessions(tx: Queryable, userId: string, sessionId: string): Promise<void> {
  await endSessionsOfUser(tx, userId, systemClock.now(), sessionId);
}
