import type { S3Place } from '#server/platform/config/s3-place.ts';
import { Readable } from 'node:stream';
import { pipeCounted } from '../counted-upload.ts';
import { createS3Requests, S3_LIMITS, type S3Call, type S3Limits } from './s3-requests.ts';
import { readS3List, readS3Uploads } from './s3-xml.ts';
import { uploadToS3 } from './s3-upload.ts';
import { checkedKey, checkedPrefix, isStorageKey } from '../storage-key.ts';
import { StorageError, type KeptFile, type Storage } from '../storage.ts';

/** An upload without activity for this long has lost its writer. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Files in a bucket of any S3-compatible service, addressed by path. */
export function createS3Storage(place: S3Place, given: Partial<S3Limits> = {}): Storage {
  const limits = { ...S3_LIMITS, ...given };
  const ask = createS3Requests(place, limits);

  async function stat(key: string): Promise<KeptFile | null> {
    try {
      const { headers } = await ask({ method: 'HEAD', key: checkedKey(key) });
      const bytes = Number(headers.get('content-length') ?? NaN);
      if (!Number.isSafeInteger(bytes)) throw new StorageError('unavailable', 'the size is not told');
      return { key, bytes, changedAt: new Date(headers.get('last-modified') ?? 0) };
    } catch (error) {
      if (error instanceof StorageError && error.problem === 'not_found') return null;
      throw error;
    }
  }

  return {
    kind: 's3',
    async put(key, content, options) {
      checkedKey(key);
      return pipeCounted(
        content,
        parts => uploadToS3(ask, { key, parts, partBytes: limits.partBytes, ...options }),
        options,
      );
    },
    async open(key, range) {
      const stop = new AbortController();
      const response = await ask({
        method: 'GET',
        key: checkedKey(key),
        signal: stop.signal,
        ...(range === undefined ? {} : { headers: { range: `bytes=${range.from}-${range.to ?? ''}` } }),
      });
      if (range !== undefined && response.status !== 206) {
        stop.abort();
        throw new StorageError('unavailable', `a part was asked for, HTTP ${response.status} came`);
      }
      return readWatched(response, limits.silenceMs, stop);
    },
    async delete(key) {
      try {
        await (await ask({ method: 'DELETE', key: checkedKey(key) })).arrayBuffer();
      } catch (error) {
        if (!(error instanceof StorageError && error.problem === 'not_found')) throw error;
      }
    },
    async *list(prefix) {
      let next: string | null = null;
      do {
        const page = readS3List(await requestList(ask, checkedPrefix(prefix), next));
        if (page === null) throw new StorageError('unavailable', 'the list is not whole');
        for (const file of page.files) if (isStorageKey(file.key)) yield file;
        next = page.next;
      } while (next !== null);
    },
    stat,
    async sweep() {
      const xml = await (await ask({ method: 'GET', query: { uploads: '' } })).text();
      let removed = 0;
      for (const { key, uploadId, startedAt } of readS3Uploads(xml)) {
        if (!isStorageKey(key) || Date.now() - startedAt.getTime() < ABANDONED_MS) continue;
        await ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
        removed += 1;
      }
      return removed;
    },
    async describe() {
      const where = `S3 bucket ${place.bucket} at ${place.endpoint}`;
      try {
        const quick = createS3Requests(place, { ...limits, answerMs: 5_000, tries: 1 });
        await (await quick({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })).text();
        return where;
      } catch (error) {
        return `${where}, which cannot be used now (${error instanceof Error ? error.message : 'unknown'})`;
      }
    },
  };
}

async function requestList(ask: S3Call, prefix: string, next: string | null): Promise<string> {
  const page: Record<string, string> = next === null ? {} : { 'continuation-token': next };
  const response = await ask({ method: 'GET', query: { 'list-type': '2', prefix, ...page } });
  return response.text();
}

/**
 * The body as a stream that fails when no data arrives or it ends too soon, and closes its connection when abandoned.
 */
function readWatched(response: Response, silenceMs: number, stop: AbortController): Readable {
  const promised = Number(response.headers.get('content-length') ?? NaN);
  async function* parts(): AsyncGenerator<Uint8Array> {
    const { body } = response;
    if (body === null) return;
    let bytes = 0;
    let timer = setTimeout(() => stop.abort(), silenceMs);
    try {
      for await (const part of body) {
        clearTimeout(timer);
        bytes += part.byteLength;
        yield part;
        timer = setTimeout(() => stop.abort(), silenceMs);
      }
    } catch (error) {
      throw new StorageError('unavailable', stop.signal.aborted ? 'it fell silent' : 'it broke off', error);
    } finally {
      clearTimeout(timer);
    }
    if (Number.isSafeInteger(promised) && bytes < promised)
      throw new StorageError('unavailable', `${bytes} of ${promised} bytes came`);
  }
  const stream = Readable.from(parts(), { objectMode: false });
  stream.once('close', () => stop.abort());
  return stream;
}
