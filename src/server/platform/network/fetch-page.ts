import type { SourceErrorCode } from '#domain/sources/reading.ts';
import { stoppedByCaller } from './aborted-by-caller.ts';
import { networkReason, readBody, retryAfter } from './read-response.ts';

export interface PageLimits {
  timeoutMs: number;
  /** Bytes after decompression. */
  bodyBytes: number;
  redirects: number;
}

type FetchedPage =
  | { ok: true; status: number; body: string; retryAfterMs: number | undefined }
  | { ok: false; code: SourceErrorCode; detail: string; cause?: unknown };

interface FetchPageOptions {
  userAgent: string;
  limits: PageLimits;
  signal: AbortSignal;
  now: () => Date;
}

/**
 * GETs a page and follows redirects only within the page's own origin: a redirect elsewhere is refused before any
 * connection is made, one to a sign-in page ends as `login_required`.
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
