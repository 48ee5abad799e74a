import type { Queryable } from '#server/platform/db/database.ts';

/**
 * Revokes the API keys, linked Google accounts and pending Google flows of a user with a password; without one Google
 * is retained.
 */
export async function endOtherWaysIn(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.run({
    name: 'auth-end-api-keys',
    text: 'update api_keys set revoked_at = $2 where user_id = $1 and revoked_at is null',
    values: [userId, now],
  });
  await db.run({
    name: 'auth-end-identities',
    text: `delete from auth.identities i using auth.users u
           where i.user_id = $1 and u.id = i.user_id and u.password_hash is not null`,
    values: [userId],
  });
  await db.run({
    name: 'auth-end-oauth-flows',
    text: 'delete from auth.oauth_flows where user_id = $1',
    values: [userId],
  });
}
