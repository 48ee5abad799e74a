import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { fill } from '#i18n/language/translate.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { insertChallenge, voidChallenges } from '../queries/factor-challenges.queries.ts';
import { countFactors, findFactor, type FactorRow } from '../queries/factors.queries.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { findLanguage, findUser } from '../queries/users.queries.ts';
import { provenBy } from '../sessions/proven-by.ts';

const LIVES_MS = 5 * 60_000;
const Wanted = z.object({ channel: z.enum(['sms', 'whatsapp']).nullish() });

/** Opens a challenge, valid for one code within five minutes; for a phone factor, sends the code. */
export async function challengeFactor(
  request: AuthRequest,
  caller: Caller,
  factorId: string,
  body: Record<string, unknown>,
) {
  const { app, limiter, client } = request;
  await limiter.network('factor', client);
  const { channel } = parseBody(Wanted, body);
  const factor = await usableFactor(request, caller, factorId);
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + LIVES_MS);
  const id = randomUUID();
  const code = factor.phone === null ? null : String(randomInt(1_000_000)).padStart(6, '0');
  if (factor.phone !== null) {
    const owner = await findUser(app.db.system, caller.userId);
    if (!owner) throw new AuthRefusal('session_not_found');
    const { phone, status } = factor;
    await limiter.textMessage(
      { userId: owner.id, phone, isVerified: status === 'verified' },
      await provenBy(request, caller, owner),
    );
    await voidChallenges(app.db.system, { factorId: factor.id, sessionId: caller.sessionId, now });
  }
  await insertChallenge(app.db.system, {
    id,
    factorId: factor.id,
    sessionId: caller.sessionId,
    codeHash: code === null ? null : hashSentCode(request, id, code),
    now,
    expiresAt,
  });
  if (factor.phone !== null && code !== null) {
    await send(request, caller, { to: factor.phone, channel: channel ?? 'sms', code });
  }
  return { id, type: factor.factor_type, expires_at: Math.floor(expiresAt.getTime() / 1_000) };
}

export function hashSentCode({ app }: AuthRequest, challengeId: string, code: string): Buffer {
  return app.secrets.hash('factor-code', `${challengeId}:${code}`);
}

/**
 * A factor of the caller that may be challenged. An unverified one, while another is verified, must not bypass
 * that other: with the password alone an attacker could enrol one.
 */
async function usableFactor({ app }: AuthRequest, caller: Caller, factorId: string): Promise<FactorRow> {
  const db = app.db.system;
  const factor = z.uuid().safeParse(factorId).success
    ? await findFactor(db, factorId, caller.userId)
    : undefined;
  if (!factor || factor.factor_type === 'recovery_code') throw new AuthRefusal('mfa_factor_not_found');
  if (factor.status === 'unverified' && caller.aal === 'aal1') {
    const { verified } = await countFactors(db, caller.userId);
    if (verified > 0) throw new AuthRefusal('insufficient_aal');
  }
  return factor;
}

async function send(
  request: AuthRequest,
  caller: Caller,
  message: { to: string; channel: 'sms' | 'whatsapp'; code: string },
): Promise<void> {
  const { app, siteOrigin } = request;
  const language = (await findLanguage(app.db.system, caller.userId)) ?? request.language;
  const words = language === 'en' ? en.auth.sms : fr.auth.sms;
  const said = fill(words.code, { code: message.code }, language);
  // The last line lets phones autofill the code on this site only.
  const text = `${said}\n\n@${new URL(siteOrigin).hostname} #${message.code}`;
  try {
    await app.sms.send({ to: message.to, channel: message.channel, text });
  } catch (error) {
    app.log.warn({ reason: (error as Error).message }, 'a text message could not be sent');
    throw new AuthRefusal('sms_send_failed');
  }
}
