import type { Storage } from './storage.ts';

/** Everything that is kept for a user, whatever for. */
export async function removeFilesOf(storage: Storage, userId: string): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of storage.list(`${userId}/`)) keys.push(key);
  for (const key of keys) await storage.delete(key);
  return keys.length;
}
