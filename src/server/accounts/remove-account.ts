import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { deleteAccount, lockAccount } from './accounts.queries.ts';

/** Unlinks an account and deletes what this user collected or imported of it. The primary one stays (spec §5). */
export async function removeAccount(world: World, caller: Caller, accountId: string): Promise<undefined> {
  const { userId } = caller;
  await world.db.tenant(userId).transaction(async tx => {
    const account = await lockAccount(tx, userId, accountId);
    if (account === undefined) throw new AppError('account_not_found');
    if (account.is_primary) throw new AppError('primary_account_protected');
    await deleteAccount(tx, userId, account);
  });
  return undefined;
}
