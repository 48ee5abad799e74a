import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { findLanguage, findUser } from '../queries/users.queries.ts';

/** Notifies the owner by mail of each change to the authentication factors. */
export async function mailAboutFactors(
  request: AuthRequest,
  userId: string,
  kind: 'factorAdded' | 'factorRemoved' | 'recoveryCodeUsed' | 'recoveryCodesRenewed',
  values: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const { app, siteOrigin } = request;
  const user = await findUser(app.db.system, userId);
  if (!user) return;
  const language = (await findLanguage(app.db.system, userId)) ?? request.language;
  const url = `${siteOrigin}/settings#factors`;
  await app.mailer.send(writeAuthMail(kind, { to: user.email, language, url, values }));
}
