import type { LinkedAccount } from '#contract/accounts.ts';
import type { ImportBatch } from '#contract/imports.ts';
import type { ProfileReading } from '#domain/sources/measured.ts';
import { isChoice } from '#domain/sources/reading-choice.ts';
import { addAccount } from '../accounts/add-account.ts';
import { getLinkedAccount } from '../accounts/get-linked-account.ts';
import { showLinkedAccount } from '../accounts/linked-account.ts';
import { requireActive } from '../accounts/require-active.ts';
import { prepareHistory, saveAccountHistory, saveVideos, type Shelf } from '../accounts/save-readings.ts';
import type { Transaction } from '../db/database.ts';
import type { World } from '../world.ts';
import { compareVideos } from './compare-videos.ts';
import {
  findLastFullReading,
  findSameFile,
  hasAccountSnapshot,
  insertBatch,
  insertDays,
  listStandingVideos,
  lockImporter,
  lockLinkedAccount,
  rememberPrior,
  type BatchRow,
  type ProfileBefore,
} from './imports.queries.ts';
import { planAnew } from '../db/plan-anew.ts';
import type { UnderstoodFile } from './read-upload.ts';
import { showBatch } from './show-batch.ts';

/** One statement takes this many videos, so that none runs into the time limit of statements. */
const VIDEOS_A_STATEMENT = 5_000;
/** From here on plans made for empty tables cost more than making them anew. */
const MANY_VIDEOS = 200;

export interface Applied {
  batch: ImportBatch;
  account: LinkedAccount;
}

/**
 * Takes a file in: all of it or nothing, `alongside` included. The account is linked if it was not; what stood
 * before is remembered, so that the import can be undone to the letter. The same file a second time changes
 * nothing. An import is not a sync: « last synced » stays as it was, and the data's own time is shown.
 */
export async function applyImport(
  world: World,
  userId: string,
  file: UnderstoodFile,
  alongside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Applied> {
  const now = world.clock.now();
  const { handle, videos } = file.account;
  await prepareHistory(world.db.system, videos);
  return world.db.tenant(userId).transaction(async tx => {
    const profileBefore = await lockImporter(tx, userId);
    const linked = await lockLinkedAccount(tx, userId, handle);
    if (linked !== undefined) await requireActive(tx, userId, { id: linked, username: handle });
    const accountId = linked ?? (await addAccount(tx, { userId, handle, now, keepsPrimary: true })).id;
    const sameFile = await findSameFile(tx, { userId, username: handle, sha256: file.sha256 });
    const batch =
      sameFile ??
      (await saveFile(tx, file, {
        userId,
        now,
        linked: linked === undefined ? { accountId, profileBefore } : null,
      }));
    await alongside(tx);
    const account = await getLinkedAccount(tx, userId, accountId);
    return { batch: showBatch(batch), account: showLinkedAccount(world, account, undefined, now) };
  });
}

async function saveFile(
  tx: Transaction,
  file: UnderstoodFile,
  by: {
    userId: string;
    now: Date;
    linked: { accountId: string; profileBefore: ProfileBefore | undefined } | null;
  },
): Promise<BatchRow> {
  const { handle, videos, profile, days = [], followerHistory = [] } = file.account;
  const { userId, now, linked } = by;
  const ids = videos.map(video => video.id);
  const batch = await insertBatch(tx, {
    userId,
    username: handle,
    fileName: file.fileName,
    sha256: file.sha256,
    format: file.format,
    ...compareVideos(await listStandingVideos(tx, userId, ids), videos),
    rejected: file.rejectedCount,
    dayFigures: days.length,
    aside: file.aside.length === 0 ? null : file.aside,
    choice: isChoice(file.choice) ? file.choice : null,
    linkedAccountId: linked?.accountId ?? null,
    profileBefore: linked?.profileBefore ?? null,
    now,
  });
  await rememberPrior(tx, { batchId: batch.id, userId, ids });
  const shelf = { userId, handle, importBatchId: batch.id, now };
  if (videos.length > MANY_VIDEOS) await planAnew(tx);
  for (let from = 0; from < videos.length; from += VIDEOS_A_STATEMENT) {
    await saveVideos(tx, shelf, videos.slice(from, from + VIDEOS_A_STATEMENT));
  }
  if (days.length > 0) {
    await insertDays(tx, { userId, username: handle, batchId: batch.id, figures: days });
    const full = await findLastFullReading(tx, userId, handle);
    await saveAccountHistory(
      tx,
      shelf,
      followerHistory.filter(({ observedAt }) => full === null || observedAt < full),
    );
  }
  if (profile !== null && (await isWorthKeeping(tx, shelf, profile))) {
    await saveVideos(tx, shelf, [], profile);
  }
  return batch;
}

/** A file that knows none of the account's counts must not hide those another source knew. */
async function isWorthKeeping(tx: Transaction, shelf: Shelf, profile: ProfileReading): Promise<boolean> {
  const { followers, likes, videos } = profile;
  if ([followers, likes, videos].some(count => count !== null)) return true;
  return !(await hasAccountSnapshot(tx, shelf.userId, shelf.handle));
}
