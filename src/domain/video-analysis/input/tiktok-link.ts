import { parseHandle, type Handle } from '#domain/accounts/handle.ts';
import { isVideoId, readPublicationTime } from '#domain/sources/publication-time.ts';
import type { WebAddress } from './web-address.ts';

/** A video or a slideshow that an address names. */
export interface VideoLink {
  kind: 'video';
  id: string;
  /** A slideshow of photos; false also when the address does not specify it. */
  isSlideshow: boolean;
  /** Null where the address does not name its account. */
  handle: Handle | null;
  /** When the id was issued. */
  publishedAt: Date;
}

/** A link that redirects to TikTok content: `https://vm.tiktok.com/…` or `https://www.tiktok.com/t/…`. */
export interface ShortLink {
  kind: 'shortLink';
  url: string;
}

export interface AccountLink {
  kind: 'account';
  handle: Handle;
}

type TikTokLink = VideoLink | ShortLink | AccountLink;

/** Why a TikTok address is unusable: its video id is invalid, or it names neither video nor account. */
type TikTokDeadEnd = { kind: 'videoIdImpossible' } | { kind: 'tiktokPage' };

const SHORT_HOSTS = ['vm.tiktok.com', 'vt.tiktok.com'];
const CODE = /^[A-Za-z0-9_-]{4,32}$/;
/** Path before the id in the forms without an account. */
const ID_ONLY = /^(?:v|video|photo|embed|embed\/v\d|player\/v\d|(?:i18n\/)?share\/(?:video|photo))$/i;

/** Whether a host (lower case) belongs to TikTok. `tiktokv.com` occurs in its user data exports. */
export function isTikTokHost(host: string): boolean {
  return /^(?:[a-z0-9-]+\.)*tiktok\.com$|^(?:www\.)?tiktokv\.com$/.test(host);
}

/**
 * What an address on a TikTok host names. A video id counts only when its embedded date is possible at `now`.
 * The host is used only to recognise short links: call `isTikTokHost` first.
 */
export function readTikTokLink({ host, path, query }: WebAddress, now: Date): TikTokLink | TikTokDeadEnd {
  const written = path[0]?.startsWith('@') === true ? path[0].slice(1) : null;
  const kindAt = path.findIndex(part => /^(?:video|photo)$/i.test(part));
  if (written !== null && kindAt === 1) {
    return videoLink(path[2] ?? '', /photo/i.test(path[1] ?? ''), accountOf(written), now);
  }
  if (written !== null) {
    const handle = accountOf(written);
    return handle === null ? { kind: 'tiktokPage' } : { kind: 'account', handle };
  }
  const last = path.at(-1) ?? '';
  const before = path.slice(0, -1).join('/');
  if (ID_ONLY.test(before) && /^\d/.test(last)) {
    return videoLink(last.replace(/\.html?$/i, ''), /photo/i.test(before), null, now);
  }
  const code = SHORT_HOSTS.includes(host) ? path[0] : path[0]?.toLowerCase() === 't' ? path[1] : undefined;
  if (code !== undefined && CODE.test(code)) return { kind: 'shortLink', url: shortUrl(host, code) };
  const shown = query.get('item_id');
  return shown === undefined ? { kind: 'tiktokPage' } : videoLink(shown, false, null, now);
}

/** The canonical address of a video; TikTok resolves the account itself when we do not know it. */
export function canonicalVideoUrl({ id, handle, isSlideshow }: VideoLink): string {
  return `https://www.tiktok.com/@${handle ?? '_'}/${isSlideshow ? 'photo' : 'video'}/${id}`;
}

/** A video from its id alone, or why the id is invalid. */
export function videoLink(
  id: string,
  isSlideshow: boolean,
  handle: Handle | null,
  now: Date,
): VideoLink | { kind: 'videoIdImpossible' } {
  const published = isVideoId(id) ? readPublicationTime([], id, now) : null;
  if (published === null) return { kind: 'videoIdImpossible' };
  return { kind: 'video', id, isSlideshow, handle, publishedAt: published.publishedAt };
}

function shortUrl(host: string, code: string): string {
  return SHORT_HOSTS.includes(host) ? `https://${host}/${code}/` : `https://www.tiktok.com/t/${code}/`;
}

/** `@_` is the platform's placeholder for an account it does not name. */
function accountOf(written: string): Handle | null {
  if (written === '_') return null;
  const parsed = parseHandle(written);
  return parsed.ok ? parsed.handle : null;
}
