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

/** One hashing queue per process, separate from that of sign-in. */
const hashers = new WeakMap<Database, PasswordHasher>();

/** Whether the user has a password. */
export async function hasPassword(app: AppContext, userId: string): Promise<boolean> {
  return ((await findUser(app.db.system, userId))?.password_hash ?? null) !== null;
}

/**
 * Verifies the current password before an irreversible action. Failed attempts count in this session;
 * users without a password have nothing to confirm. False: wrong password.
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
 * Before an action that grants later access to the account: the current password, or without one a sign-in within
 * the last hour. For sessions of an external auth server, that server decides.
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

/** All except the current one; call `evictCachedSessions` after the commit. */
export async function endOtherSessions(tx: Queryable, userId: string, sessionId: string): Promise<void> {
  await endSessionsOfUser(tx, userId, systemClock.now(), sessionId);
}
