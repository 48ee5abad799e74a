import { isDemoHandle, parseHandle, type Handle } from '#domain/accounts/handle.ts';

/**
 * Whether a text is, letter for letter, a handle that can stand in an address or an argument list.
 * Asked again right before both, because a brand on a type stops nobody at run time.
 */
export function isRealHandle(text: unknown): text is Handle {
  if (typeof text !== 'string' || isDemoHandle(text)) return false;
  const parsed = parseHandle(text);
  return parsed.ok && parsed.handle === text;
}

/** The handle a source wrote (`@Name`, `name`), or null when it is none. */
export function handleFrom(written: unknown): Handle | null {
  if (typeof written !== 'string') return null;
  const parsed = parseHandle(written);
  return parsed.ok ? parsed.handle : null;
}

/** The handle inside a video or profile address; the platform's placeholder `@_` is none. */
export function handleInUrl(url: unknown): Handle | null {
  if (typeof url !== 'string') return null;
  const found = /^https?:\/\/(?:www\.|m\.)?tiktok\.com\/@([A-Za-z0-9_.-]{1,40})(?:[/?#]|$)/.exec(url)?.[1];
  return found === undefined || found === '_' ? null : handleFrom(found);
}

/** The public address of a video, built from checked parts only. */
export function videoUrl(handle: Handle, id: string): string {
  return `https://www.tiktok.com/@${handle}/video/${id}`;
}
