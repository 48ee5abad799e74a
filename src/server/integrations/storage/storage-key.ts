import { randomUUID } from 'node:crypto';

/** The purpose of a file; the middle part of its key. */
type StorageArea = 'downloads' | 'analyses' | 'support';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(`^${UUID}/[a-z]{1,20}/${UUID}$`);
const PREFIX = new RegExp(`^(?:${UUID}/(?:[a-z]{1,20}/)?)?$`);

/** A key for a new file of a user: `<user id>/<area>/<uuid>`; for a request without an account, its ticket's id. */
export function newStorageKey(userId: string, area: StorageArea): string {
  return checkedKey(`${userId}/${area}/${randomUUID()}`);
}

export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}

/** Returns the key; an invalid one is a programming error, not a user's. */
export function checkedKey(key: string): string {
  if (!isStorageKey(key)) throw new TypeError('not a storage key');
  return key;
}

export function checkedPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new TypeError('not a prefix of storage keys');
  return prefix;
}
