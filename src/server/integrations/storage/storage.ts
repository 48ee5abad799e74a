import type { Readable } from 'node:stream';

/** First and last byte, both included; `to` absent: up to the end. */
interface ByteRange {
  from: number;
  to?: number;
}

export interface PutOptions {
  /** One byte more, and nothing is stored. */
  maxBytes: number;
  contentType?: string;
  signal?: AbortSignal;
}

export interface KeptFile {
  key: string;
  bytes: number;
  changedAt: Date;
}

/**
 * The file storage. A file exists whole or not at all; keys are made by `newStorageKey` and never hold anything a user
 * typed. Every method rejects with `StorageError`, except that `put` passes on what its content threw.
 */
export interface Storage {
  readonly kind: 'local' | 's3';
  put(
    key: string,
    content: AsyncIterable<Uint8Array>,
    options: PutOptions,
  ): Promise<{ bytes: number; sha256: string }>;
  /** The caller reads to the end or destroys the stream; nothing else is left open. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Harmless when there is no such file. */
  delete(key: string): Promise<void>;
  /** All files whose key begins with `<user id>/`, `<user id>/<area>/`, or all (''). */
  list(prefix: string): AsyncIterable<KeptFile>;
  stat(key: string): Promise<KeptFile | null>;
  /** Removes what killed writers left behind. */
  sweep(): Promise<number>;
  /** For the start-up log: where files are stored, and whether it responds. */
  describe(): Promise<string>;
}

/**
 * `full`: no space left · `too_large`: more than `maxBytes` · `refused`: access denied · `unavailable`: no response, or
 * an invalid one · `stopped`: by the caller's signal.
 */
export type StorageProblem = 'not_found' | 'full' | 'too_large' | 'refused' | 'unavailable' | 'stopped';

export class StorageError extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem, detail: string, cause?: unknown) {
    super(`storage: ${problem}: ${detail}`, cause === undefined ? {} : { cause });
    this.name = 'StorageError';
    this.problem = problem;
  }
}
