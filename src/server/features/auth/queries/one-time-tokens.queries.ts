import type { Email } from '#domain/auth/email.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { UserMetadata } from './users.queries.ts';

export type LinkPurpose = 'signup' | 'recovery' | 'email_change';

export interface SpentLink {
  user_id: string;
  pending_password_hash: string | null;
  pending_metadata: UserMetadata | null;
  pending_email: Email | null;
}

export function insertLink(
  db: Queryable,
  link: {
    tokenHash: Buffer;
    userId: string;
    purpose: LinkPurpose;
    now: Date;
    expiresAt: Date;
    pendingPasswordHash: string | null;
    pendingMetadata: UserMetadata | null;
    pendingEmail: Email | null;
  },
): Promise<number> {
  return db.run({
    name: 'auth-insert-link',
    text: `insert into auth.one_time_tokens
             (token_hash, user_id, purpose, created_at, expires_at, pending_password_hash, pending_metadata,
              pending_email)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      link.tokenHash,
      link.userId,
      link.purpose,
      link.now,
      link.expiresAt,
      link.pendingPasswordHash,
      link.pendingMetadata,
      link.pendingEmail,
    ],
  });
}

export function findLink(
  db: Queryable,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<SpentLink | undefined> {
  return db.row<SpentLink>({
    name: 'auth-find-link',
    text: `select user_id, pending_password_hash, pending_metadata, pending_email from auth.one_time_tokens
           where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3`,
    values: [tokenHash, purpose, now],
  });
}

/** A single statement, so that only one of fifty concurrent callers consumes a link. */
export function consumeLink(
  db: Queryable,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<SpentLink | undefined> {
  return db.row<SpentLink>({
    name: 'auth-spend-link',
    text: `update auth.one_time_tokens set used_at = $3
           where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
           returning user_id, pending_password_hash, pending_metadata, pending_email`,
    values: [tokenHash, purpose, now],
  });
}

/** Only one change of address can be pending. */
export function voidEmailChanges(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.run({
    name: 'auth-void-email-changes',
    text: `update auth.one_time_tokens set used_at = $2
           where user_id = $1 and purpose = 'email_change' and used_at is null`,
    values: [userId, now],
  });
}

/** Invalidates the user's other links once one was followed. */
export function voidLinks(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.run({
    name: 'auth-void-links',
    text: 'update auth.one_time_tokens set used_at = $2 where user_id = $1 and used_at is null',
    values: [userId, now],
  });
}
