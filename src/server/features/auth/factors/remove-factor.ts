import { z } from 'zod';
import type { Queryable, Transaction } from '#server/platform/db/database.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import {
  countFactors,
  deleteFactor,
  deleteFactorsOf,
  findFactor,
  lockFactors,
} from '../queries/factors.queries.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import { endEverySession } from '../users/ban-user.ts';
import { requireRecentSignIn } from '../users/re-authentication.ts';
import { getUser } from '../users/update-user.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { evictCachedSessions } from '../sessions/session-state.ts';
import { lowerSessions } from '../queries/sessions.queries.ts';
import { mailAboutFactors } from './mail-about-factors.ts';

/**
 * Takes a factor away; a verified one only at aal2 and after a proof of the last minutes. Sessions that it had raised fall back, but the caller's own
 * while another factor stands; with the last factor the recovery codes go and all sessions fall back.
 */
export async function removeFactor(
  request: AuthRequest,
  caller: Caller,
  factorId: string,
): Promise<{ id: string }> {
  const { app, limiter, client, requestId } = request;
  await limiter.network('factor', client);
  if (!z.uuid().safeParse(factorId).success) throw new AuthRefusal('mfa_factor_not_found');
  const { userId } = caller;
  const found = await findFactor(app.db.system, factorId, userId);
  const isVerified = found?.status === 'verified' && found.factor_type !== 'recovery_code';
  if (isVerified) {
    if (caller.aal !== 'aal2') throw new AuthRefusal('insufficient_aal');
    await requireRecentSignIn(request, caller, await getUser(request, caller), undefined);
  }
  const wasVerified = await app.db.system.transaction(async tx => {
    await requireActiveSession(tx, caller);
    const factor = await findFactor(tx, factorId, userId);
    if (!factor || factor.factor_type === 'recovery_code') throw new AuthRefusal('mfa_factor_not_found');
    if (factor.status === 'unverified') {
      await deleteFactor(tx, factorId);
      return false;
    }
    // Verified since it was looked at.
    if (!isVerified) throw new AuthRefusal('reauthentication_needed');
    const { verified } = await countFactors(tx, userId);
    if (verified > 1) {
      await lowerSessions(tx, { userId, factorId, exceptId: caller.sessionId });
      await deleteFactor(tx, factorId);
    } else await removeEveryFactor(tx, userId);
    await app.noteSecurity(tx, userId, { what: 'factor_removed', requestId });
    return true;
  });
  evictCachedSessions(app.db, userId);
  if (wasVerified) await mailAboutFactors(request, userId, 'factorRemoved');
  return { id: factorId };
}

/** An account without second factor again; call `forgetSessionsOf` after the commit. */
async function removeEveryFactor(tx: Transaction, userId: string): Promise<void> {
  await lowerSessions(tx, { userId, factorId: null, exceptId: null });
  await deleteFactorsOf(tx, userId);
}

/** How many second factors stand between a password and the account. */
export async function countSecondFactors(db: Queryable, userId: string): Promise<number> {
  return (await countFactors(db, userId)).verified;
}

/**
 * For somebody who lost them: every factor and recovery code goes, and every session with them. False: there was
 * none. Call `forgetSessionsOf` after the commit.
 */
export async function removeLostFactors(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  await lockFactors(tx, userId);
  if ((await countSecondFactors(tx, userId)) === 0) return false;
  await removeEveryFactor(tx, userId);
  await endEverySession(tx, userId, now);
  return true;
}
