import type { LinkedAccount } from '#contract/accounts.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { clearPrimary, lockProfile, setPrimary, setProfileHandle } from './accounts.queries.ts';
import { getLinkedAccount } from './get-linked-account.ts';
import { findActiveRun } from './job-runs.queries.ts';
import { showLinkedAccount } from './linked-account.ts';

/** Makes an account the primary one: before and after there is exactly one. */
export async function makePrimary(world: World, caller: Caller, accountId: string): Promise<LinkedAccount> {
  const { userId } = caller;
  return world.db.tenant(userId).transaction(async tx => {
    await lockProfile(tx, userId);
    await clearPrimary(tx, userId);
    if ((await setPrimary(tx, userId, accountId)) === 0) throw new AppError('account_not_found');
    const account = await getLinkedAccount(tx, userId, accountId);
    await setProfileHandle(tx, userId, account.tiktok_username, { onlyWhenEmpty: false });
    return showLinkedAccount(world, account, await findActiveRun(tx, userId, accountId), world.clock.now());
  });
}
