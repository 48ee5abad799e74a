import { randomBytes } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { lockSession, raiseSession } from '../queries/sessions.queries.ts';
import { hashRefreshToken, type StartedSession } from './start-session.ts';

const TOKEN_BYTES = 32;

/** Names of factors in the `amr` claim, as in GoTrue. */
type FactorMethod = 'totp' | 'mfa/phone' | 'mfa/recovery_code';

/**
 * Raises the caller's session to aal2. Its earlier refresh tokens are revoked: a stolen one must not be raised
 * with the owner's. Call `evictCachedSessions` after the commit.
 */
export async function raiseAssuranceLevel(
  app: AuthContext,
  tx: Transaction,
  caller: Caller,
  shown: { factorId: string; method: FactorMethod },
): Promise<StartedSession> {
  const now = app.clock.now();
  const before = await lockSession(tx, caller.sessionId, caller.userId);
  if (!before) throw new AuthRefusal('session_not_found');
  const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const session = await raiseSession(tx, {
    id: before.id,
    factorId: shown.factorId,
    methods: [
      ...before.methods.filter(({ method }) => method !== shown.method),
      { method: shown.method, timestamp: Math.floor(now.getTime() / 1_000) },
    ],
    tokenHash: hashRefreshToken(app, refreshToken),
    now,
  });
  if (!session) throw new AuthRefusal('session_not_found');
  return { session, refreshToken };
}
