import { z } from 'zod';
import { isDisplayName } from '#domain/auth/display-name.ts';
import { parsePhone } from '#domain/auth/phone.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import { countFactors, deleteUnfinished, insertFactor } from '../queries/factors.queries.ts';
import { requireRecentSignIn } from '../users/re-authentication.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { makeTotpSecret } from './totp.ts';
import { getUser } from '../users/update-user.ts';

const MOST_FACTORS = 10;
const UNFINISHED_MS = 3_600_000;
const ISSUER = 'Accroche';

const Enrolment = z.object({
  friendly_name: z.string().max(400).nullish(),
  factor_type: z.string().max(40),
  phone: z.string().max(60).nullish(),
  issuer: z.string().max(400).nullish(),
  current_password: z.string().max(600).nullish(),
});

/**
 * Starts enrolling a second factor. It has no effect until one of its codes is verified, and does not replace another:
 * the
 * name of a verified factor is refused, an unfinished enrolment is overwritten. A new factor could lock the owner out
 * permanently, so a password is required, in the body or recently entered.
 */
export async function enrollFactor(request: AuthRequest, caller: Caller, body: Record<string, unknown>) {
  const { app, limiter, client } = request;
  await limiter.network('factor', client);
  const given = parseBody(Enrolment, body);
  const type = given.factor_type;
  if (type !== 'totp' && type !== 'phone') throw new AuthRefusal('mfa_factor_type_not_offered');
  const name = factorName(given.friendly_name);
  const phone = type === 'phone' ? parsePhone(given.phone ?? '') : null;
  if (phone === undefined) throw new AuthRefusal('mfa_phone_refused');
  // At aal2 too: an attacker who adds one could then remove the owner's.
  const user = await getUser(request, caller);
  await requireRecentSignIn(request, caller, user, given.current_password ?? undefined);
  const issuer = given.issuer && isDisplayName(given.issuer) ? given.issuer : ISSUER;
  const totp = type === 'totp' ? makeTotpSecret(app, { issuer, email: caller.email }) : null;
  const now = app.clock.now();
  const begun = app.db.system.transaction(async tx => {
    await requireActiveSession(tx, caller);
    await deleteUnfinished(tx, caller.userId, {
      begunBefore: new Date(now.getTime() - UNFINISHED_MS),
      name,
    });
    const { all, verified } = await countFactors(tx, caller.userId);
    // A factor may have been verified since this session was authenticated.
    if (verified > 0 && caller.aal === 'aal1') throw new AuthRefusal('insufficient_aal');
    if (all >= MOST_FACTORS)
      throw new AuthRefusal('too_many_enrolled_mfa_factors', { values: { limit: MOST_FACTORS } });
    return insertFactor(tx, {
      userId: caller.userId,
      type,
      name,
      status: 'unverified',
      sealedSecret: totp?.sealed ?? null,
      phone,
      now,
    });
  });
  const factor = await begun.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AuthRefusal('mfa_factor_name_conflict') : error;
  });
  if (!factor) throw new Error('A new factor returned no row');
  const answer = { id: factor.id, type, friendly_name: name };
  return totp ? { ...answer, totp: totp.answer } : { ...answer, phone };
}

/** A factor's name among the user's, trimmed; empty is allowed, as in GoTrue. */
export function factorName(given: string | null | undefined): string {
  const name = (given ?? '').trim().normalize('NFC');
  if (name !== '' && !isDisplayName(name)) throw new AuthRefusal('mfa_factor_name_refused');
  return name;
}
