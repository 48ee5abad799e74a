import { lockUser } from '#server/services/user-lock/lock-user.ts';
import { binExpiry } from '#domain/accounts/bin-policy.ts';
import { isDemoHandle } from '#domain/accounts/handle.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  canAddAccount,
  findAccountByHandle,
  insertAccount,
  setProfileHandle,
} from './queries/accounts.queries.ts';
import { deleteBinEntry, insertBinEntry, moveRowsBack, moveRowsToBin } from './bin/bin.queries.ts';
import { findObstacle } from './sync/find-sync-obstacle.ts';
import { getLinkedAccount } from './queries/get-linked-account.ts';
import { lockOwnAccount } from './queries/lock-own-account.ts';
import { showJobRun } from './runs/show-run.ts';
import { readHandle, type Linked } from './link-account.ts';
import { showLinkedAccount } from './queries/linked-account.ts';
import { openRun } from './runs/open-run.ts';
import { findBinnedAccount, findHeld, releasePlace, takePlace } from './queries/replace-account.queries.ts';
import { requireActive } from './queries/require-active.ts';

/**
 * Replaces an account, even the primary one, with another. An account that holds data is replaced only
 * when the user has confirmed it; its data goes to the bin. A new account with data in the bin gets it back.
 */
export async function replaceAccount(
  app: AppContext,
  { userId }: Caller,
  { id, handle: typed, confirmed = false }: { id: string; handle: string; confirmed?: boolean | undefined },
): Promise<Linked> {
  const handle = readHandle(typed);
  const obstacle = await findObstacle(app, userId, handle);
  return app.db.tenant(userId).transaction(async tx => {
    const now = app.clock.now();
    if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
    const old = await lockOwnAccount(tx, userId, id);
    const username = old.tiktok_username;
    await requireActive(tx, userId, { id, username });
    if ((await findAccountByHandle(tx, userId, handle)) !== undefined)
      throw new AppError('account_already_linked');
    const held = await findHeld(tx, userId, { id, username });
    if (held.holds_data && !confirmed)
      throw new AppError('account_holds_data', { username, count: held.videos });

    const place = await releasePlace(tx, userId, id);
    const entryId = await insertBinEntry(tx, {
      userId,
      kind: 'account',
      label: username,
      deletedAt: now,
      expiresAt: binExpiry(now),
    });
    await moveRowsToBin(tx, { entryId, userId, username });
    if (!held.holds_data) await deleteBinEntry(tx, userId, entryId);

    const isDemo = isDemoHandle(handle);
    if (isDemo !== isDemoHandle(username) && !(await canAddAccount(tx, userId, isDemo ? 'demo' : 'account')))
      throw new AppError('account_limit_reached', { handle });
    const binned = await findBinnedAccount(tx, { userId, handle, now });
    if (binned === undefined) await insertAccount(tx, { userId, handle, now });
    else {
      await moveRowsBack(tx, binned.id);
      await deleteBinEntry(tx, userId, binned.id);
    }
    const newId = (await findAccountByHandle(tx, userId, handle))?.id ?? '';
    await takePlace(tx, userId, newId, place);
    if (place.is_primary) await setProfileHandle(tx, userId, handle, { onlyWhenEmpty: false });
    await requireActive(tx, userId, { id: newId, username: handle });

    const run =
      obstacle === null && binned === undefined
        ? await openRun(app, tx, {
            userId,
            kind: 'account_sync',
            job: 'account-sync',
            accountId: newId,
            isAutomatic: false,
          })
        : undefined;
    return {
      account: showLinkedAccount(app, await getLinkedAccount(tx, userId, newId), run, now),
      run: run === undefined ? null : showJobRun(run),
      obstacle: binned === undefined ? obstacle : null,
    };
  });
}
