const KEY = 'tiktok_trip';

/** A secret for the trip to TikTok that begins now; only this browser knows it. */
export function newBrowserSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  localStorage.setItem(KEY, secret);
  return secret;
}

/** The secret of the trip that ends now, once. */
export function takeBrowserSecret(): string {
  const secret = localStorage.getItem(KEY) ?? '';
  localStorage.removeItem(KEY);
  return /^[\w-]{43}$/.test(secret) ? secret : '-'.repeat(43);
}
