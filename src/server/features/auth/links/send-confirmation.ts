import type { Queryable } from '#server/platform/db/database.ts';
import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { confirmationUrl } from './link-page.ts';
import { makeLinkToken } from '../mails/link-tokens.ts';
import { homeOrigin } from '#server/platform/http/site-origin.ts';
import { findLanguage, findUser } from '../queries/users.queries.ts';

/** Resends the confirmation link to a user, at another user's request. */
export async function sendConfirmation(
  app: AuthContext,
  tx: Queryable,
  userId: string,
): Promise<'sent' | 'unknown' | 'confirmed'> {
  const user = await findUser(tx, userId);
  if (user === undefined) return 'unknown';
  if (user.email_confirmed_at) return 'confirmed';
  const token = await makeLinkToken(app, tx, { userId, purpose: 'signup' });
  const language = (await findLanguage(tx, userId)) ?? 'fr';
  const url = confirmationUrl(homeOrigin(app.config), token, null);
  await app.mailer.send(writeAuthMail('signup', { to: user.email, language, url }));
  return 'sent';
}
