import { createHash } from 'node:crypto';

/** The installation's client at TikTok, and TikTok's URLs. */
export interface TiktokClient {
  key: string;
  secret: string;
  /** Where users authorise the client. */
  origin: string;
  /** Origin of its API. */
  apiOrigin: string;
  /** How the challenge is encoded: TikTok's desktop rule is hexadecimal, RFC 7636 requires base64url. */
  challenge: 'hex' | 'base64url';
}

/** The minimum required: identity, exact counts, and the list of public videos. */
export const SCOPES = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'] as const;

/** Sandbox clients have their own keys; only users listed in the sandbox can authorise them. */
export function isSandbox({ key }: TiktokClient): boolean {
  return key.startsWith('sb');
}

/**
 * Whether TikTok allows this redirect URL: https only on the web, localhost with a port on one's own machine; never
 * with a query or a fragment, and below 512 characters.
 */
export function isRedirectAllowed(address: string): boolean {
  const url = new URL(address);
  if (url.search !== '' || url.hash !== '' || url.username !== '' || address.length >= 512) return false;
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
  return isLocal ? url.port !== '' : url.protocol === 'https:';
}

/** The TikTok page where the owner is asked. Scopes are separated by commas. */
export function authorizeAddress(
  client: TiktokClient,
  oauthFlow: { state: string; verifier: string; redirectUri: string },
): string {
  const url = new URL('/v2/auth/authorize/', client.origin);
  url.search = new URLSearchParams({
    client_key: client.key,
    response_type: 'code',
    scope: SCOPES.join(','),
    redirect_uri: oauthFlow.redirectUri,
    state: oauthFlow.state,
    code_challenge: createHash('sha256').update(oauthFlow.verifier).digest(client.challenge),
    code_challenge_method: 'S256',
    // Otherwise TikTok approves automatically for the account signed in there, without showing which one it is.
    disable_auto_auth: '1',
  }).toString();
  return url.href;
}
