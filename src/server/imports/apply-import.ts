import type { LinkedAccount } from '#contract/accounts.ts';
import type { ImportBatch } from '#contract/imports.ts';
import { addAccount } from '../accounts/add-account.ts';
import { getLinkedAccount } from '../accounts/get-linked-account.ts';
import { showLinkedAccount } from '../accounts/linked-account.ts';
import { prepareHistory, saveAccountSnapshot, saveVideos } from '../accounts/save-readings.ts';
import type { Transaction } from '../db/database.ts';
import type { World } from '../world.ts';
import { compareVideos } from './compare-videos.ts';
import {
  findSameFile,
  insertBatch,
  listCountsOf,
  lockImporter,
  lockLinkedAccount,
  rememberPrior,
} from './imports.queries.ts';
import type { UnderstoodFile } from './read-upload.ts';
import { showBatch } from './show-batch.ts';

export interface Applied {
  batch: ImportBatch;
  account: LinkedAccount;
}

/**
 * Takes a file in: all of it or nothing. The account is linked if it was not; what stood before is remembered,
 * so that the import can be undone to the letter. The same file a second time changes nothing.
 * An import is not a sync: « last synced » stays as it was.
 */
export async function applyImport(
  world: World,
  userId: string,
  file: UnderstoodFile,
  alongside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Applied> {
  const now = world.clock.now();
  const { handle, profile, videos } = file.account;
  await prepareHistory(world.db.system, videos);
  return world.db.tenant(userId).transaction(async tx => {
    const profileHandle = await lockImporter(tx, userId);
    const linked = await lockLinkedAccount(tx, userId, handle);
    const accountId = linked ?? (await addAccount(tx, { userId, handle, now })).id;
    let batch = await findSameFile(tx, { userId, username: handle, sha256: file.sha256 });
    if (batch === undefined) {
      const ids = videos.map(video => video.id);
      const { added, updated, unchanged } = compareVideos(await listCountsOf(tx, userId, ids), videos);
      batch = await insertBatch(tx, {
        userId,
        username: handle,
        fileName: file.fileName,
        sha256: file.sha256,
        format: file.format,
        added: added.length,
        updated: updated.length,
        unchanged: unchanged.length,
        rejected: file.rejected.length,
        linkedAccountId: linked === undefined ? accountId : null,
        setProfileHandle: linked === undefined && profileHandle === null,
        now,
      });
      await rememberPrior(tx, { batchId: batch.id, userId, ids });
      const shelf = { userId, handle, importBatchId: batch.id, now };
      await saveVideos(tx, shelf, videos);
      if (profile !== null) await saveAccountSnapshot(tx, shelf, profile);
    }
    await alongside(tx);
    const account = await getLinkedAccount(tx, userId, accountId);
    return { batch: showBatch(batch), account: showLinkedAccount(account, undefined, now) };
  });
}
