import { APP_PATHS, OPEN_PATHS } from '../../paths.ts';

/**
 * Where to go after sign-in: the URL's `next` if it is a plain path of this site, otherwise the dashboard. `//host`,
 * `/\host` and the sign-in pages themselves are refused.
 */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const isPlainPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next);
  if (!isPlainPath) return APP_PATHS.dashboard;
  const { pathname, search: query, hash, host } = new URL(next, 'https://here.invalid');
  const loops = Object.values(OPEN_PATHS).some(path => pathname === path);
  return host !== 'here.invalid' || loops ? APP_PATHS.dashboard : `${pathname}${query}${hash}`;
}

/** The sign-in page, with the path to return to. */
export function signInPath(from: string): string {
  return from === APP_PATHS.dashboard || from === '/'
    ? OPEN_PATHS.auth
    : `${OPEN_PATHS.auth}?next=${encodeURIComponent(from)}`;
}
