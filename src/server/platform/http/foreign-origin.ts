/** Browsers send the origin of a request; other programs send none and hold no session to abuse. */
export function isForeign(request: Request, siteOrigin: string): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null || origin === siteOrigin) return false;
  try {
    return new URL(origin).host !== new URL(request.url).host;
  } catch {
    return true;
  }
}
