import type { Queryable } from '#server/platform/db/database.ts';

/** 0 rows: no such user, or already locked. */
export function setLocked(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.run({
    name: 'auth-set-locked',
    text: 'update auth.users set locked_at = $2, updated_at = $2 where id = $1 and locked_at is null',
    values: [userId, now],
  });
}

export function clearLocked(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.run({
    name: 'auth-clear-locked',
    text: 'update auth.users set locked_at = null, updated_at = $2 where id = $1 and locked_at is not null',
    values: [userId, now],
  });
}
