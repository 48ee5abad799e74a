import { lockUser } from '#server/services/user-lock/lock-user.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Transaction } from '../../platform/db/database.ts';
import {
  canAddAccount,
  clearDemoPrimary,
  findAccountByHandle,
  insertAccount,
  setProfileHandle,
} from './queries/accounts.queries.ts';
import { getLinkedAccount } from './queries/get-linked-account.ts';
import type { LinkedAccountRow } from './queries/accounts.queries.ts';

/**
 * Links a handle inside the given transaction. Links of one user are serialised by the profile's row lock, so the
 * plan's limit holds under concurrency.
 */
export async function addAccount(
  tx: Transaction,
  {
    userId,
    handle,
    now,
    keepsPrimary = false,
  }: {
    userId: string;
    handle: Handle;
    now: Date;
    /** A primary demo creator stays primary. */ keepsPrimary?: boolean;
  },
): Promise<LinkedAccountRow> {
  if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
  if (!(await canAddAccount(tx, userId, isDemoHandle(handle) ? 'demo' : 'account'))) {
    const linked = await findAccountByHandle(tx, userId, handle);
    throw linked === undefined
      ? new AppError('account_limit_reached', { handle })
      : new AppError('account_already_linked');
  }
  try {
    const leads = !keepsPrimary && !isDemoHandle(handle) && (await clearDemoPrimary(tx, userId)) > 0;
    const id = await insertAccount(tx, { userId, handle, now });
    await setProfileHandle(tx, userId, handle, { onlyWhenEmpty: !leads });
    return await getLinkedAccount(tx, userId, id);
  } catch (error) {
    if (isUniqueViolation(error, 'user_tiktok_accounts_user_id_tiktok_username_key')) {
      throw new AppError('account_already_linked', {}, { cause: error });
    }
    throw error;
  }
}
