import type { Queryable } from './database.ts';

/**
 * Before many rows at once: the check of a reading's video was perhaps planned when the table was empty, by an index that
 * holds all videos of a user, and would read them all for each reading.
 */
export async function replan(db: Queryable): Promise<void> {
  await db.run({ name: 'discard-plans', text: 'discard plans' });
}
