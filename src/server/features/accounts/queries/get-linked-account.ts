import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { findAccount, type LinkedAccountRow } from './accounts.queries.ts';

/** One of the user's own linked accounts; other users' accounts are not found. */
export async function getLinkedAccount(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<LinkedAccountRow> {
  const account = await findAccount(db, userId, accountId);
  if (account === undefined) throw new AppError('account_not_found');
  return account;
}
