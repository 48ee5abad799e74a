const KEY = 'tiktok_trip';

/** Stored in the browser while the user is at TikTok: a secret only it knows, and the account it is for. */
interface TiktokFlow {
  secret: string;
  /** Null: whichever account gives permission. */
  accountId: string | null;
}

/** A new secret for an authorisation at TikTok. */
export function newBrowserSecret(accountId: string | null): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
  localStorage.setItem(KEY, accountId === null ? secret : `${secret}.${accountId}`);
  return secret;
}

/** Reads and removes the stored flow. */
export function takeStoredFlow(): TiktokFlow {
  const [secret = '', accountId = null] = (localStorage.getItem(KEY) ?? '').split('.');
  localStorage.removeItem(KEY);
  return /^[\w-]{43}$/.test(secret) ? { secret, accountId } : { secret: '-'.repeat(43), accountId: null };
}
