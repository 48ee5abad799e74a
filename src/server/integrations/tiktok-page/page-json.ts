import type { Handle } from '#domain/accounts/handle.ts';
import { canonicalVideoUrl, type VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import type { ProfileReading, SourceErrorCode } from '#domain/sources/reading.ts';
import { fetchPage, type PageLimits } from '../../platform/network/fetch-page.ts';
import { parseProfilePage } from './page-json-parse.ts';
import { parseVideoPage } from './page-json-video.ts';
import { isRealHandle } from '../video-source/real-handle.ts';
import {
  SourceError,
  type CollectOptions,
  type SoleVideo,
  type VideoSource,
} from '../video-source/video-source.ts';

const SOURCE = 'page_json';
const DEFAULT_LIMITS: PageLimits = { timeoutMs: 20_000, bodyBytes: 8 * 1024 * 1024, redirects: 3 };
/** A desktop browser: phones get a page without the account's counts. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Accroche/1.0';

export interface PageJsonOptions {
  /** Scheme and host the pages are read from; no other host is ever contacted. */
  origin?: string;
  userAgent?: string;
  limits?: Partial<PageLimits>;
}

/** The public pages: an account's followers, likes and number of videos, a video's counts; rounded by the platform. */
export function createPageJsonSource(options: PageJsonOptions = {}): VideoSource {
  const origin = readOrigin(options.origin ?? 'https://www.tiktok.com');
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const userAgent = options.userAgent ?? USER_AGENT;

  async function profile(handle: Handle, { signal, now }: CollectOptions): Promise<ProfileReading> {
    if (!isRealHandle(handle))
      throw new SourceError(SOURCE, 'unsupported_url', 'not a handle of a real account');
    const page = await fetchPage(new URL(`/@${handle}`, origin), { userAgent, limits, signal, now });
    if (!page.ok) throw new SourceError(SOURCE, page.code, page.detail, { cause: page.cause });
    const read = parseProfilePage(page.body, handle, now());
    if (read.ok && page.status === 200) return read.profile;
    const failure = moreTelling(page.status, page.body, read);
    throw new SourceError(SOURCE, failure.code, failure.detail, { retryAfterMs: page.retryAfterMs });
  }

  async function video(link: VideoLink, { signal, now }: CollectOptions): Promise<SoleVideo> {
    const { pathname } = new URL(canonicalVideoUrl(link));
    const page = await fetchPage(new URL(pathname, origin), { userAgent, limits, signal, now });
    if (!page.ok) throw new SourceError(SOURCE, page.code, page.detail, { cause: page.cause });
    const read = parseVideoPage(page.body, link, now());
    if (read.ok && page.status === 200) return { reading: read.reading, captions: null };
    const failure = moreTelling(page.status, page.body, read);
    throw new SourceError(SOURCE, failure.code, failure.detail, { retryAfterMs: page.retryAfterMs });
  }

  return {
    id: SOURCE,
    capabilities: { profile: true, videos: false },
    availability: () => Promise.resolve({ usable: true }),
    profile,
    video,
  };
}

interface Refusal {
  code: SourceErrorCode;
  detail: string;
}

function readOrigin(text: string): URL {
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new TypeError(`not an origin: ${text}`);
  }
  return url;
}

/** With an HTTP error, the page's content is used only where it says more than the status. */
function moreTelling(status: number, body: string, read: { ok: true } | ({ ok: false } & Refusal)): Refusal {
  if (status === 200 && !read.ok) return read;
  const code = codeOfStatus(status);
  const pageIsSilent = read.ok || read.code === 'parse_changed' || body.trim() === '';
  return pageIsSilent || code === 'rate_limited' ? { code, detail: `HTTP ${status}` } : read;
}

function codeOfStatus(status: number): SourceErrorCode {
  if (status === 429) return 'rate_limited';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 401) return 'login_required';
  if (status === 403 || status === 451) return 'deleted_or_blocked';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'unavailable' : 'parse_changed';
}
