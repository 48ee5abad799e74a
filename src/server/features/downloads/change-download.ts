import { randomUUID } from 'node:crypto';
import type { DownloadItem } from '#contract/downloads.ts';
import { OPEN_AT_ONCE, UNDO_MS } from '#domain/downloads/download-state.ts';
import type { VideoCodec, VideoOption } from '#domain/downloads/video-option.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  cancelRow,
  deleteRow,
  findDownloadRow,
  findActiveDownload,
  lockDownloadRow,
  lockRoom,
  markDeleted,
  requeue,
  unmarkDeleted,
  type DownloadRow,
} from './downloads.queries.ts';
import { showDownload } from './show-download.ts';

/** Selects one of the offered files. Repeating the same choice is idempotent. */
export async function chooseFormat(
  app: AppContext,
  { userId }: Caller,
  { id, codec }: { id: string; codec: VideoCodec },
): Promise<DownloadItem> {
  return app.db.tenant(userId).transaction(async tx => {
    const row = await lockActiveDownload(tx, userId, id);
    if (row.state !== 'choosing') {
      if (row.chosen?.codec === codec) return showDownload(row);
      throw new AppError('download_not_now');
    }
    const option = row.options.find(offered => offered.codec === codec);
    if (option === undefined) throw new AppError('download_not_now');
    return enqueueAgain(app, tx, row, option);
  });
}

/** Cancels an active download; a finished one is unchanged. */
export async function cancelDownload(app: AppContext, { userId }: Caller, id: string): Promise<DownloadItem> {
  const db = app.db.tenant(userId);
  const row = (await cancelRow(db, userId, id, app.clock.now())) ?? (await findDownloadRow(db, userId, id));
  if (row === undefined || row.deletedAt !== null) throw new AppError('download_not_found');
  return showDownload(row);
}

/** Restarts a failed download, or one whose file has expired; an active one continues. */
export async function downloadAgain(app: AppContext, { userId }: Caller, id: string): Promise<DownloadItem> {
  return app.db.tenant(userId).transaction(async tx => {
    const room = await lockRoom(tx, userId);
    const row = await lockActiveDownload(tx, userId, id);
    if (!['refused', 'cancelled', 'expired'].includes(row.state)) return showDownload(row);
    if (room.open >= OPEN_AT_ONCE) throw new AppError('download_queue_full', { limit: OPEN_AT_ONCE });
    if ((await findActiveDownload(tx, row)) !== undefined) throw new AppError('download_already_there');
    return enqueueAgain(app, tx, row, null);
  });
}

/** Deleted, but restorable for a day, during which its file still counts. */
export async function removeDownload(app: AppContext, { userId }: Caller, id: string): Promise<undefined> {
  const removed = await markDeleted(app.db.tenant(userId), userId, id, app.clock.now());
  if (removed === 0) throw new AppError('download_not_found');
}

/** Deletes it immediately, with its file. */
export async function eraseDownload(app: AppContext, { userId }: Caller, id: string): Promise<undefined> {
  const db = app.db.tenant(userId);
  // The running job must see the deletion before its file is removed.
  await markDeleted(db, userId, id, app.clock.now());
  const row = await findDownloadRow(db, userId, id);
  if (row === undefined) throw new AppError('download_not_found');
  if (row.storageKey !== null) await app.storage.delete(row.storageKey);
  await deleteRow(db, userId, id);
}

export async function restoreDownload(
  app: AppContext,
  { userId }: Caller,
  id: string,
): Promise<DownloadItem> {
  const deletedSince = new Date(app.clock.now().getTime() - UNDO_MS);
  return app.db.tenant(userId).transaction(async tx => {
    await lockRoom(tx, userId);
    const row = await unmarkDeleted(tx, { userId, id, deletedSince });
    if (row !== undefined) return showDownload(row);
    const there = await findDownloadRow(tx, userId, id);
    if (there === undefined) throw new AppError('download_not_found');
    if (there.deletedAt === null) return showDownload(there);
    throw new AppError(there.deletedAt > deletedSince ? 'download_already_there' : 'download_not_found');
  });
}

async function lockActiveDownload(tx: Transaction, userId: string, id: string): Promise<DownloadRow> {
  const row = await lockDownloadRow(tx, userId, id);
  if (row === undefined || row.deletedAt !== null) throw new AppError('download_not_found');
  return row;
}

async function enqueueAgain(
  app: AppContext,
  tx: Transaction,
  { id, userId }: DownloadRow,
  chosen: VideoOption | null,
): Promise<DownloadItem> {
  const jobId = randomUUID();
  const row = await requeue(tx, { userId, id, jobId, chosen });
  if (row === undefined) throw new AppError('download_not_found');
  await app.jobs.enqueue(tx, 'video-download', { runId: jobId, userId }, { groupId: userId });
  return showDownload(row);
}
