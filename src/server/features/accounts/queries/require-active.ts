import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { findActivity } from './accounts.queries.ts';

/** Refuses work on an account beyond the limit of a smaller plan: it is read-only, but none of its data is lost. */
export async function requireActive(
  db: Queryable,
  userId: string,
  { id, username }: { id: string; username: string },
): Promise<void> {
  if ((await findActivity(db, userId, id))?.is_active !== true)
    throw new AppError('account_read_only', { username });
}
