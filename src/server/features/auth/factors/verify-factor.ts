import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '#server/platform/db/database.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { hashSentCode } from './challenge-factor.ts';
import { countTry, consumeChallenge, type TriedFactor } from '../queries/factor-challenges.queries.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import { countFactors, findFactor, setVerified, advanceStep } from '../queries/factors.queries.ts';
import { provenBy } from '../sessions/proven-by.ts';
import { raiseAssuranceLevel } from '../sessions/raise-session.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { evictCachedSessions } from '../sessions/session-state.ts';
import { sessionAnswer, type SessionAnswer, type StartedSession } from '../sessions/start-session.ts';
import { mailAboutFactors } from './mail-about-factors.ts';
import { matchStep } from './totp.ts';
import { findUser } from '../queries/users.queries.ts';

const MOST_TRIES = 5;
const Answer = z.object({ challenge_id: z.uuid(), code: z.string().max(40) });

/**
 * Answers a challenge. A correct code raises the session to aal2, and verifies an unverified factor. A time
 * step, a sent code and a challenge work only once, even under concurrency.
 */
export async function verifyFactor(
  request: AuthRequest,
  caller: Caller,
  factorId: string,
  body: Record<string, unknown>,
): Promise<SessionAnswer> {
  const { app, limiter, client } = request;
  await limiter.network('factor', client);
  const { challenge_id: challengeId, code: written } = parseBody(Answer, body);
  const db = app.db.system;
  const owner = await findUser(db, caller.userId);
  if (!owner) throw new AuthRefusal('session_not_found');
  const attempt = await limiter.secondFactor(
    'code',
    owner.id,
    await provenBy(request, caller, owner),
    client,
  );
  const tried = isId(factorId)
    ? await countTry(db, {
        id: challengeId,
        factorId,
        userId: caller.userId,
        sessionId: caller.sessionId,
        most: MOST_TRIES,
        now: app.clock.now(),
      })
    : undefined;
  if (!tried) {
    await attempt.giveBack();
    const isTheirs = isId(factorId) && (await findFactor(db, factorId, caller.userId)) !== undefined;
    throw new AuthRefusal(isTheirs ? 'mfa_challenge_expired' : 'mfa_factor_not_found');
  }
  const right = await matchCode(request, tried, challengeId, written.replace(/\s/g, ''));
  if (right === undefined) throw new AuthRefusal('mfa_verification_failed');
  const { started, isNew } = await db.transaction(tx =>
    accept(request, tx, caller, tried, challengeId, right),
  );
  evictCachedSessions(app.db, caller.userId);
  await attempt.giveBack();
  if (isNew) await mailAboutFactors(request, caller.userId, 'factorAdded');
  const user = await findUser(db, caller.userId);
  if (!user) throw new AuthRefusal('session_not_found');
  request.remember('factor', user);
  return sessionAnswer(app, user, started);
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

type Right = { step: number } | { sent: true };

async function matchCode(
  request: AuthRequest,
  tried: TriedFactor,
  challengeId: string,
  code: string,
): Promise<Right | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  if (tried.sealed_secret !== null) {
    const step = await matchStep(request.app, tried.sealed_secret, code);
    return step === undefined ? undefined : { step };
  }
  const isSent =
    tried.code_hash !== null && timingSafeEqual(tried.code_hash, hashSentCode(request, challengeId, code));
  return isSent ? { sent: true } : undefined;
}

async function accept(
  { app, requestId }: AuthRequest,
  tx: Transaction,
  caller: Caller,
  tried: TriedFactor,
  challengeId: string,
  right: Right,
): Promise<{ started: StartedSession; isNew: boolean }> {
  const now = app.clock.now();
  await requireActiveSession(tx, caller);
  if (!(await consumeChallenge(tx, challengeId, now))) throw new AuthRefusal('mfa_challenge_expired');
  if ('step' in right && !(await advanceStep(tx, tried.id, right.step)))
    throw new AuthRefusal('mfa_verification_failed');
  const factor = await findFactor(tx, tried.id, caller.userId);
  if (!factor) throw new AuthRefusal('mfa_factor_not_found');
  const isNew = factor.status === 'unverified';
  if (isNew) {
    const { verified } = await countFactors(tx, caller.userId);
    if (verified > 0 && caller.aal === 'aal1') throw new AuthRefusal('insufficient_aal');
    await setVerified(tx, factor, now);
    await app.noteSecurity(tx, caller.userId, { what: 'factor_added', requestId });
  }
  const method = factor.factor_type === 'phone' ? 'mfa/phone' : 'totp';
  return { started: await raiseAssuranceLevel(app, tx, caller, { factorId: factor.id, method }), isNew };
}
