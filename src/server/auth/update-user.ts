import { z } from 'zod';
import { parseEmail } from '#domain/auth/email.ts';
import { weakPasswordReasons } from '#domain/auth/password.ts';
import type { Caller } from '../world.ts';
import { writeAuthMail } from './auth-mails.ts';
import type { AuthRequest } from './auth-request.ts';
import { AuthRefusal, weakPassword } from './refusal.ts';
import { parseBody } from './request-body.ts';
import { forgetSessionsOf } from './session-state.ts';
import { endSessionsOfUser, findSession } from './sessions.queries.ts';
import { readMetadata } from './sign-up-words.ts';
import { voidLinks } from './one-time-tokens.queries.ts';
import { userAnswer } from './user-answer.ts';
import { findLanguage, findUser, setPasswordHash, setUserMetadata, type UserRow } from './users.queries.ts';

/** A session this young has just proved who it is; an older one gives the present password. */
const FRESH_MS = 24 * 3_600_000;

const Change = z.object({
  email: z.string().max(400).optional(),
  phone: z.string().max(40).optional(),
  password: z.string().min(1).optional(),
  current_password: z.string().max(600).optional(),
  data: z.unknown().optional(),
});

/** Changes the password or the free words of a user. A new password ends all other sessions and is told by mail. */
export async function updateUser(request: AuthRequest, caller: Caller, body: Record<string, unknown>) {
  const { world, limiter, client } = request;
  await limiter.network('user', client);
  const change = parseBody(Change, body);
  if (change.phone) throw new AuthRefusal('phone_provider_disabled');
  let user = await getUser(request, caller);
  if (change.email !== undefined && parseEmail(change.email) !== user.email) {
    throw new AuthRefusal('email_change_disabled');
  }
  const metadata = change.data === undefined ? undefined : mergeMetadata(user, change.data);
  if (change.password !== undefined) {
    user = await changePassword(request, caller, user, change.password, change.current_password);
  }
  if (metadata) {
    const now = world.clock.now();
    user = (await setUserMetadata(world.db.system, { id: user.id, metadata, now })) ?? user;
  }
  return userAnswer(user);
}

export async function getUser({ world }: AuthRequest, caller: Caller): Promise<UserRow> {
  const user = await findUser(world.db.system, caller.userId);
  if (!user) throw new AuthRefusal('session_not_found');
  return user;
}

/** GoTrue merges; null takes a word away. */
function mergeMetadata(user: UserRow, data: unknown) {
  const merged = { ...user.user_metadata, ...readMetadata(data) };
  return readMetadata(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
}

async function changePassword(
  request: AuthRequest,
  caller: Caller,
  user: UserRow,
  password: string,
  currentPassword: string | undefined,
): Promise<UserRow> {
  const { world, passwords, limiter, siteOrigin } = request;
  const [reason, ...more] = weakPasswordReasons(password, user.email);
  if (reason) throw weakPassword([reason, ...more]);
  const now = world.clock.now();
  if (currentPassword !== undefined) {
    const attempt = await limiter.account(user.email);
    if (!(await passwords.verify(currentPassword, user.password_hash))) {
      throw new AuthRefusal('invalid_credentials');
    }
    await attempt.giveBack();
  } else {
    const session = await findSession(world.db.system, caller.sessionId);
    if (!session || now.getTime() - session.created_at.getTime() > FRESH_MS) {
      throw new AuthRefusal('reauthentication_needed');
    }
  }
  if (user.password_hash !== null && (await passwords.verify(password, user.password_hash))) {
    throw new AuthRefusal('same_password');
  }
  const passwordHash = await passwords.hash(password);
  const changed = await world.db.system.transaction(async tx => {
    const row = await setPasswordHash(tx, { id: user.id, passwordHash, now });
    await endSessionsOfUser(tx, user.id, now, caller.sessionId);
    await voidLinks(tx, user.id, now);
    return row;
  });
  if (!changed) throw new AuthRefusal('session_not_found');
  forgetSessionsOf(world.db, user.id);
  const language = (await findLanguage(world.db.system, user.id)) ?? request.language;
  const url = `${siteOrigin}/reset-password`;
  await world.mailer.send(writeAuthMail('passwordChanged', { to: user.email, language, url }));
  return changed;
}
