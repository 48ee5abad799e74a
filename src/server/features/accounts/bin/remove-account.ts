import { binExpiry } from '#domain/accounts/bin-policy.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { lockAccount } from '../queries/accounts.queries.ts';
import { insertBinEntry, moveRowsToBin } from './bin.queries.ts';

/** Unlinks an account; it moves to the bin with all its measurements. The primary one cannot be removed (spec §5). */
export async function removeAccount(app: AppContext, caller: Caller, accountId: string): Promise<undefined> {
  const { userId } = caller;
  await app.db.tenant(userId).transaction(async tx => {
    const account = await lockAccount(tx, userId, accountId);
    if (account === undefined) throw new AppError('account_not_found');
    if (account.is_primary) throw new AppError('primary_account_protected');
    const username = account.tiktok_username;
    const deletedAt = app.clock.now();
    const entryId = await insertBinEntry(tx, {
      userId,
      kind: 'account',
      label: username,
      deletedAt,
      expiresAt: binExpiry(deletedAt),
    });
    await moveRowsToBin(tx, { entryId, userId, username });
  });
  return undefined;
}
