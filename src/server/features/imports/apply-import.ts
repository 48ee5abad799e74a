import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ImportBatch } from '#contract/imports.ts';
import type { ProfileReading } from '#domain/sources/reading.ts';
import { fileReplacesStored } from '#domain/sources/stored-reading.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import { addAccount } from '../accounts/add-account.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { showLinkedAccount } from '../accounts/queries/linked-account.ts';
import { requireActive } from '../accounts/queries/require-active.ts';
import {
  prepareHistory,
  saveAccountHistory,
  saveVideos,
  type Shelf,
} from '../accounts/sync/save-readings.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { compareVideos } from './compare-videos.ts';
import {
  findLastFullReading,
  findPlaces,
  findSameFile,
  replacePosition,
  hasAccountSnapshot,
  insertBatch,
  insertDays,
  listStoredVideos,
  lockImporter,
  lockLinkedAccount,
  savePrior,
  replaceProfileHandle,
  type BatchRow,
  type ProfileBefore,
} from './imports.queries.ts';
import { replan } from '../../platform/db/replan.ts';
import type { ImportedAccount } from '../../integrations/import-files/import-file.ts';
import { trustOf, type UnderstoodFile } from './read-upload.ts';
import { showBatch } from './show-import.ts';

/** Videos per statement, so that none exceeds the statement timeout. */
const VIDEOS_A_STATEMENT = 5_000;
/** From this number on, query plans made for empty tables cost more than replanning. */
const MANY_VIDEOS = 200;

interface Applied {
  /** One per account. */
  batches: ImportBatch[];
  /** The first of them. */
  account: LinkedAccount;
}

/**
 * Imports a file, with all its selected accounts, atomically, `alongside` included. Accounts are
 * linked if needed, and the primary one stays; previous values are stored, so that each
 * account's import can be undone exactly. Importing the same file again changes nothing. An import is not a
 * sync: « last synced » is unchanged, and the data's own time is shown.
 */
export async function applyImport(
  app: AppContext,
  userId: string,
  file: UnderstoodFile,
  {
    takesPlaceOf = null,
    alongside = async () => {},
  }: { takesPlaceOf?: Handle | null; alongside?: (tx: Transaction) => Promise<void> } = {},
): Promise<Applied> {
  const now = app.clock.now();
  await prepareHistory(
    app.db.system,
    file.accounts.flatMap(({ videos }) => videos),
  );
  return app.db.tenant(userId).transaction(async tx => {
    const batches: BatchRow[] = [];
    let firstId = '';
    for (const account of file.accounts) {
      const profileBefore = await lockImporter(tx, userId);
      const { handle } = account;
      const linked = await lockLinkedAccount(tx, userId, handle);
      if (linked !== undefined) await requireActive(tx, userId, { id: linked, username: handle });
      const accountId = linked ?? (await linkAccount(tx, { userId, handle, now }, takesPlaceOf));
      firstId ||= accountId;
      const sameFile = await findSameFile(tx, { userId, username: handle, sha256: file.sha256 });
      const isNew = linked === undefined ? { accountId, profileBefore } : null;
      batches.push(sameFile ?? (await saveFile(tx, file, account, { userId, now, linked: isNew })));
    }
    await alongside(tx);
    const account = await getLinkedAccount(tx, userId, firstId);
    return { batches: batches.map(showBatch), account: showLinkedAccount(app, account, undefined, now) };
  });
}

/** Links the account; without a free slot in the plan, it takes the slot of the named account without data. */
async function linkAccount(
  tx: Transaction,
  { userId, handle, now }: { userId: string; handle: Handle; now: Date },
  takesPlaceOf: Handle | null,
): Promise<string> {
  const place = takesPlaceOf === null ? undefined : await findPlaces(tx, userId);
  if (place?.places === 0 && place.empty?.username === takesPlaceOf && place.empty !== null) {
    const id = await replacePosition(tx, { userId, from: place.empty.id, to: handle, now });
    await replaceProfileHandle(tx, userId, place.empty.username, handle);
    return id;
  }
  return (await addAccount(tx, { userId, handle, now, keepsPrimary: true })).id;
}

async function saveFile(
  tx: Transaction,
  file: UnderstoodFile,
  account: ImportedAccount,
  by: {
    userId: string;
    now: Date;
    linked: { accountId: string; profileBefore: ProfileBefore | undefined } | null;
  },
): Promise<BatchRow> {
  const { handle, videos, profile, days = [], followerHistory = [] } = account;
  const { userId, now, linked } = by;
  const ids = videos.map(video => video.id);
  const trust = trustOf(file);
  // Rows without figures are stored once, with the first account.
  const aside = account === file.accounts[0] ? file.aside : [];
  const comparison = compareVideos(await listStoredVideos(tx, userId, ids), videos, trust);
  const batch = await insertBatch(tx, {
    userId,
    username: handle,
    fileName: file.fileName,
    sha256: file.sha256,
    format: file.format,
    added: comparison.added,
    updated: comparison.updated,
    unchanged: comparison.unchanged,
    rejected: file.rejectedCount,
    dayFigures: days.length,
    aside: aside.length === 0 ? null : aside,
    reading: readingOf(file),
    linkedAccountId: linked?.accountId ?? null,
    profileBefore: linked?.profileBefore ?? null,
    now,
  });
  await savePrior(tx, { batchId: batch.id, userId, videos });
  const shelf = { userId, handle, importBatchId: batch.id, now };
  if (videos.length > MANY_VIDEOS) await replan(tx);
  for (let from = 0; from < videos.length; from += VIDEOS_A_STATEMENT) {
    await saveVideos(tx, shelf, videos.slice(from, from + VIDEOS_A_STATEMENT), null, (standing, reading) =>
      fileReplacesStored(standing, reading, trust),
    );
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

/** The user's interpretation of the file, and the time of its counts. */
function readingOf({ choice, time }: UnderstoodFile): object {
  const at = time.at?.toISOString();
  return { ...choice, ...(at === undefined ? {} : { time: { from: time.from, at } }) };
}

/**
 * A file without any account counts must not hide those from another source; undated counts
 * cannot be added to a history.
 */
async function isWorthKeeping(tx: Transaction, shelf: Shelf, profile: ProfileReading): Promise<boolean> {
  const { followers, likes, videos, source } = profile;
  const isKnown = [followers, likes, videos].some(count => count !== null);
  if (isKnown && source !== 'undated_file') return true;
  return !(await hasAccountSnapshot(tx, shelf.userId, shelf.handle));
}
