import { isUtf8 } from 'node:buffer';
import { AppError } from '../app-error.ts';

const BODILESS = new Set(['GET', 'HEAD']);
const TEXT = /^$|json|^text\/|urlencoded/i;

/**
 * The same request with its body in memory, or null when the body is larger than allowed. A length that the
 * client states is believed only to refuse; what comes is counted all the same. Bytes that are no text are refused
 * before a decoder replaces them and something else than what was sent is stored.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Request | null> {
  // To ask for a body that cannot be there costs as much as to read one.
  if (BODILESS.has(request.method) || request.body === null) return request;
  const stated = Number(request.headers.get('content-length') ?? 0);
  if (stated > limitBytes) {
    await request.body.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) continue;
    bytes += value.byteLength;
    if (bytes > limitBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const { method, headers, signal, url } = request;
  const body = Buffer.concat(chunks, bytes);
  if (TEXT.test(headers.get('content-type') ?? '') && !isUtf8(body)) throw new AppError('malformed_request');
  return new Request(url, { method, headers, signal, body });
}
