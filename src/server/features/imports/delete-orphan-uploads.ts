import type { AppContext } from '../../services/app-context.ts';
import { deleteOrphanUploads } from './uploads.queries.ts';

export const FORGET_UPLOADS_EVERY_SECONDS = 600;

/** Deletes files whose run has ended. */
export function deleteOrphanUploadsJob(app: AppContext): Promise<number> {
  return deleteOrphanUploads(app.db.system);
}
