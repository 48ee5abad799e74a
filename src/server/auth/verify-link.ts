import { z } from 'zod';
import type { AuthRequest } from './auth-request.ts';
import { spendLinkToken } from './links.ts';
import { voidLinks, type LinkPurpose, type SpentLink } from './one-time-tokens.queries.ts';
import { AuthRefusal } from './refusal.ts';
import { parseBody } from './request-body.ts';
import { forgetSessionsOf } from './session-state.ts';
import { endSessionsOfUser } from './sessions.queries.ts';
import { logFirstAdmin } from './sign-up.ts';
import { readSignUpWords } from './sign-up-words.ts';
import { redirectTarget } from './site-origin.ts';
import { sessionAnswer, startSession } from './start-session.ts';
import {
  claimFirstAdmin,
  confirmUser,
  findUser,
  renameProfile,
  setPasswordHash,
  type UserRow,
} from './users.queries.ts';
import type { Queryable } from '../db/database.ts';

const PURPOSES: Record<string, LinkPurpose> = { signup: 'signup', email: 'signup', recovery: 'recovery' };
const token = z.string().max(200).optional();
const Verification = z.object({ type: z.string().max(40), token, token_hash: token });

/** Spends a mailed link for a session. */
export async function verifyLink(request: AuthRequest, body: Record<string, unknown>) {
  const { world, limiter, client } = request;
  await limiter.network('verify', client);
  const given = parseBody(Verification, body);
  const purpose = Object.hasOwn(PURPOSES, given.type) ? PURPOSES[given.type] : undefined;
  if (!purpose) throw new AuthRefusal('email_provider_disabled');
  const { user, started, isFirst } = await world.db.system.transaction(async tx => {
    const spent = await spendLinkToken(world, tx, given.token_hash ?? given.token ?? '', purpose);
    if (!spent) throw new AuthRefusal('otp_expired');
    const confirmed = await proveMailbox(request, tx, spent, purpose);
    if (!confirmed) throw new AuthRefusal('otp_expired');
    if (confirmed.locked_at) throw new AuthRefusal('user_banned');
    return {
      user: confirmed,
      isFirst: await claimFirstAdmin(tx, confirmed.id),
      started: await startSession(request, tx, confirmed.id, purpose === 'recovery' ? 'recovery' : 'otp'),
    };
  });
  forgetSessionsOf(world.db, user.id);
  if (isFirst) logFirstAdmin(request, user.id);
  if (purpose === 'recovery') await limiter.clearAccount(user.email);
  return sessionAnswer(world, { ...user, last_sign_in_at: world.clock.now() }, started);
}

/**
 * Whoever follows the link reads the mailbox. What was set up before that proof may be somebody else's:
 * sessions end, and a password that did not come with this link is dropped unless the address had proved itself.
 */
async function proveMailbox(
  { world }: AuthRequest,
  tx: Queryable,
  spent: SpentLink,
  purpose: LinkPurpose,
): Promise<UserRow | undefined> {
  const now = world.clock.now();
  const id = spent.user_id;
  const before = await findUser(tx, id);
  if (!before) return undefined;
  await voidLinks(tx, id, now);
  if (!before.email_confirmed_at) {
    await endSessionsOfUser(tx, id, now, null);
    if (purpose === 'recovery') await setPasswordHash(tx, { id, passwordHash: null, now });
  }
  if (spent.pending_metadata) {
    const { fullName, username, tiktokHandle } = readSignUpWords(spent.pending_metadata);
    await renameProfile(tx, { userId: id, fullName, username, tiktokHandle });
  }
  return confirmUser(tx, {
    id,
    now,
    passwordHash: spent.pending_password_hash,
    metadata: spent.pending_metadata,
  });
}

/** The address a browser is sent on to after a followed link: the session, or what went wrong, in the fragment. */
export async function followLink(
  request: AuthRequest,
  query: URLSearchParams,
  sentence: (refusal: AuthRefusal) => string,
) {
  const target = redirectTarget(query.get('redirect_to'), request.siteOrigin);
  const type = query.get('type') ?? '';
  try {
    const session = await verifyLink(request, { type, token: query.get('token') ?? '' });
    const fragment = new URLSearchParams({
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    });
    return `${target}#${fragment.toString()}`;
  } catch (error) {
    if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
    const fragment = new URLSearchParams({
      error: 'access_denied',
      error_code: error.code,
      error_description: sentence(error),
    });
    return `${target}#${fragment.toString()}`;
  }
}
