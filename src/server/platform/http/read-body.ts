import { isUtf8 } from 'node:buffer';
import { AppError } from '../app-error.ts';
import { formBoundary } from './form-part.ts';
import type { HeldBody } from './held-bodies.ts';
import { withForm } from './read-form.ts';

const BODILESS = new Set(['GET', 'HEAD']);
const TEXT = /^$|json|^text\/|urlencoded/i;
/** After the first half minute a body must arrive at 32 kB a second on average. */
const PATIENCE_MS = 30_000;
const LEAST_BYTES_A_MS = 32;

/**
 * The same request with its body in memory, or null when the body is larger than allowed. A stated length is used only
 * to refuse; received bytes are always counted. Bytes that are not valid text are refused, because a decoder would
 * replace them and other content would be stored. Throws for a body that arrives too slowly, and for a form with too
 * many fields.
 */
export async function readBody(
  request: Request,
  limitBytes: number,
  { held, patienceMs = PATIENCE_MS }: { held?: HeldBody; patienceMs?: number } = {},
): Promise<Request | null> {
  // Reading a body that cannot exist costs as much as reading one.
  if (BODILESS.has(request.method) || request.body === null) return request;
  const stated = Number(request.headers.get('content-length') ?? 0);
  if (stated > limitBytes) {
    await request.body.cancel();
    return null;
  }
  const body = await gather(request.body.getReader(), limitBytes, { held, patienceMs });
  if (body === null) return null;
  const { method, signal, url } = request;
  const headers = new Headers(request.headers);
  const contentType = headers.get('content-type') ?? '';
  const boundary = formBoundary(contentType);
  if (boundary !== null) {
    headers.set('content-type', 'multipart/form-data');
    return withForm(new Request(url, { method, headers, signal }), body, boundary);
  }
  if (TEXT.test(contentType) && !isUtf8(body)) throw new AppError('malformed_request');
  return new Request(url, { method, headers, signal, body });
}

async function gather(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limitBytes: number,
  { held, patienceMs }: { held: HeldBody | undefined; patienceMs: number },
): Promise<Buffer<ArrayBuffer> | null> {
  // One buffer: chunks of one byte each would take a hundred times the size.
  let body = Buffer.alloc(0);
  let bytes = 0;
  let isSlow = false;
  const begun = performance.now();
  const timer = setInterval(
    () => {
      if (performance.now() - begun < patienceMs + bytes / LEAST_BYTES_A_MS) return;
      isSlow = true;
      void reader.cancel();
    },
    Math.min(patienceMs, 5_000),
  ).unref();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (value === undefined) continue;
      const before = bytes;
      bytes += value.byteLength;
      if (bytes > limitBytes) {
        await reader.cancel();
        return null;
      }
      if (bytes > body.length) {
        const room = Math.min(limitBytes, Math.max(bytes, 2 * body.length));
        held?.take(room - body.length);
        const larger = Buffer.allocUnsafe(room);
        body.copy(larger, 0, 0, before);
        body = larger;
      }
      body.set(value, before);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
  if (isSlow) throw new AppError('upload_too_slow');
  return body.subarray(0, bytes);
}
