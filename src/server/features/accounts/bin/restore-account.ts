import { lockUser } from '#server/services/user-lock/lock-user.ts';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { canAddAccount, findAccountByHandle } from '../queries/accounts.queries.ts';
import { deleteBinEntry, lockBinEntry, moveRowsBack } from './bin.queries.ts';
import { showLinkedAccount } from '../queries/linked-account.ts';

/** Restores an account from the bin unchanged. Like a new one, it needs a free slot in the plan. */
export function restoreAccount(app: AppContext, { userId }: Caller, entryId: string): Promise<LinkedAccount> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
    const entry = await lockBinEntry(tx, { userId, kind: 'account', entryId, now });
    if (entry === undefined) throw new AppError('bin_entry_not_found');
    const handle = entry.label as Handle;
    if ((await findAccountByHandle(tx, userId, handle)) !== undefined)
      throw new AppError('account_already_linked');
    if (!(await canAddAccount(tx, userId, isDemoHandle(handle) ? 'demo' : 'account')))
      throw new AppError('account_limit_reached');
    await moveRowsBack(tx, entryId);
    await deleteBinEntry(tx, userId, entryId);
    const account = await findAccountByHandle(tx, userId, handle);
    if (account === undefined) throw new Error('The bin gave no account back');
    return showLinkedAccount(app, account, undefined, now);
  });
}
