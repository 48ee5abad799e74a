import { randomBytes } from 'node:crypto';
import type { Email } from '#domain/auth/email.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { AuthWorld } from '../request/auth-context.ts';
import { holdAccount } from '#server/services/user-lock/hold-account.ts';
import {
  findLink,
  insertLink,
  spendLink,
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

/** Makes a one-time token and keeps its hash; the token itself exists only in the mail. */
export async function makeLinkToken(
  world: AuthWorld,
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
  const now = world.clock.now();
  await insertLink(db, {
    tokenHash: hashLinkToken(world, token),
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

/** What the token was for, to exactly one of those who bring it; undefined to all others. Its account is held. */
export async function spendLinkToken(
  world: AuthWorld,
  tx: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<SpentLink | undefined> {
  const hash = hashLinkToken(world, token);
  const now = world.clock.now();
  const link = await findLink(tx, hash, purpose, now);
  if (link === undefined) return undefined;
  // Before its link: whoever changes an account holds it first, and its links afterwards.
  await holdAccount(tx, link.user_id, null);
  return spendLink(tx, hash, purpose, now);
}

/** What the token is for, without spending it; undefined when it is spent, expired or for something else. */
export function readLinkToken(
  world: AuthWorld,
  token: string,
  purpose: LinkPurpose,
): Promise<SpentLink | undefined> {
  return findLink(world.db.system, hashLinkToken(world, token), purpose, world.clock.now());
}

function hashLinkToken(world: AuthWorld, token: string): Buffer {
  return world.secrets.hash('one-time-token', token);
}
