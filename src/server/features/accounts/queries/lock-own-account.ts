import { AppError } from '#server/platform/app-error.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { lockAccount, type LinkedAccountRow } from './accounts.queries.ts';

/** One of the user's own linked accounts, held until the transaction ends; anybody else's does not exist for them. */
export async function lockOwnAccount(
  tx: Transaction,
  userId: string,
  accountId: string,
): Promise<LinkedAccountRow> {
  const account = await lockAccount(tx, userId, accountId);
  if (account === undefined) throw new AppError('account_not_found');
  return account;
}
