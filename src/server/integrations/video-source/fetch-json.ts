import { stoppedByCaller } from './stopped-by-caller.ts';
import type { SourceErrorCode } from '#domain/sources/measured.ts';

export interface JsonRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  timeoutMs?: number;
  /** Bytes after decompression. */
  bodyBytes?: number;
}

export type JsonAnswer =
  | { ok: true; status: number; value: unknown; retryAfterMs: number | undefined }
  | { ok: false; code: SourceErrorCode; detail: string };

const TIMEOUT_MS = 15_000;
const BODY_BYTES = 4 * 1024 * 1024;
const LONGEST_RETRY_MS = 24 * 3_600_000;

/** Asks an interface for JSON, within limits of time and size. A redirect is refused: the request carries secrets. */
export async function fetchJson(url: URL, request: JsonRequest): Promise<JsonAnswer> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: request.method,
      redirect: 'manual',
      headers: { accept: 'application/json', ...request.headers },
      signal: AbortSignal.any([request.signal, timeout]),
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { ok: false, code: 'unavailable', detail: 'the answer is a redirect' };
    }
    const text = await readText(response, request.bodyBytes ?? BODY_BYTES);
    if (text === null)
      return { ok: false, code: 'parse_changed', detail: 'the answer is larger than any real one' };
    const { status } = response;
    return {
      ok: true,
      status,
      value: parsed(text),
      retryAfterMs: retryAfter(response.headers.get('retry-after')),
    };
  } catch (error) {
    if (request.signal.aborted) return { ok: false, ...stoppedByCaller(request.signal) };
    if (timeout.aborted) return { ok: false, code: 'timeout', detail: 'the answer did not come in time' };
    return { ok: false, code: 'network', detail: `no answer (${reasonOf(error)})` };
  }
}

/** Undefined where the text is no JSON: no JSON says that. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function readText(response: Response, limit: number): Promise<string | null> {
  if (response.body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

function retryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header.trim())
    ? Math.min(Number(header) * 1000, LONGEST_RETRY_MS)
    : undefined;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
