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
 * Removes a factor; a verified one only at aal2 and after recent reauthentication. Sessions raised by it fall back to
 * aal1, except the caller's own
 * while another factor remains; with the last factor the recovery codes are deleted and all sessions fall back.
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
    // Verified since it was read.
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

/** Removes all second factors of an account; call `evictCachedSessions` after the commit. */
async function removeEveryFactor(tx: Transaction, userId: string): Promise<void> {
  await lowerSessions(tx, { userId, factorId: null, exceptId: null });
  await deleteFactorsOf(tx, userId);
}

/** Number of second factors required in addition to the password. */
export async function countSecondFactors(db: Queryable, userId: string): Promise<number> {
  return (await countFactors(db, userId)).verified;
}

/**
 * For a user who lost the factors: deletes all factors, recovery codes and sessions. False: there was
 * no factor. Call `evictCachedSessions` after the commit.
 */
export async function removeLostFactors(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  await lockFactors(tx, userId);
  if ((await countSecondFactors(tx, userId)) === 0) return false;
  await removeEveryFactor(tx, userId);
  await endEverySession(tx, userId, now);
  return true;
}
