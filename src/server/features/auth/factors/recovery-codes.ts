import { randomInt } from 'node:crypto';
import { z } from 'zod';
import {
  parseRecoveryCode,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
} from '#domain/auth/recovery-code.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { factorName } from './enroll-factor.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import { countFactors, deleteFactor, insertFactor } from '../queries/factors.queries.ts';
import { provenBy } from '../sessions/proven-by.ts';
import { raiseAssuranceLevel } from '../sessions/raise-session.ts';
import {
  findRecoverySet,
  replaceCodes,
  spendCode,
  type RecoverySet,
} from '../queries/recovery-codes.queries.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { requireRecentSignIn } from '../users/re-authentication.ts';
import { getUser } from '../users/update-user.ts';
import { evictCachedSessions } from '../sessions/session-state.ts';
import { sessionAnswer, type SessionAnswer } from '../sessions/start-session.ts';
import { mailAboutFactors } from './mail-about-factors.ts';
import { findUser } from '../queries/users.queries.ts';

const TYPE = 'recovery_code';
const DEFAULT_NAME = 'Recovery codes';

/** Total and remaining number of recovery codes; never the codes. */
export async function recoveryCodesLeft({ app }: AuthRequest, caller: Caller) {
  const { id, total, remaining } = setOf(await findRecoverySet(app.db.system, caller.userId));
  return { id, type: TYPE, total, remaining };
}

/** Creates the first set for a user with a verified factor. The codes are only returned in this response. */
export async function makeRecoveryCodes(request: AuthRequest, caller: Caller, body: Record<string, unknown>) {
  const { app } = request;
  await begin(request, caller);
  const name = factorName(
    parseBody(z.object({ friendly_name: z.string().max(400).nullish() }), body).friendly_name,
  );
  const codes = newCodes();
  const now = app.clock.now();
  const making = app.db.system.transaction(async tx => {
    await requireActiveSession(tx, caller);
    if ((await countFactors(tx, caller.userId)).verified === 0)
      throw new AuthRefusal('mfa_recovery_codes_sole_factor');
    if (await findRecoverySet(tx, caller.userId)) throw new AuthRefusal('mfa_verified_factor_exists');
    const factor = await insertFactor(tx, {
      userId: caller.userId,
      type: TYPE,
      name: name === '' ? DEFAULT_NAME : name,
      status: 'verified',
      sealedSecret: null,
      phone: null,
      now,
    });
    if (!factor) throw new Error('A new set of recovery codes returned no row');
    await replaceCodes(tx, { factorId: factor.id, hashes: hashesOf(request, caller, codes), now });
    return factor;
  });
  const made = await making.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AuthRefusal('mfa_factor_name_conflict') : error;
  });
  return answer(made, codes);
}

/** Replaces the set; the old codes are invalid from now on. */
export async function renewRecoveryCodes(request: AuthRequest, caller: Caller) {
  const { app } = request;
  await begin(request, caller);
  const codes = newCodes();
  const set = await app.db.system.transaction(async tx => {
    await requireActiveSession(tx, caller);
    const found = setOf(await findRecoverySet(tx, caller.userId));
    const now = app.clock.now();
    await replaceCodes(tx, { factorId: found.id, hashes: hashesOf(request, caller, codes), now });
    await app.noteSecurity(tx, caller.userId, {
      what: 'recovery_codes_renewed',
      requestId: request.requestId,
    });
    return found;
  });
  await mailAboutFactors(request, caller.userId, 'recoveryCodesRenewed');
  return answer(set, codes);
}

export async function dropRecoveryCodes(request: AuthRequest, caller: Caller): Promise<{ id: string }> {
  const { app } = request;
  await begin(request, caller);
  const { id } = setOf(await findRecoverySet(app.db.system, caller.userId));
  await deleteFactor(app.db.system, id);
  return { id };
}

/**
 * Raises the session to aal2 with a recovery code instead of a factor. The code is consumed, and the owner is notified.
 */
export async function verifyRecoveryCode(
  request: AuthRequest,
  caller: Caller,
  body: Record<string, unknown>,
): Promise<SessionAnswer> {
  const { app, limiter, client } = request;
  await limiter.network('factor', client);
  const code = parseRecoveryCode(parseBody(z.object({ code: z.string().max(200) }), body).code);
  const db = app.db.system;
  const owner = await findUser(db, caller.userId);
  if (!owner) throw new AuthRefusal('session_not_found');
  const attempt = await limiter.secondFactor(
    'recovery',
    owner.id,
    await provenBy(request, caller, owner),
    client,
  );
  if (code === undefined) throw new AuthRefusal('mfa_verification_failed');
  const [hash] = hashesOf(request, caller, [code]);
  const started = await db.transaction(async tx => {
    await requireActiveSession(tx, caller);
    const set = hash && (await spendCode(tx, caller.userId, hash, app.clock.now()));
    if (set === undefined) throw new AuthRefusal('mfa_verification_failed');
    await app.noteSecurity(tx, caller.userId, {
      what: 'recovery_code_used',
      requestId: request.requestId,
    });
    return raiseAssuranceLevel(app, tx, caller, { factorId: set, method: 'mfa/recovery_code' });
  });
  evictCachedSessions(app.db, caller.userId);
  await attempt.giveBack();
  const left = (await findRecoverySet(db, caller.userId))?.remaining ?? 0;
  await mailAboutFactors(request, caller.userId, 'recoveryCodeUsed', { left });
  const user = await findUser(db, caller.userId);
  if (!user) throw new AuthRefusal('session_not_found');
  request.remember('factor', user);
  return sessionAnswer(app, user, started);
}

/** Recovery codes replace a factor, so an unattended session can neither get nor replace them. */
async function begin(request: AuthRequest, caller: Caller): Promise<void> {
  const { limiter, client } = request;
  await limiter.network('factor', client);
  if (caller.aal !== 'aal2') throw new AuthRefusal('insufficient_aal');
  await requireRecentSignIn(request, caller, await getUser(request, caller), undefined);
}

function setOf(found: RecoverySet | undefined): RecoverySet {
  if (!found) throw new AuthRefusal('mfa_factor_not_found');
  return found;
}

function newCodes(): string[] {
  const sign = () => RECOVERY_CODE_ALPHABET.charAt(randomInt(RECOVERY_CODE_ALPHABET.length));
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: RECOVERY_CODE_LENGTH }, sign).join(''),
  );
}

function hashesOf({ app }: AuthRequest, { userId }: Caller, codes: string[]): Buffer[] {
  return codes.map(code => app.secrets.hash('recovery-code', `${userId}:${code}`));
}

function answer(set: { id: string; friendly_name: string }, codes: string[]) {
  return { id: set.id, type: TYPE, friendly_name: set.friendly_name, total: codes.length, codes };
}
