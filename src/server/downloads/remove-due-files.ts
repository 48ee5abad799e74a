import { UNDO_MS } from '#domain/downloads/download-life.ts';
import type { World } from '../world.ts';
import { forgetFile, knownKeys, listDue, refuseLost } from './download-work.queries.ts';
import { deleteRow } from './downloads.queries.ts';

export const REMOVE_DUE_FILES_EVERY_SECONDS = 30;
export const REMOVE_ORPHANS_EVERY_SECONDS = 6 * 3_600;
const AT_ONCE = 200;
/** A file that is just being written has a row; one that nobody knows after so long has none. */
const ORPHAN_MS = 24 * 3_600_000;

/** Removes files whose time is over and downloads that nobody took back; ends those whose job has died. */
export async function removeDueFiles(world: World): Promise<number> {
  const { system } = world.db;
  const now = world.clock.now();
  const lost = await refuseLost(system, now);
  if (lost.length > 0)
    world.log.warn({ downloads: lost.map(({ id }) => id) }, 'downloads without a living job were ended');
  const due = await listDue(system, {
    now,
    deletedBefore: new Date(now.getTime() - UNDO_MS),
    limit: AT_ONCE,
  });
  for (const { id, userId, storageKey, isDeleted } of due) {
    // The file first: cut short, the row still knows of it.
    if (storageKey !== null) await world.storage.delete(storageKey);
    await (isDeleted ? deleteRow(system, userId, id) : forgetFile(system, userId, id));
  }
  return due.length;
}

/** Removes files of downloads that no row knows, as a restored backup or a crash may leave them. */
export async function removeOrphanFiles(world: World): Promise<number> {
  const before = Date.now() - ORPHAN_MS;
  let removed = 0;
  let page: string[] = [];
  const removeUnknown = async (): Promise<void> => {
    const known = new Set(await knownKeys(world.db.system, page));
    for (const key of page) {
      if (known.has(key)) continue;
      await world.storage.delete(key);
      removed += 1;
    }
    page = [];
  };
  for await (const { key, changedAt } of world.storage.list('')) {
    if (key.split('/')[1] !== 'downloads' || changedAt.getTime() > before) continue;
    page.push(key);
    if (page.length >= AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}
