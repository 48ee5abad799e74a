import type { Queryable } from './database.ts';

/**
 * For use before inserting many rows: the foreign-key check of a measurement's video may have been planned when the
 * table was empty, by an index on all videos of a user, and would read them all for each measurement.
 */
export async function replan(db: Queryable): Promise<void> {
  await db.run({ name: 'discard-plans', text: 'discard plans' });
}
