import type { AppContext } from '#server/services/app-context.ts';
import type { AnalysisRow } from '../queries/video-analysis.queries.ts';
import { removeLeftCopies } from '../input/measure-file.ts';
import { deleteUpload, findUpload, listExpired } from '../queries/uploads.queries.ts';

export const FORGET_ANALYSIS_UPLOADS_EVERY_SECONDS = 600;
/** Longer than any upload of one file takes. */
const RECEIVING_MS = 3 * 3_600_000;

/** Deletes the uploads of a finished analysis, unless their owner keeps them. */
export async function deleteUsedUploads(
  app: AppContext,
  userId: string,
  { upload_id, captions_upload_id }: Pick<AnalysisRow, 'upload_id' | 'captions_upload_id'>,
): Promise<void> {
  for (const id of [upload_id, captions_upload_id]) {
    if (id === null) continue;
    const upload = await findUpload(app.db.tenant(userId), userId, id);
    if (upload !== undefined && upload.expires_at !== null) await deleteOneUpload(app, userId, upload);
  }
}

/**
 * Deletes row and file. The file first: a row without a file can be deleted again, a file without a row would stay
 * forever.
 */
export async function deleteOneUpload(
  app: AppContext,
  userId: string,
  { id, storage_key }: { id: string; storage_key: string },
): Promise<void> {
  await app.storage.delete(storage_key);
  await deleteUpload(app.db.tenant(userId), userId, id);
}

/** Deletes expired uploads, and what killed processes left. */
export async function deleteExpiredUploads(app: AppContext): Promise<number> {
  const now = app.clock.now();
  const receivingBefore = new Date(now.getTime() - RECEIVING_MS);
  const expired = await listExpired(app.db.system, { now, receivingBefore });
  for (const upload of expired) await deleteOneUpload(app, upload.user_id, upload);
  await removeLeftCopies();
  return expired.length;
}
