import { isDemoHandle, parseHandle, type Handle } from '#domain/accounts/handle.ts';

/**
 * Whether a text is exactly a handle that is valid in a URL or an argument list. Checked again right before both,
 * because a branded type checks nothing at run time.
 */
export function isRealHandle(text: unknown): text is Handle {
  if (typeof text !== 'string' || isDemoHandle(text)) return false;
  const parsed = parseHandle(text);
  return parsed.ok && parsed.handle === text;
}

/** The handle as written by a source (`@Name`, `name`), or null when it is none. */
export function handleFrom(written: unknown): Handle | null {
  if (typeof written !== 'string') return null;
  const parsed = parseHandle(written);
  return parsed.ok ? parsed.handle : null;
}

/** The handle in a video or profile URL; null for the platform's placeholder `@_`. */
export function handleInUrl(url: unknown): Handle | null {
  if (typeof url !== 'string') return null;
  const found = /^https?:\/\/(?:www\.|m\.)?tiktok\.com\/@([A-Za-z0-9_.-]{1,40})(?:[/?#]|$)/.exec(url)?.[1];
  return found === undefined || found === '_' ? null : handleFrom(found);
}

/** The public URL of a video, built from checked parts only. */
export function videoUrl(handle: Handle, id: string): string {
  return `https://www.tiktok.com/@${handle}/video/${id}`;
}
