const KEY = 'tiktok_trip';

/** What a browser keeps while it is at TikTok: a secret that only it knows, and for which account it left. */
interface TiktokFlow {
  secret: string;
  /** Null: whichever account says yes. */
  accountId: string | null;
}

/** A secret for the trip to TikTok that begins now. */
export function newBrowserSecret(accountId: string | null): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
  localStorage.setItem(KEY, accountId === null ? secret : `${secret}.${accountId}`);
  return secret;
}

/** The trip that ends now, once. */
export function takeStoredFlow(): TiktokFlow {
  const [secret = '', accountId = null] = (localStorage.getItem(KEY) ?? '').split('.');
  localStorage.removeItem(KEY);
  return /^[\w-]{43}$/.test(secret) ? { secret, accountId } : { secret: '-'.repeat(43), accountId: null };
}
