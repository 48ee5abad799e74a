import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { findSession } from '../queries/sessions.queries.ts';
import type { UserRow } from '../queries/users.queries.ts';

/** How long after signing in a user without a password still counts as recently authenticated. */
const FRESH_MS = 3_600_000;
/** How long a reauthentication is valid in its session. */
export const PROOF_LIVES_MS = 5 * 60_000;

/** Before a sign-in method changes: the current password, or without one a sign-in within the last hour. */
export async function requireReauthentication(
  request: AuthRequest,
  caller: Caller,
  user: UserRow,
  currentPassword: string | undefined,
): Promise<void> {
  const { passwords, limiter } = request;
  if (user.password_hash === null) {
    if (!(await isFresh(request, caller))) throw new AuthRefusal('session_too_old');
    return;
  }
  if (currentPassword === undefined) throw new AuthRefusal('reauthentication_needed');
  const attempt = await limiter.proof(caller.sessionId);
  if (!(await passwords.verify(currentPassword, user.password_hash))) {
    throw new AuthRefusal('current_password_wrong');
  }
  await attempt.giveBack();
}

/**
 * Requires `currentPassword`, or a recent reauthentication in this session: for requests that the protocol's client
 * sends without a password.
 */
export async function requireRecentSignIn(
  request: AuthRequest,
  caller: Caller,
  user: UserRow,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined && (await hasProved(request, caller))) return;
  await requireReauthentication(request, caller, user, currentPassword);
}

async function hasProved({ app }: AuthRequest, caller: Caller): Promise<boolean> {
  const provedAt = (await findSession(app.db.system, caller.sessionId))?.proved_at?.getTime();
  return provedAt !== undefined && app.clock.now().getTime() - provedAt < PROOF_LIVES_MS;
}

/** Whether the session was just opened by a mailed password reset link. */
export async function isRecoverySession({ app }: AuthRequest, caller: Caller): Promise<boolean> {
  const session = await findSession(app.db.system, caller.sessionId);
  const recovered = session?.methods.findLast(({ method }) => method === 'recovery');
  return recovered !== undefined && app.clock.now().getTime() - recovered.timestamp * 1_000 <= FRESH_MS;
}

/** Whether the caller signed in within the last hour. */
export async function isFresh(
  { app }: { app: Pick<AuthContext, 'db' | 'clock'> },
  caller: Pick<Caller, 'sessionId'>,
): Promise<boolean> {
  const session = await findSession(app.db.system, caller.sessionId);
  return session !== undefined && app.clock.now().getTime() - session.created_at.getTime() <= FRESH_MS;
}
