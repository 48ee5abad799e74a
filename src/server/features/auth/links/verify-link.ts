import { z } from 'zod';
import type { Transaction } from '#server/platform/db/database.ts';
import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { evictStranger } from '../users/evict-stranger.ts';
import { readLinkToken, consumeLinkToken } from '../mails/link-tokens.ts';
import { voidLinks, type LinkPurpose, type SpentLink } from '../queries/one-time-tokens.queries.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { evictCachedSessions } from '../sessions/session-state.ts';
import { logFirstAdmin } from '../users/sign-up.ts';
import { sessionAnswer, startSession } from '../sessions/start-session.ts';
import {
  claimFirstAdmin,
  confirmUser,
  findLanguage,
  findUser,
  type UserRow,
} from '../queries/users.queries.ts';

const PURPOSES: Record<string, LinkPurpose> = { signup: 'signup', email: 'signup', recovery: 'recovery' };
const token = z.string().max(200).optional();
const Verification = z.object({
  type: z.string().max(40),
  token,
  token_hash: token,
  password: z.string().max(600).optional(),
});

/** State of the account before its mailbox was verified. */
interface Before {
  user: UserRow;
  /** The password to retain; null: it may have been set by someone else. */
  keptHash: string | null;
}

/**
 * Exchanges a mailed link for a session. The link proves access to the mailbox, not who created the account: the
 * password
 * set at sign-up is retained if it is entered again, otherwise it is removed, and the session may set another.
 */
export async function verifyLink(request: AuthRequest, body: Record<string, unknown>) {
  const { app, limiter, client } = request;
  await limiter.network('verify', client);
  const given = parseBody(Verification, body);
  const purpose = Object.hasOwn(PURPOSES, given.type) ? PURPOSES[given.type] : undefined;
  if (!purpose) throw new AuthRefusal('email_provider_disabled');
  const linkToken = given.token_hash ?? given.token ?? '';
  const keptHash = await hashToKeep(request, { linkToken, purpose, password: given.password });
  const { before, user, started, isFirst } = await app.db.system.transaction(async tx => {
    const spent = await consumeLinkToken(app, tx, linkToken, purpose);
    const found = spent && (await findUser(tx, spent.user_id));
    if (!spent || !found) throw new AuthRefusal('otp_expired');
    const confirmed = await proveMailbox(request, tx, spent, { user: found, keptHash });
    if (!confirmed) throw new AuthRefusal('otp_expired');
    if (confirmed.locked_at) throw new AuthRefusal('user_banned');
    return {
      before: found,
      user: confirmed,
      isFirst: await claimFirstAdmin(tx, confirmed.id),
      started: await startSession(request, tx, confirmed.id, purpose === 'recovery' ? 'recovery' : 'otp'),
    };
  });
  evictCachedSessions(app.db, user.id);
  if (isFirst) logFirstAdmin(request, user.id);
  if (purpose === 'recovery') await limiter.clearAccount(user.email);
  const wasOpen = before.email_confirmed_at !== null && before.email_proven_at === null;
  if (wasOpen && user.email_proven_at !== null) await mailGivenBack(request, user);
  request.remember('known', user);
  return sessionAnswer(app, { ...user, last_sign_in_at: app.clock.now() }, started);
}

/** The hash of the sign-up password, if the caller knows it. A wrong password does not consume the link. */
async function hashToKeep(
  { app, passwords }: AuthRequest,
  given: { linkToken: string; purpose: LinkPurpose; password: string | undefined },
): Promise<string | null> {
  if (given.purpose !== 'signup' || given.password === undefined) return null;
  const link = await readLinkToken(app, given.linkToken, 'signup');
  const user = link && (await findUser(app.db.system, link.user_id));
  if (!user) throw new AuthRefusal('otp_expired');
  const hash = link.pending_password_hash ?? user.password_hash;
  if (!(await passwords.verify(given.password, hash))) throw new AuthRefusal('sign_up_password_differs');
  return hash;
}

/** The link proves access to the mailbox. Credentials set up before may belong to someone else, and are revoked. */
async function proveMailbox(
  { app }: AuthRequest,
  tx: Transaction,
  spent: SpentLink,
  { user, keptHash }: Before,
): Promise<UserRow | undefined> {
  const now = app.clock.now();
  // Links of the local outbox are handed over by an administrator, who is responsible for the recipient.
  const isProof = app.mailer.kind !== 'outbox';
  if (isProof ? user.email_proven_at === null : user.email_confirmed_at === null) {
    const metadata = keptHash === null ? {} : (spent.pending_metadata ?? user.user_metadata);
    await evictStranger(tx, user.id, { passwordHash: keptHash, metadata, now });
  }
  await voidLinks(tx, user.id, now);
  return confirmUser(tx, { id: user.id, now, isProof });
}

async function mailGivenBack(request: AuthRequest, user: UserRow): Promise<void> {
  const { app, siteOrigin } = request;
  const language = (await findLanguage(app.db.system, user.id)) ?? request.language;
  const url = `${siteOrigin}/settings#sign-in`;
  await app.mailer.send(writeAuthMail('givenBack', { to: user.email, language, url }));
}
