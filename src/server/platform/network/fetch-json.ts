import type { SourceErrorCode } from '#domain/sources/reading.ts';
import { networkReason, readBody, retryAfter } from './read-response.ts';
import { stoppedByCaller } from './aborted-by-caller.ts';

interface JsonRequest {
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

/** Requests JSON from an API, with limits of time and size. A redirect is refused: the request carries secrets. */
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
    const text = await readBody(response, request.bodyBytes ?? BODY_BYTES);
    if (text === null)
      return { ok: false, code: 'parse_changed', detail: 'the answer is larger than any real one' };
    const { status } = response;
    return {
      ok: true,
      status,
      value: parsed(text),
      retryAfterMs: retryAfter(response, new Date()),
    };
  } catch (error) {
    if (request.signal.aborted) return { ok: false, ...stoppedByCaller(request.signal) };
    if (timeout.aborted) return { ok: false, code: 'timeout', detail: 'the answer did not come in time' };
    return { ok: false, code: 'network', detail: `no answer (${networkReason(error)})` };
  }
}

/** Undefined where the text is not JSON: no JSON value is undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
