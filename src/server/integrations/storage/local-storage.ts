import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeStaleHalves, halfName } from './partial-files.ts';
import { pipeCounted } from './counted-upload.ts';
import { checkedKey, checkedPrefix, isStorageKey } from './storage-key.ts';
import { StorageError, type KeptFile, type Storage, type StorageProblem } from './storage.ts';

/** Share of the disk that files leave free: the database and the logs use it too. */
const LEAST_FREE_SHARE = 0.05;
/** Concurrent writes take each other into account after this many bytes. */
const LOOK_EVERY_BYTES = 16_000_000;

/**
 * Files in one folder that only this process's user may read. A file is written under a temporary name, synced, then
 * renamed.
 */
export function createLocalStorage(folder: string): Storage {
  const halves = join(folder, '.half');
  const pathOf = (key: string): string => join(folder, ...checkedKey(key).split('/'));

  async function find(key: string): Promise<KeptFile | null> {
    const facts = await absentAsNull(stat(pathOf(key)));
    return facts === null ? null : { key, bytes: facts.size, changedAt: facts.mtime };
  }

  return {
    kind: 'local',
    async put(key, content, options) {
      const path = pathOf(key);
      const half = join(halves, halfName(randomUUID()));
      try {
        await mkdir(halves, { recursive: true, mode: 0o700 });
        await expectRoom(halves);
        const sink = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true });
        const measured = await pipeCounted(whileRoom(halves, content), sink, options);
        await nameIt(half, path);
        return measured;
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined);
        throw told(error);
      }
    },
    async open(key, range) {
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        throw told(error);
      });
      return handle.createReadStream({
        ...(range === undefined ? {} : { start: range.from }),
        ...(range?.to === undefined ? {} : { end: range.to }),
      });
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true }).catch((error: unknown) => {
        throw told(error);
      });
      // Removes the user's empty folders; one that is not empty stays.
      await rmdir(dirname(path))
        .then(() => rmdir(dirname(dirname(path))))
        .catch(() => undefined);
    },
    async *list(prefix) {
      const start = join(folder, ...checkedPrefix(prefix).split('/').filter(Boolean));
      const entries = await absentAsNull(readdir(start, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        const key = join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split('\\')
          .join('/');
        const found = entry.isFile() && isStorageKey(key) ? await find(key) : null;
        if (found !== null) yield found;
      }
    },
    stat: find,
    sweep: () => removeStaleHalves(halves),
    async describe() {
      return `files in ${folder}`;
    },
  };
}

/** Throws `full` when the required free share of the disk is not left. */
async function expectRoom(folder: string): Promise<void> {
  const { bavail, blocks } = await statfs(folder);
  if (bavail < blocks * LEAST_FREE_SHARE) {
    throw new StorageError('full', `less than ${LEAST_FREE_SHARE * 100} % of the disk is free`);
  }
}

async function* whileRoom(folder: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let unseen = 0;
  for await (const part of content) {
    unseen += part.byteLength;
    if (unseen >= LOOK_EVERY_BYTES) {
      unseen = 0;
      await expectRoom(folder);
    }
    yield part;
  }
}

/** An empty folder may be removed between its creation and its use. */
async function nameIt(half: string, path: string, tries = 3): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await rename(half, path);
  } catch (error) {
    if (tries <= 1) throw error;
    return nameIt(half, path, tries - 1);
  }
  await makeNameSafe(dirname(path));
}

/** A new name survives a power cut only when its folder was synced, too. Not every system can. */
async function makeNameSafe(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function absentAsNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const problem = told(error);
    if (problem instanceof StorageError && problem.problem === 'not_found') return null;
    throw problem;
  }
}

const PROBLEMS: Record<string, StorageProblem> = {
  ENOENT: 'not_found',
  ENOTDIR: 'not_found',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  EIO: 'unavailable',
  EMFILE: 'unavailable',
  ENFILE: 'unavailable',
};

/** Maps a disk error to its `StorageError`; errors of the content are passed on unchanged. */
function told(error: unknown): unknown {
  if (error instanceof StorageError || !(error instanceof Error) || !('syscall' in error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const problem = PROBLEMS[code];
  return problem === undefined ? error : new StorageError(problem, code, error);
}
