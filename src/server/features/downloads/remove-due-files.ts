import { UNDO_MS } from '#domain/downloads/download-state.ts';
import { removeOrphans } from '../../integrations/storage/remove-orphans.ts';
import type { AppContext } from '../../services/app-context.ts';
import { clearFile, knownKeys, listDue, refuseLost } from './download-work.queries.ts';
import { deleteRow } from './downloads.queries.ts';

export const REMOVE_DUE_FILES_EVERY_SECONDS = 30;
export const REMOVE_ORPHANS_EVERY_SECONDS = 6 * 3_600;
const AT_ONCE = 200;

/** Deletes expired files and downloads whose restore period has ended; fails those whose job has died. */
export async function removeDueFiles(app: AppContext): Promise<number> {
  const { system } = app.db;
  const now = app.clock.now();
  const lost = await refuseLost(system, now);
  if (lost.length > 0)
    app.log.warn({ downloads: lost.map(({ id }) => id) }, 'downloads without a living job were ended');
  const due = await listDue(system, {
    now,
    deletedBefore: new Date(now.getTime() - UNDO_MS),
    limit: AT_ONCE,
  });
  for (const { id, userId, storageKey, isDeleted } of due) {
    // The file first: if interrupted, the row still refers to it.
    if (storageKey !== null) await app.storage.delete(storageKey);
    await (isDeleted ? deleteRow(system, userId, id) : clearFile(system, userId, id));
  }
  return due.length;
}

/** Deletes download files that no row refers to. */
export function removeOrphanFiles({ db, storage }: AppContext): Promise<number> {
  return removeOrphans(storage, 'downloads', keys => knownKeys(db.system, keys));
}
