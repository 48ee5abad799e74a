import { isDemoHandle, parseHandle } from '#domain/accounts/handle.ts';

/** What somebody typed or pasted turns out to be. */
export type Recognised =
  | { kind: 'nothing' }
  | { kind: 'profile' | 'demo' | 'video'; handle: string }
  /** A TikTok link that does not name its account. */
  | { kind: 'shortLink' }
  /** Another site's address. */
  | { kind: 'foreign' }
  | { kind: 'refused' };

const TIKTOK = /^(?:https?:\/\/)?(?:[a-z]+\.)?tiktok\.com(?:\/|$)/i;
const VIDEO = /tiktok\.com\/@([^/?#\s]+)\/(?:video|photo)\/\d+/i;
const SHORT_LINK = /^(?:https?:\/\/)?(?:v[mt]\.tiktok\.com|(?:www\.)?tiktok\.com\/t)\//i;
const ADDRESS = /^https?:\/\/|^www\.|^[^\s@/]+\.[a-z]{2,}\//i;

export function recognise(typed: string): Recognised {
  const text = typed.trim();
  if (text.replace(/^@+/, '') === '') return { kind: 'nothing' };
  const author = VIDEO.exec(text)?.[1];
  if (author !== undefined) {
    const parsed = parseHandle(author);
    return parsed.ok ? { kind: 'video', handle: parsed.handle } : { kind: 'refused' };
  }
  if (SHORT_LINK.test(text)) return { kind: 'shortLink' };
  if (ADDRESS.test(text) && !TIKTOK.test(text)) return { kind: 'foreign' };
  const parsed = parseHandle(text);
  if (!parsed.ok) return { kind: 'refused' };
  return { kind: isDemoHandle(parsed.handle) ? 'demo' : 'profile', handle: parsed.handle };
}
