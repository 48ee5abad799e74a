import { parseEmail } from '#domain/auth/email.ts';
import { DISPLAY_NAME_MAX, isDisplayName } from '#domain/auth/display-name.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { AuthMailKind } from '../mails/auth-mails.ts';
import type { AuthContext } from '../request/auth-context.ts';
import type { GoogleUser } from './google-client.ts';
import { evictStranger } from '../users/evict-stranger.ts';
import { lockAccountOwner } from '#server/services/user-lock/lock-account-owner.ts';
import { requireActiveSession } from '../sessions/require-active-session.ts';
import {
  findIdentityOwner,
  insertIdentity,
  insertProvenUser,
  touchIdentity,
} from '../queries/identities.queries.ts';
import type { SpentFlow } from '../queries/oauth-flows.queries.ts';
import { AuthRefusal } from '../request/refusal.ts';
import { claimFirstAdmin, findUser, findUserByEmail, insertProfile } from '../queries/users.queries.ts';

export interface GoogleSignInResult {
  userId: string;
  isFirst: boolean;
  /** Notification for the owner of the account. */
  mail: { kind: AuthMailKind; to: string } | null;
  /** Sessions ended by the takeover. */
  tookOver: boolean;
}

/**
 * The account of a user authenticated by Google. A known Google identity opens its account; otherwise the verified
 * address decides: an account with a confirmed address is linked if it has no Google identity yet, an account with an
 * unconfirmed address is taken over from whoever created it.
 */
export async function signInOrLinkGoogle(
  app: AuthContext,
  tx: Transaction,
  google: GoogleUser,
  { language, time_zone: timeZone }: Pick<SpentFlow, 'language' | 'time_zone'>,
): Promise<GoogleSignInResult> {
  const now = app.clock.now();
  const identity = { provider: 'google' as const, subject: google.subject, email: google.email ?? '', now };
  const owner = await findIdentityOwner(tx, identity);
  if (owner !== undefined) await lockAccountOwner(tx, owner, null);
  const known = await touchIdentity(tx, identity);
  if (known !== undefined) return { userId: known, isFirst: false, mail: null, tookOver: false };

  const email = google.emailVerified ? parseEmail(google.email ?? '') : undefined;
  if (!email) throw new AuthRefusal('provider_email_needs_verification');
  const words = wordsOf(google);
  const metadata = words === null ? {} : { full_name: words, username: words };
  const made = await insertProvenUser(tx, { email, metadata, now });
  if (made !== undefined) {
    const names = { fullName: words, username: words, tiktokHandle: null, timeZone };
    await insertProfile(tx, { userId: made, ...names, language, now });
    await insertIdentity(tx, { ...identity, userId: made });
    return { userId: made, isFirst: await claimFirstAdmin(tx, made), mail: null, tookOver: false };
  }

  const found = await findUserByEmail(tx, email);
  if (found) await lockAccountOwner(tx, found.id, null);
  const user = found && (await findUser(tx, found.id));
  if (!user) throw new Error('An address was taken and given back at once');
  const isProven = user.email_proven_at !== null;
  // Google may reassign an address: one identity opens an account, a second one must be linked by its owner.
  if (isProven && user.identities.length > 0) throw new AuthRefusal('another_google_account');
  if (!isProven) await evictStranger(tx, user.id, { passwordHash: null, metadata, now });
  await insertIdentity(tx, { ...identity, userId: user.id });
  return {
    userId: user.id,
    isFirst: !isProven && (await claimFirstAdmin(tx, user.id)),
    mail: { kind: isProven ? 'googleLinked' : 'googleTookOver', to: user.email },
    tookOver: !isProven,
  };
}

/** Links Google to the account of the initiating session, if that session is still valid. */
export async function linkGoogle(
  app: AuthContext,
  tx: Transaction,
  google: GoogleUser,
  session: { userId: string; sessionId: string },
): Promise<GoogleSignInResult> {
  const now = app.clock.now();
  const { userId } = session;
  await requireActiveSession(tx, session);
  const user = await findUser(tx, userId);
  if (!user) throw new AuthRefusal('session_not_found');
  const linked = await insertIdentity(tx, {
    userId,
    provider: 'google',
    subject: google.subject,
    email: google.email ?? '',
    now,
  });
  if (!linked) throw new AuthRefusal('identity_already_exists');
  return { userId, isFirst: false, mail: { kind: 'googleLinked', to: user.email }, tookOver: false };
}

function wordsOf({ name }: GoogleUser): string | null {
  const words = name?.normalize('NFC').trim().slice(0, DISPLAY_NAME_MAX) ?? '';
  return isDisplayName(words) ? words : null;
}
