import type { Queryable } from '../../platform/db/database.ts';

/**
 * Serialises a user's changes until the end of the transaction; false: no such user. « No key »: rows that only reference
 * the profile, such as a sync's, can still be written. Count in a later statement: the one that waits for the lock does
 * not see what was committed meanwhile.
 */
export async function lockUser(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.row({
    name: 'lock-user',
    text: 'select 1 from profiles where user_id = $1 for no key update',
    values: [userId],
  });
  return row !== undefined;
}
