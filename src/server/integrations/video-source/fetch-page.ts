import type { SourceErrorCode } from '#domain/sources/measured.ts';
import { stoppedByCaller } from './stopped-by-caller.ts';

export interface PageLimits {
  timeoutMs: number;
  /** Bytes after decompression. */
  bodyBytes: number;
  redirects: number;
}

export type FetchedPage =
  | { ok: true; status: number; body: string; retryAfterMs: number | undefined }
  | { ok: false; code: SourceErrorCode; detail: string; cause?: unknown };

interface FetchPageOptions {
  userAgent: string;
  limits: PageLimits;
  signal: AbortSignal;
  now: () => Date;
}

/**
 * GETs a page and follows redirects inside the page's own origin only: a redirect elsewhere is
 * refused before any connection is made, one to a sign-in page ends as `login_required`.
 */
export async function fetchPage(url: URL, options: FetchPageOptions): Promise<FetchedPage> {
  const timeout = AbortSignal.timeout(options.limits.timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  try {
    return await follow(url, options, signal);
  } catch (cause) {
    if (timeout.aborted)
      return { ok: false, code: 'timeout', detail: 'the page did not come in time', cause };
    if (options.signal.aborted) return { ok: false, ...stoppedByCaller(options.signal), cause };
    const reason = networkReason(cause);
    const code = /TIMEOUT|ETIMEDOUT/.test(reason) ? 'timeout' : 'network';
    return { ok: false, code, detail: `the page could not be fetched (${reason})`, cause };
  }
}

async function follow(start: URL, options: FetchPageOptions, signal: AbortSignal): Promise<FetchedPage> {
  let url = start;
  for (let hops = 0; hops <= options.limits.redirects; hops += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': options.userAgent,
        accept: 'text/html,application/xhtml+xml',
        'accept-language': 'en-US,en;q=0.9',
      },
    });
    const target = redirectTarget(response, url);
    if (target === null) {
      const body = await readBody(response, options.limits.bodyBytes);
      if (body === null)
        return { ok: false, code: 'parse_changed', detail: 'the page is larger than any real one' };
      return { ok: true, status: response.status, body, retryAfterMs: retryAfter(response, options.now()) };
    }
    await response.body?.cancel();
    if (target === 'unreadable')
      return { ok: false, code: 'parse_changed', detail: 'the redirect names no address' };
    if (/^\/login(?:\/|$)/.test(target.pathname)) {
      return { ok: false, code: 'login_required', detail: 'the page redirects to the sign-in page' };
    }
    if (target.origin !== start.origin) {
      return { ok: false, code: 'unavailable', detail: 'the page redirects to another host' };
    }
    url = target;
  }
  return { ok: false, code: 'unavailable', detail: 'the page redirects without end' };
}

function redirectTarget(response: Response, from: URL): URL | 'unreadable' | null {
  if (![301, 302, 303, 307, 308].includes(response.status)) return null;
  const location = response.headers.get('location');
  return location !== null && URL.canParse(location, from.href) ? new URL(location, from.href) : 'unreadable';
}

/** The body as text, or null when it is larger than allowed; the rest is then not read. */
async function readBody(response: Response, limit: number): Promise<string | null> {
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

const LONGEST_RETRY_MS = 24 * 3_600_000;

/** `Retry-After` in milliseconds, as seconds or as a date; undefined when absent or unreadable. */
function retryAfter(response: Response, now: Date): number | undefined {
  const header = response.headers.get('retry-after')?.trim();
  if (header === undefined || header === '') return undefined;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_RETRY_MS);
}

function networkReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
