import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseEmail, type Email } from '#domain/auth/email.ts';
import { weakPasswordReasons } from '#domain/auth/password.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { waitAtLeast } from '../mails/constant-time.ts';
import { makeLinkToken } from '../mails/link-tokens.ts';
import { AuthRefusal, weakPassword } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { confirmationUrl } from '../links/link-page.ts';
import { readSignUpWords, type SignUpWords } from './sign-up-metadata.ts';

import { sessionAnswer, startSession } from '../sessions/start-session.ts';
import { pendingUserAnswer } from '../queries/user-answer.ts';
import {
  claimFirstAdmin,
  findUserByEmail,
  insertProfile,
  insertUser,
  type UserRow,
} from '../queries/users.queries.ts';

const EVEN_TIME_MS = 400;
const Form = z.object({ email: z.string().max(400), password: z.string() });

interface Wanted {
  email: Email;
  passwordHash: string;
  words: SignUpWords;
}

/**
 * Creates an account. Without a mail server the user is signed in immediately; with one, the address must be verified
 * first, and the response is the same whether or not the address is known.
 */
export async function signUp(request: AuthRequest, body: Record<string, unknown>, redirectTo: string | null) {
  const { app, limiter, passwords, client } = request;
  if (body['email'] === undefined)
    throw new AuthRefusal(
      body['phone'] === undefined ? 'anonymous_provider_disabled' : 'phone_provider_disabled',
    );
  await limiter.network('signUp', client);
  const { email: typed, password } = parseBody(Form, body);
  const email = parseEmail(typed);
  if (!email) throw new AuthRefusal('email_address_invalid');
  const [reason, ...more] = weakPasswordReasons(password, email);
  if (reason) throw weakPassword([reason, ...more]);
  const words = readSignUpWords(body['data']);

  if (app.mailer.kind === 'outbox') {
    // Behind a proxy that nobody declared everybody is one network: one person would use up the day of all.
    if (!client.loopback) await limiter.network('signUpADay', client);
    if (await findUserByEmail(app.db.system, email)) throw new AuthRefusal('user_already_exists');
    return signUpAtOnce(request, { email, words, passwordHash: await passwords.hash(password) });
  }
  return waitAtLeast(EVEN_TIME_MS, async () => {
    await limiter.mail('signUp', email, client);
    return signUpPending(request, { email, words, passwordHash: await passwords.hash(password) }, redirectTo);
  });
}

async function signUpAtOnce(request: AuthRequest, wanted: Wanted) {
  const { app } = request;
  const { user, started, isFirst } = await app.db.system.transaction(async tx => {
    const made = await insertAccount(request, tx, wanted, app.clock.now());
    if (!made) throw new AuthRefusal('user_already_exists');
    const first = await claimFirstAdmin(tx, made.id);
    return { user: made, isFirst: first, started: await startSession(request, tx, made.id, 'password') };
  });
  if (isFirst) logFirstAdmin(request, user.id);
  request.remember('known', user);
  return sessionAnswer(app, { ...user, last_sign_in_at: app.clock.now() }, started);
}

async function signUpPending(request: AuthRequest, wanted: Wanted, redirectTo: string | null) {
  const { app, language, siteOrigin } = request;
  const { email, words } = wanted;
  const db = app.db.system;
  const now = app.clock.now();
  const { id, token } = await db.transaction(async tx => {
    const made = await insertAccount(request, tx, wanted, null);
    if (made) {
      return { id: made.id, token: await makeLinkToken(app, tx, { userId: made.id, purpose: 'signup' }) };
    }
    const known = await findUserByEmail(tx, email);
    if (!known || known.email_confirmed_at) return { id: randomUUID(), token: null };
    // The first person to sign up may not own the mailbox: each link carries its own password.
    const link = { userId: known.id, purpose: 'signup' as const, pendingMetadata: words.metadata };
    return {
      id: randomUUID(),
      token: await makeLinkToken(app, tx, { ...link, pendingPasswordHash: wanted.passwordHash }),
    };
  });
  const mail = token
    ? writeAuthMail('signup', { to: email, language, url: confirmationUrl(siteOrigin, token, redirectTo) })
    : writeAuthMail('alreadyRegistered', { to: email, language, url: `${siteOrigin}/auth` });
  await app.mailer.send(mail);
  return pendingUserAnswer(id, email, words.metadata, now);
}

async function insertAccount(
  request: AuthRequest,
  tx: Queryable,
  { email, passwordHash, words }: Wanted,
  confirmedAt: Date | null,
): Promise<UserRow | undefined> {
  const now = request.app.clock.now();
  const user = await insertUser(tx, { email, passwordHash, confirmedAt, metadata: words.metadata, now });
  if (user) await insertProfile(tx, { userId: user.id, ...words, language: request.language, now });
  return user;
}

/** The first user of an installation becomes its administrator, which is logged. */
export function logFirstAdmin({ app }: AuthRequest, userId: string): void {
  app.log.info({ userId }, 'the first user of this installation is now its administrator');
}
