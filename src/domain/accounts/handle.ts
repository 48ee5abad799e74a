/** A TikTok handle as stored: lower case, without the leading @. */
export type Handle = string & { readonly __brand: 'Handle' };

/** Why a typed handle is rejected. */
export type HandleRefusal = 'empty' | 'too_long' | 'bad_characters';

const HANDLE_MAX_LENGTH = 24;
const REAL_HANDLE = /^[a-z0-9_.]+$/;
const DEMO_HANDLE = /^demo-[a-z0-9-]+$/;

/**
 * Parses what a user typed as an account: `@User`, `user`, or a profile URL. Source of the alphabet: TikTok handles
 * contain letters, digits, `_` and `.`, 2 to 24 characters; a hyphen never occurs in one, which is why demo creators
 * have one.
 */
export function parseHandle(
  typed: string,
): { ok: true; handle: Handle } | { ok: false; reason: HandleRefusal } {
  const fromAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?tiktok\.com\/@([^/?#\s]+)/i.exec(typed.trim());
  const bare = (fromAddress?.[1] ?? typed).normalize('NFKC').trim().replace(/^@+/, '').trim().toLowerCase();
  if (bare === '') return { ok: false, reason: 'empty' };
  const isDemo = bare.startsWith('demo-');
  if (!isDemo && bare.length > HANDLE_MAX_LENGTH) return { ok: false, reason: 'too_long' };
  if (bare.length > 40) return { ok: false, reason: 'too_long' };
  if (!(isDemo ? DEMO_HANDLE : REAL_HANDLE).test(bare)) return { ok: false, reason: 'bad_characters' };
  return { ok: true, handle: bare as Handle };
}

/** Demo creators have handles that no real account can have. */
export function isDemoHandle(handle: string): boolean {
  return handle.startsWith('demo-');
}

/** The public URL of a profile, built from a validated handle only. */
export function profileUrl(handle: Handle): string {
  return `https://www.tiktok.com/@${handle}`;
}
