import type { UploadItem } from '#contract/video-analysis.ts';
import { UPLOAD_WAITS_HOURS } from '#domain/video-analysis/analysis-run.ts';
import { AppError } from '#server/platform/app-error.ts';
import { uploadRoomBytes } from '../../quotas/upload-room.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { deleteOneUpload } from './delete-uploads.ts';
import { showUpload } from '../queries/show-upload.ts';
import { changeExpiry, findUpload, listUploadRows, sumUploads } from '../queries/uploads.queries.ts';

/** The uploads that still exist, and the space they take. */
export async function listUploads(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: UploadItem[]; used: number; room: number }> {
  const db = app.db.tenant(userId);
  const [rows, used, room] = await Promise.all([
    listUploadRows(db, userId),
    sumUploads(db, userId),
    uploadRoomBytes(db, userId),
  ]);
  return { items: rows.map(showUpload), used, room };
}

/** A file marked to keep stays after its analysis until its owner deletes it. */
export async function keepUpload(
  app: AppContext,
  { userId }: Caller,
  { id, keep }: { id: string; keep: boolean },
): Promise<UploadItem> {
  const waits = new Date(app.clock.now().getTime() + UPLOAD_WAITS_HOURS * 3_600_000);
  const expiresAt = keep ? null : waits;
  const row = await changeExpiry(app.db.tenant(userId), { userId, id, expiresAt });
  if (row === undefined) throw new AppError('upload_not_found');
  return showUpload(row);
}

export async function removeUpload(app: AppContext, { userId }: Caller, id: string): Promise<undefined> {
  const upload = await findUpload(app.db.tenant(userId), userId, id);
  if (upload === undefined) throw new AppError('upload_not_found');
  await deleteOneUpload(app, userId, upload);
  return undefined;
}
