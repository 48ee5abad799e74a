import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import { StorageError } from '../integrations/storage/storage.ts';
import type { World } from '../world.ts';
import type { UploadRow } from './uploads.queries.ts';

/** What a file that was brought shows and sounds like. Undefined: the file is gone. Nothing is left beside it. */
export async function measureFile(
  { storage, media }: Pick<World, 'storage' | 'media'>,
  { storage_key, format }: Pick<UploadRow, 'storage_key' | 'format'>,
  signal: AbortSignal,
): Promise<MediaFacts | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'accroche-analysis-'));
  try {
    // The tools read files, and the storage may be a bucket.
    const path = join(folder, `video.${format}`);
    await pipeline(await storage.open(storage_key), createWriteStream(path, { mode: 0o600 }), { signal });
    return await media.analyse(path, { signal });
  } catch (error) {
    if (error instanceof StorageError && error.problem === 'not_found') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
