import type { World } from '#server/services/app-context.ts';
import type { AnalysisRow } from '../queries/video-analysis.queries.ts';
import { removeLeftCopies } from '../input/measure-file.ts';
import { deleteUpload, findUpload, listExpired } from '../queries/uploads.queries.ts';

export const FORGET_ANALYSIS_UPLOADS_EVERY_SECONDS = 600;
/** Nobody sends one file for so long. */
const RECEIVING_MS = 3 * 3_600_000;

/** Deletes what was brought for an analysis that is done, unless its owner keeps it. */
export async function forgetUsedUploads(
  world: World,
  userId: string,
  { upload_id, captions_upload_id }: Pick<AnalysisRow, 'upload_id' | 'captions_upload_id'>,
): Promise<void> {
  for (const id of [upload_id, captions_upload_id]) {
    if (id === null) continue;
    const upload = await findUpload(world.db.tenant(userId), userId, id);
    if (upload !== undefined && upload.expires_at !== null) await forgetUpload(world, userId, upload);
  }
}

/** Row and file. The file first: a row without one can be deleted again, a file without a row would stay for ever. */
export async function forgetUpload(
  world: World,
  userId: string,
  { id, storage_key }: { id: string; storage_key: string },
): Promise<void> {
  await world.storage.delete(storage_key);
  await deleteUpload(world.db.tenant(userId), userId, id);
}

/** What nobody waits for any more, and what killed processes left. */
export async function forgetExpiredUploads(world: World): Promise<number> {
  const now = world.clock.now();
  const receivingBefore = new Date(now.getTime() - RECEIVING_MS);
  const expired = await listExpired(world.db.system, { now, receivingBefore });
  for (const upload of expired) await forgetUpload(world, upload.user_id, upload);
  await removeLeftCopies();
  return expired.length;
}
