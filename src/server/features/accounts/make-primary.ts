import { lockUser } from '#server/services/user-lock/lock-user.ts';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { clearPrimary, setPrimary, setProfileHandle } from './queries/accounts.queries.ts';
import { getLinkedAccount } from './queries/get-linked-account.ts';
import { findActiveRun } from './runs/runs.queries.ts';
import { showLinkedAccount } from './queries/linked-account.ts';

/** Makes an account the primary one: there is exactly one before and after. */
export async function makePrimary(
  app: AppContext,
  caller: Caller,
  accountId: string,
): Promise<LinkedAccount> {
  const { userId } = caller;
  return app.db.tenant(userId).transaction(async tx => {
    await lockUser(tx, userId);
    await clearPrimary(tx, userId);
    if ((await setPrimary(tx, userId, accountId)) === 0) throw new AppError('account_not_found');
    const account = await getLinkedAccount(tx, userId, accountId);
    await setProfileHandle(tx, userId, account.tiktok_username, { onlyWhenEmpty: false });
    return showLinkedAccount(app, account, await findActiveRun(tx, userId, accountId), app.clock.now());
  });
}
