import type { Email } from '#domain/auth/email.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { emailKey, emailSpellings } from '#server/platform/email-key.ts';

type Provider = 'google';

/** The owner of an identity. */
export async function findIdentityOwner(
  db: Queryable,
  identity: { provider: Provider; subject: string },
): Promise<string | undefined> {
  const row = await db.row<{ user_id: string }>({
    name: 'auth-find-identity-owner',
    text: 'select user_id from auth.identities where provider = $1 and subject = $2',
    values: [identity.provider, identity.subject],
  });
  return row?.user_id;
}

/** The owner of an identity; updates its last use and the address provided today. */
export async function touchIdentity(
  db: Queryable,
  identity: { provider: Provider; subject: string; email: string; now: Date },
): Promise<string | undefined> {
  const row = await db.row<{ user_id: string }>({
    name: 'auth-touch-identity',
    text: `update auth.identities set email = $3, last_sign_in_at = $4 where provider = $1 and subject = $2
           returning user_id`,
    values: [identity.provider, identity.subject, identity.email, identity.now],
  });
  return row?.user_id;
}

/** False when someone already has this identity. */
export async function insertIdentity(
  db: Queryable,
  identity: { userId: string; provider: Provider; subject: string; email: string; now: Date },
): Promise<boolean> {
  const inserted = await db.run({
    name: 'auth-insert-identity',
    text: `insert into auth.identities (user_id, provider, subject, email, created_at, last_sign_in_at)
           values ($1, $2, $3, $4, $5, $5) on conflict (provider, subject) do nothing`,
    values: [identity.userId, identity.provider, identity.subject, identity.email, identity.now],
  });
  return inserted === 1;
}

/** Deletes an identity, unless it is the last sign-in method. */
export async function deleteIdentity(
  db: Queryable,
  identity: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await db.run({
    name: 'auth-delete-identity',
    text: `with owner as (select id, password_hash from auth.users where id = $2 for update)
           delete from auth.identities i using owner
           where i.id = $1 and i.user_id = owner.id
             and (owner.password_hash is not null
                  or exists (select from auth.identities other where other.user_id = $2 and other.id <> $1))`,
    values: [identity.id, identity.userId],
  });
  return deleted === 1;
}

/** Undefined when the address already has an account. */
export async function insertProvenUser(
  db: Queryable,
  user: { email: Email; metadata: object; now: Date },
): Promise<string | undefined> {
  const row = await db.row<{ id: string }>({
    name: 'auth-insert-proven-user',
    text: `insert into auth.users
             (email, email_normalised, email_confirmed_at, email_proven_at, user_metadata, created_at, updated_at)
           select $1, $4, $3, $3, $2, $3, $3
           where not exists (select from auth.users other where other.email_normalised = any($5))
           on conflict (email_normalised) do nothing returning id`,
    values: [user.email, user.metadata, user.now, emailKey(user.email), emailSpellings(user.email)],
  });
  return row?.id;
}

/** The address is verified: the account retains only the password and names of the user who verified it. */
export function reclaimAccount(
  db: Queryable,
  claim: {
    userId: string;
    passwordHash: string | null;
    metadata: object;
    fullName: string | null;
    username: string | null;
    tiktokHandle: string | null;
    now: Date;
  },
): Promise<number> {
  return db.run({
    name: 'auth-take-account-back',
    text: `with named as (
             update profiles set full_name = $4, username = $5, tiktok_handle = $6, digest = 'never', updated_at = $7
             where user_id = $1)
           update auth.users set password_hash = $2, user_metadata = $3,
             email_confirmed_at = coalesce(email_confirmed_at, $7), email_proven_at = $7, updated_at = $7
           where id = $1`,
    values: [
      claim.userId,
      claim.passwordHash,
      claim.metadata,
      claim.fullName,
      claim.username,
      claim.tiktokHandle,
      claim.now,
    ],
  });
}
