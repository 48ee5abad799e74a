import { z } from 'zod';
import { weakPasswordReasons } from '#domain/auth/password.ts';
import type { Caller } from '#server/services/app-context.ts';
import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { requestEmailChange } from './change-email.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import { isRecoverySession, requireReauthentication } from './re-authentication.ts';
import { AuthRefusal, weakPassword } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { evictCachedSessions } from '../sessions/session-state.ts';
import { endSessionsOfUser } from '../queries/sessions.queries.ts';
import { readMetadata } from './sign-up-metadata.ts';
import { endOtherWaysIn } from '../queries/other-ways-in.queries.ts';
import { voidLinks } from '../queries/one-time-tokens.queries.ts';
import { userAnswer } from '../queries/user-answer.ts';
import {
  findLanguage,
  findUser,
  setPasswordHash,
  setUserMetadata,
  type UserRow,
} from '../queries/users.queries.ts';

const Change = z.object({
  email: z.string().max(400).optional(),
  phone: z.string().max(40).optional(),
  password: z.string().min(1).optional(),
  current_password: z.string().max(600).optional(),
  /** With a new password: API keys and linked Google accounts are revoked too. */
  end_other_ways: z.boolean().optional(),
  data: z.unknown().optional(),
});

/**
 * Changes the password, the address or the metadata of a user. A new password ends all other sessions and is notified
 * by mail.
 */
export async function updateUser(request: AuthRequest, caller: Caller, body: Record<string, unknown>) {
  const { app, limiter, client } = request;
  await limiter.network('user', client);
  const change = parseBody(Change, body);
  if (change.phone) throw new AuthRefusal('phone_provider_disabled');
  let user = await getUser(request, caller);
  const metadata = change.data === undefined ? undefined : mergeMetadata(user, change.data);
  if (change.password !== undefined) {
    user = await changePassword(request, caller, user, {
      password: change.password,
      currentPassword: change.current_password,
      endOtherWays: change.end_other_ways ?? false,
    });
  }
  if (change.email !== undefined) {
    const wanted = { email: change.email, currentPassword: change.current_password };
    user = await requestEmailChange(request, caller, user, wanted);
  }
  if (metadata) {
    const now = app.clock.now();
    user = (await setUserMetadata(app.db.system, { id: user.id, metadata, now })) ?? user;
  }
  return userAnswer(user);
}

export async function getUser({ app }: AuthRequest, caller: Caller): Promise<UserRow> {
  const user = await findUser(app.db.system, caller.userId);
  if (!user) throw new AuthRefusal('session_not_found');
  return user;
}

/** GoTrue merges metadata; null removes a key. */
function mergeMetadata(user: UserRow, data: unknown) {
  const merged = { ...user.user_metadata, ...readMetadata(data) };
  return readMetadata(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
}

async function changePassword(
  request: AuthRequest,
  caller: Caller,
  user: UserRow,
  wanted: { password: string; currentPassword: string | undefined; endOtherWays: boolean },
): Promise<UserRow> {
  const { password, currentPassword, endOtherWays } = wanted;
  const { app, passwords, siteOrigin } = request;
  const [reason, ...more] = weakPasswordReasons(password, user.email);
  if (reason) throw weakPassword([reason, ...more]);
  const hasRecovered = await isRecoverySession(request, caller);
  if (!hasRecovered) await requireReauthentication(request, caller, user, currentPassword);
  if (user.password_hash !== null && (await passwords.verify(password, user.password_hash))) {
    throw new AuthRefusal('same_password');
  }
  const passwordHash = await passwords.hash(password);
  const now = app.clock.now();
  const changed = await app.db.system.transaction(async tx => {
    await requireActiveSession(tx, caller);
    const present = await findUser(tx, user.id);
    if (!hasRecovered && present?.password_hash !== user.password_hash)
      throw new AuthRefusal('current_password_wrong');
    const row = await setPasswordHash(tx, { id: user.id, passwordHash, now });
    await endSessionsOfUser(tx, user.id, now, caller.sessionId);
    await voidLinks(tx, user.id, now);
    if (endOtherWays) await endOtherWaysIn(tx, user.id, now);
    await app.noteSecurity(tx, user.id, { what: 'password_changed', requestId: request.requestId });
    return endOtherWays ? findUser(tx, user.id) : row;
  });
  if (!changed) throw new AuthRefusal('session_not_found');
  evictCachedSessions(app.db, user.id);
  request.remember('known', changed);
  const language = (await findLanguage(app.db.system, user.id)) ?? request.language;
  const url = `${siteOrigin}/reset-password`;
  await app.mailer.send(writeAuthMail('passwordChanged', { to: user.email, language, url }));
  return changed;
}
