import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageError, type PutOptions } from './storage.ts';

type Sink = NodeJS.WritableStream | ((content: AsyncIterable<Buffer>) => Promise<void>);

/** Pipes a content into a sink, counting and hashing; stops at the limit, at the signal and at the first failure. */
export async function pipeCounted(
  content: AsyncIterable<Uint8Array>,
  sink: Sink,
  { maxBytes, signal }: PutOptions,
): Promise<{ bytes: number; sha256: string }> {
  if (signal?.aborted) throw new StorageError('stopped', 'before it began');
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measure(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    for await (const part of source) {
      bytes += part.byteLength;
      if (bytes > maxBytes) throw new StorageError('too_large', `more than ${maxBytes} bytes`);
      hash.update(part);
      yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    }
  }
  // Only a stream can be ended from outside while it waits for its next chunk.
  const source =
    content instanceof Readable ? content : Readable.from(leaveable(content), { objectMode: true });
  try {
    await pipeline(source, measure, sink as NodeJS.WritableStream, signal === undefined ? {} : { signal });
  } catch (error) {
    if (signal?.aborted) throw new StorageError('stopped', 'by the caller', error);
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** A waiting generator cannot be made to return; this lets the caller leave it. */
function leaveable<Part>(content: AsyncIterable<Part>): AsyncIterable<Part> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = content[Symbol.asyncIterator]();
      return {
        next: () => iterator.next(),
        return() {
          iterator.return?.().then(undefined, () => undefined);
          return Promise.resolve({ done: true, value: undefined });
        },
      };
    },
  };
}
