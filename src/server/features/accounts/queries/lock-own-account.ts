import { AppError } from '#server/platform/app-error.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { lockAccount, type LinkedAccountRow } from './accounts.queries.ts';

/** One of the user's own linked accounts, locked until the transaction ends; other users' accounts are not found. */
export async function lockOwnAccount(
  tx: Transaction,
  userId: string,
  accountId: string,
): Promise<LinkedAccountRow> {
  const account = await lockAccount(tx, userId, accountId);
  if (account === undefined) throw new AppError('account_not_found');
  return account;
}
