import type { AppContext } from '../../services/app-context.ts';
import { deleteOrphanUploads } from './uploads.queries.ts';

export const FORGET_UPLOADS_EVERY_SECONDS = 600;

/** No file outlives its run. */
export function deleteOrphanUploadsJob(app: AppContext): Promise<number> {
  return deleteOrphanUploads(app.db.system);
}
