import type { Storage } from './storage.ts';

const AT_ONCE = 200;
/** A file whose row is just being written is no orphan; one without a row after this time is. */
const ORPHAN_MS = 24 * 3_600_000;

/**
 * Removes files of a shared folder that have no row, as a restored backup or a crash may leave them. `known`: those of
 * the given keys that have a row.
 */
export async function removeOrphans(
  storage: Storage,
  folder: string,
  known: (keys: string[]) => Promise<string[]>,
): Promise<number> {
  const before = Date.now() - ORPHAN_MS;
  let removed = 0;
  let page: string[] = [];
  const removeUnknown = async (): Promise<void> => {
    const kept = new Set(await known(page));
    for (const key of page) {
      if (kept.has(key)) continue;
      await storage.delete(key);
      removed += 1;
    }
    page = [];
  };
  for await (const { key, changedAt } of storage.list('')) {
    if (key.split('/')[1] !== folder || changedAt.getTime() > before) continue;
    page.push(key);
    if (page.length >= AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}
