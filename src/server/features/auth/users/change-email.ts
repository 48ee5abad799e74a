import { z } from 'zod';
import { parseEmail, type Email } from '#domain/auth/email.ts';
import type { Caller } from '#server/services/app-context.ts';
import { writeAuthMail, type AuthMailKind } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { emailKey } from '#server/platform/email-key.ts';
import { waitAtLeast } from '../mails/constant-time.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import { makeLinkToken, consumeLinkToken } from '../mails/link-tokens.ts';
import { voidEmailChanges, voidLinks } from '../queries/one-time-tokens.queries.ts';
import { requireReauthentication } from './re-authentication.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { userAnswer } from '../queries/user-answer.ts';
import {
  findLanguage,
  findUser,
  findUserByEmail,
  moveOwnReports,
  setEmail,
  type UserRow,
} from '../queries/users.queries.ts';

const EVEN_TIME_MS = 300;
const UNIQUE_VIOLATION = '23505';
const token = z.string().max(200).optional();
const Confirmation = z.object({ token, token_hash: token });

/**
 * Sends a confirmation request to the new address and notifies the old one; nothing changes until confirmed. An address
 * with an existing account gets the same response, and a mail. Requesting the current address cancels a pending change.
 */
export async function requestEmailChange(
  request: AuthRequest,
  caller: Caller,
  user: UserRow,
  change: { email: string; currentPassword: string | undefined },
): Promise<UserRow> {
  const { app, limiter, siteOrigin } = request;
  const db = app.db.system;
  const now = app.clock.now();
  const email = parseEmail(change.email);
  if (!email) throw new AuthRefusal('email_address_invalid');
  if (emailKey(email) === emailKey(user.email)) {
    await voidEmailChanges(db, user.id, now);
    return { ...user, new_email: null };
  }
  await requireReauthentication(request, caller, user, change.currentPassword);
  await waitAtLeast(EVEN_TIME_MS, async () => {
    await limiter.mail('emailChange', user.email);
    await limiter.mail('emailChange', email);
    const link = await db.transaction(async tx => {
      await requireActiveSession(tx, caller);
      await voidEmailChanges(tx, user.id, now);
      return makeLinkToken(app, tx, { userId: user.id, purpose: 'email_change', pendingEmail: email });
    });
    const isTaken = (await findUserByEmail(db, email)) !== undefined;
    // In the fragment: it is not logged, and a mail scanner that opens the page confirms nothing.
    const confirm = `${siteOrigin}/confirm-email#token=${link}`;
    await tell(request, user, email, isTaken ? 'alreadyRegistered' : 'emailChange', isTaken ? null : confirm);
    await tell(request, user, user.email, 'emailChangeAsked', null);
  });
  return { ...user, new_email: email };
}

/**
 * Consumes the link sent to the new address, in a session of the account that requested it: otherwise a mailbox owner
 * who does not know whose account the link belongs to could assign their address to it.
 */
export async function confirmEmailChange(
  request: AuthRequest,
  caller: Caller,
  body: Record<string, unknown>,
) {
  const { app, limiter, client } = request;
  await limiter.network('verify', client);
  const given = parseBody(Confirmation, body);
  const changing = app.db.system.transaction(async tx => {
    const spent = await consumeLinkToken(app, tx, given.token_hash ?? given.token ?? '', 'email_change');
    const user = spent && (await findUser(tx, spent.user_id));
    if (!user || spent.pending_email === null) throw new AuthRefusal('otp_expired');
    if (user.id !== caller.userId) throw new AuthRefusal('email_change_elsewhere');
    if (user.locked_at) throw new AuthRefusal('user_banned');
    await requireActiveSession(tx, caller);
    const now = app.clock.now();
    await voidLinks(tx, user.id, now);
    const changed = await setEmail(tx, { id: user.id, email: spent.pending_email, now });
    if (!changed) throw new AuthRefusal('otp_expired');
    await moveOwnReports(tx, { userId: user.id, email: changed.email });
    await app.noteSecurity(tx, user.id, { what: 'email_changed', requestId: request.requestId });
    return { before: user, after: changed };
  });
  const { before, after } = await changing.catch((error: unknown) => {
    // Another user took the address concurrently.
    throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? new AuthRefusal('otp_expired') : error;
  });
  await tell(request, before, before.email, 'emailChanged', null);
  return userAnswer(after);
}

async function tell(
  request: AuthRequest,
  user: UserRow,
  to: Email,
  kind: AuthMailKind,
  url: string | null,
): Promise<void> {
  const { app, siteOrigin } = request;
  const language = (await findLanguage(app.db.system, user.id)) ?? request.language;
  const page =
    kind === 'alreadyRegistered' ? 'auth' : kind === 'emailChanged' ? 'support' : 'settings#sign-in';
  await app.mailer.send(writeAuthMail(kind, { to, language, url: url ?? `${siteOrigin}/${page}` }));
}
