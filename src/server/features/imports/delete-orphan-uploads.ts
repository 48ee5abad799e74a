import type { World } from '../../services/app-context.ts';
import { deleteOrphanUploads } from './uploads.queries.ts';

export const FORGET_UPLOADS_EVERY_SECONDS = 600;

/** No file outlives its run. */
export function forgetOrphanUploads(world: World): Promise<number> {
  return deleteOrphanUploads(world.db.system);
}
