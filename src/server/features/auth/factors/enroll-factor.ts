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
 * Begins a second factor. It counts for nothing until one of its codes was shown, and takes no other's place: the
 * name of a verified factor is refused, one that was begun and never finished makes room. It could keep the owner out
 * for good: the password is asked for, in the body or a moment before.
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
  // At aal2 too: whoever adds one may then take the owner's away.
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
    // A factor may have been verified since this session was let in.
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

/** What a factor is called among its user's, spaces at the edges taken away; none is allowed, as GoTrue allows it. */
export function factorName(given: string | null | undefined): string {
  const name = (given ?? '').trim().normalize('NFC');
  if (name !== '' && !isDisplayName(name)) throw new AuthRefusal('mfa_factor_name_refused');
  return name;
}
