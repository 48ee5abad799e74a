import { z } from 'zod';
import { parseEmail } from '#domain/auth/email.ts';
import { PASSWORD_MAX_LENGTH } from '#domain/auth/password.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { lockAccountOwner } from '#server/services/user-lock/lock-account-owner.ts';
import { markedBrowser } from './browser-marks.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { sessionAnswer, startSession } from './start-session.ts';
import { findUser, findUserByEmail } from '../queries/users.queries.ts';

const Credentials = z.object({ email: z.string().max(400), password: z.string().min(1) });

/**
 * Password sign-in. A wrong password, an unknown address and an account without password get the same response in the
 * same time.
 */
export async function signIn(request: AuthRequest, body: Record<string, unknown>) {
  const { app, limiter, passwords, client } = request;
  if (body['phone'] !== undefined && body['email'] === undefined)
    throw new AuthRefusal('phone_provider_disabled');
  await limiter.network('signIn', client);
  const { email: typed, password } = parseBody(Credentials, body);
  const email = parseEmail(typed);
  if (!email || password.length > PASSWORD_MAX_LENGTH * 4) throw new AuthRefusal('invalid_credentials');
  const user = await findUserByEmail(app.db.system, email);
  const attempt = await limiter.account(email, user && markedBrowser(request, 'known', user));
  const right = await passwords.verify(password, user?.password_hash ?? null);
  if (!user || !right) throw new AuthRefusal('invalid_credentials');
  await attempt.giveBack();
  if (user.locked_at) throw new AuthRefusal('user_banned');
  if (!user.email_confirmed_at) throw new AuthRefusal('email_not_confirmed');
  const started = await app.db.system.transaction(async tx => {
    const stands = await lockAccountOwner(tx, user.id, null);
    const present = stands ? await findUser(tx, user.id) : undefined;
    if (present?.password_hash !== user.password_hash) throw new AuthRefusal('invalid_credentials');
    return startSession(request, tx, user.id, 'password');
  });
  request.remember('known', user);
  return sessionAnswer(app, { ...user, last_sign_in_at: app.clock.now() }, started);
}
