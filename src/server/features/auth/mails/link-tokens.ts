import { randomBytes } from 'node:crypto';
import type { Email } from '#domain/auth/email.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { lockAccountOwner } from '#server/services/user-lock/lock-account-owner.ts';
import {
  findLink,
  insertLink,
  consumeLink,
  type LinkPurpose,
  type SpentLink,
} from '../queries/one-time-tokens.queries.ts';
import type { UserMetadata } from '../queries/users.queries.ts';

const TOKEN_BYTES = 32;
export const RECOVERY_LINK_MS = 30 * 60_000;
const LIVES_MS: Record<LinkPurpose, number> = {
  signup: 24 * 3_600_000,
  recovery: RECOVERY_LINK_MS,
  email_change: 24 * 3_600_000,
};

/** Creates a one-time token and stores its hash; the token itself exists only in the mail. */
export async function makeLinkToken(
  app: AuthContext,
  db: Queryable,
  link: {
    userId: string;
    purpose: LinkPurpose;
    pendingPasswordHash?: string;
    pendingMetadata?: UserMetadata;
    pendingEmail?: Email;
  },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = app.clock.now();
  await insertLink(db, {
    tokenHash: hashLinkToken(app, token),
    userId: link.userId,
    purpose: link.purpose,
    now,
    expiresAt: new Date(now.getTime() + LIVES_MS[link.purpose]),
    pendingPasswordHash: link.pendingPasswordHash ?? null,
    pendingMetadata: link.pendingMetadata ?? null,
    pendingEmail: link.pendingEmail ?? null,
  });
  return token;
}

/** Consumes a token for exactly one of concurrent callers; undefined for all others. Its account is locked. */
export async function consumeLinkToken(
  app: AuthContext,
  tx: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<SpentLink | undefined> {
  const hash = hashLinkToken(app, token);
  const now = app.clock.now();
  const link = await findLink(tx, hash, purpose, now);
  if (link === undefined) return undefined;
  // Before its link: fixed lock order, account first, then its links.
  await lockAccountOwner(tx, link.user_id, null);
  return consumeLink(tx, hash, purpose, now);
}

/** The purpose of a token, without consuming it; undefined when it is used, expired or for another purpose. */
export function readLinkToken(
  app: AuthContext,
  token: string,
  purpose: LinkPurpose,
): Promise<SpentLink | undefined> {
  return findLink(app.db.system, hashLinkToken(app, token), purpose, app.clock.now());
}

function hashLinkToken(app: AuthContext, token: string): Buffer {
  return app.secrets.hash('one-time-token', token);
}
