import { z } from 'zod';
import { parseEmail, type Email } from '#domain/auth/email.ts';
import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { confirmationUrl } from './link-page.ts';
import { waitAtLeast } from '../mails/constant-time.ts';
import { makeLinkToken } from '../mails/link-tokens.ts';
import type { MailKind } from '../request/auth-limits.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { findLanguage, findUserByEmail, type UserRow } from '../queries/users.queries.ts';

const EVEN_TIME_MS = 300;
const Input = z.object({ email: z.string().max(400), type: z.string().max(40).optional() });

/** Mails a password reset link. The response and its timing are the same for an unknown address. */
export function recover(request: AuthRequest, body: Record<string, unknown>): Promise<Record<string, never>> {
  return mailLink(request, body, 'recovery', async user => {
    if (user.locked_at) return;
    const token = await makeLinkToken(request.app, request.app.db.system, {
      userId: user.id,
      purpose: 'recovery',
    });
    // In the fragment: it is neither logged nor sent as referrer, and a mail scanner that opens the page does not
    // consume it.
    const kind = user.password_hash === null && user.identities.length > 0 ? 'recoveryGoogle' : 'recovery';
    await send(request, user, kind, `${request.siteOrigin}/reset-password#token=${token}`);
  });
}

/** Resends the confirmation link, to addresses that are still unconfirmed. */
export function resend(
  request: AuthRequest,
  body: Record<string, unknown>,
  redirectTo: string | null,
): Promise<Record<string, never>> {
  if (body['type'] !== 'signup') throw new AuthRefusal('email_provider_disabled');
  return mailLink(request, body, 'signUp', async user => {
    if (user.email_confirmed_at) return;
    const { app, siteOrigin } = request;
    const token = await makeLinkToken(app, app.db.system, { userId: user.id, purpose: 'signup' });
    await send(request, user, 'signup', confirmationUrl(siteOrigin, token, redirectTo));
  });
}

async function mailLink(
  request: AuthRequest,
  body: Record<string, unknown>,
  kind: MailKind,
  work: (user: UserRow) => Promise<void>,
): Promise<Record<string, never>> {
  await request.limiter.network('mail', request.client);
  const email: Email | undefined = parseEmail(parseBody(Input, body).email);
  if (!email) throw new AuthRefusal('email_address_invalid');
  await waitAtLeast(EVEN_TIME_MS, async () => {
    await request.limiter.mail(kind, email, request.client);
    const user = await findUserByEmail(request.app.db.system, email);
    if (user) await work(user);
  });
  return {};
}

async function send(
  request: AuthRequest,
  user: UserRow,
  kind: 'recovery' | 'recoveryGoogle' | 'signup',
  url: string,
): Promise<void> {
  const language = (await findLanguage(request.app.db.system, user.id)) ?? request.language;
  await request.app.mailer.send(writeAuthMail(kind, { to: user.email, language, url }));
}
