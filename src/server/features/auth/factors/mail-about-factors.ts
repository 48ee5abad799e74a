import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { findLanguage, findUser } from '../queries/users.queries.ts';

/** Whoever changes how an account is entered is found out by its owner: a mail for each change. */
export async function tellAboutFactors(
  request: AuthRequest,
  userId: string,
  kind: 'factorAdded' | 'factorRemoved' | 'recoveryCodeUsed' | 'recoveryCodesRenewed',
  values: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const { world, siteOrigin } = request;
  const user = await findUser(world.db.system, userId);
  if (!user) return;
  const language = (await findLanguage(world.db.system, userId)) ?? request.language;
  const url = `${siteOrigin}/settings#factors`;
  await world.mailer.send(writeAuthMail(kind, { to: user.email, language, url, values }));
}
