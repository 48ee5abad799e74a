import type { S3Place } from '#server/platform/config/s3-place.ts';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { readS3Error } from './s3-xml.ts';
import { StorageError, type StorageProblem } from '../storage.ts';

export interface S3Limits {
  /** Until the response begins. */
  answerMs: number;
  /** Between two chunks of a response body. */
  silenceMs: number;
  tries: number;
  /** Before the second try; doubled each time, with jitter. */
  pauseMs: number;
  partBytes: number;
}

export const S3_LIMITS: S3Limits = {
  answerMs: 60_000,
  silenceMs: 30_000,
  tries: 4,
  pauseMs: 250,
  partBytes: 8 * 1024 * 1024,
};

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Of the file; absent: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  signal?: AbortSignal | undefined;
}

export type S3Call = (request: S3Request) => Promise<Response>;

const AGAIN = new Set([408, 429, 500, 502, 503, 504]);

/** Signed requests (Signature V4) to an S3-compatible service; failures worth retrying are retried. */
export function createS3Requests(place: S3Place, limits: S3Limits): S3Call {
  const client = new AwsClient({
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    region: place.region,
    service: 's3',
    retries: 0,
  });

  async function requestOnce({ method, key, query, headers, body, signal }: S3Request): Promise<Response> {
    const url = new URL(`${place.endpoint}/${place.bucket}${key === undefined ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = await client.sign(url.href, {
      method,
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body === undefined ? {} : { body }),
    });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limits.answerMs);
    try {
      return await fetch(signed, {
        signal: signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]),
        // The signature holds for one URL only.
        redirect: 'manual',
      });
    } catch (error) {
      if (signal?.aborted) throw new StorageError('stopped', 'by the caller', error);
      throw new StorageError(
        'unavailable',
        late.signal.aborted ? 'no answer in time' : reasonOf(error),
        error,
      );
    } finally {
      clearTimeout(timer);
    }
  }

  return async request => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= limits.tries;
      try {
        const response = await requestOnce(request);
        if (response.ok) return response;
        const problem = await problemOf(response, request.method);
        if (isLast || !AGAIN.has(response.status)) throw problem;
      } catch (error) {
        const isPassing = error instanceof StorageError && error.problem === 'unavailable';
        if (isLast || !isPassing || error.cause === undefined) throw error;
      }
      const longest = limits.pauseMs * 2 ** (attempt - 1);
      const shaken = longest / 2 + Math.random() * (longest / 2);
      await pause(shaken, undefined, request.signal === undefined ? {} : { signal: request.signal }).catch(
        (error: unknown) => {
          throw new StorageError('stopped', 'by the caller', error);
        },
      );
    }
  };
}

async function problemOf(response: Response, method: string): Promise<StorageError> {
  const text = method === 'HEAD' ? '' : await response.text().catch(() => '');
  const code = readS3Error(text);
  return new StorageError(
    problemNamed(response.status, code),
    `HTTP ${response.status}${code === null ? '' : ` ${code}`}`,
  );
}

/** What a status and an error code of S3 mean. */
function problemNamed(status: number, code: string | null): StorageProblem {
  if (status === 507 || /QuotaExceeded|StorageFull|InsufficientStorage|EntityTooLarge/i.test(code ?? ''))
    return 'full';
  if (status === 404) return code === 'NoSuchBucket' ? 'refused' : 'not_found';
  return status === 401 || status === 403 ? 'refused' : 'unavailable';
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(error);
}
