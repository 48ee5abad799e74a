import type { Caller } from '#server/services/app-context.ts';
import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import { deleteIdentity } from '../queries/identities.queries.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { findLanguage } from '../queries/users.queries.ts';
import { getUser } from '../users/update-user.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Removes an identity from its user, never the last sign-in method. */
export async function unlinkIdentity(request: AuthRequest, caller: Caller, id: string): Promise<void> {
  const { app, limiter, client, siteOrigin } = request;
  await limiter.network('user', client);
  const user = await getUser(request, caller);
  const identity = user.identities.find(one => one.id === id);
  if (!UUID.test(id) || !identity) throw new AuthRefusal('identity_not_found');
  await app.db.system.transaction(async tx => {
    await requireActiveSession(tx, caller);
    if (!(await deleteIdentity(tx, { id, userId: user.id })))
      throw new AuthRefusal('single_identity_not_deletable');
    await app.noteSecurity(tx, user.id, { what: 'google_unlinked', requestId: request.requestId });
  });
  const language = (await findLanguage(app.db.system, user.id)) ?? request.language;
  const url = `${siteOrigin}/settings#sign-in`;
  await app.mailer.send(writeAuthMail('googleUnlinked', { to: user.email, language, url }));
}
