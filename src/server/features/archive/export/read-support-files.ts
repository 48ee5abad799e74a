import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { StorageError, type Storage } from '#server/integrations/storage/storage.ts';
import type { Row } from './archive.queries.ts';
import { readSupportFiles } from './tickets.queries.ts';

/** Files of support tickets with their content, sequentially: only one is in memory at a time. */
export async function* supportFiles(db: Queryable, userId: string, storage: Storage): AsyncGenerator<Row[]> {
  for (const { $key, ...row } of await readSupportFiles(db, userId))
    yield [{ ...row, content_base64: await contentOf(storage, String($key)) }];
}

/** Null: the file was deleted while the archive was being written. */
async function contentOf(storage: Storage, key: string): Promise<string | null> {
  try {
    const parts: Uint8Array[] = [];
    for await (const part of await storage.open(key)) parts.push(part as Uint8Array);
    return Buffer.concat(parts).toString('base64');
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.problem === 'not_found') return null;
    throw new AppError('storage_unavailable', {}, { cause: error });
  }
}
