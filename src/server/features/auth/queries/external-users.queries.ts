import type { Email } from '#domain/auth/email.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { emailKey, emailSpellings } from '#server/platform/email-key.ts';

export interface ExternalUser {
  email: Email;
  locked: boolean;
}

export function findExternalUser(db: Queryable, id: string): Promise<ExternalUser | undefined> {
  return db.row<ExternalUser>({
    name: 'auth-find-external-user',
    text: 'select email, locked_at is not null as locked from auth.users where id = $1',
    values: [id],
  });
}

/** False when the user already exists, or the address belongs to another one. */
export async function insertExternalUser(
  db: Queryable,
  user: { id: string; email: Email; metadata: object; now: Date },
): Promise<boolean> {
  const inserted = await db.run({
    name: 'auth-insert-external-user',
    text: `insert into auth.users
             (id, email, email_normalised, email_confirmed_at, email_proven_at, user_metadata, created_at, updated_at)
           select $1::uuid, $2, $5, $4, $4, $3, $4, $4
           where not exists (select from auth.users other where other.email_normalised = any($6))
           on conflict do nothing`,
    values: [user.id, user.email, user.metadata, user.now, emailKey(user.email), emailSpellings(user.email)],
  });
  return inserted === 1;
}
