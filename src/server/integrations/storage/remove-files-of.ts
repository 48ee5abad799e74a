import type { Storage } from './storage.ts';

/** Removes everything stored for a user. */
export async function removeFilesOf(storage: Storage, userId: string): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of storage.list(`${userId}/`)) keys.push(key);
  for (const key of keys) await storage.delete(key);
  return keys.length;
}
