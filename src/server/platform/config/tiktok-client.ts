import { createHash } from 'node:crypto';

/** The installation's client at TikTok, and where TikTok is. */
export interface TiktokClient {
  key: string;
  secret: string;
  /** Where people allow the client. */
  origin: string;
  /** Where its interface is. */
  apiOrigin: string;
  /** How the challenge is written: TikTok's desktop rule is hexadecimal, RFC 7636 says base64url. */
  challenge: 'hex' | 'base64url';
}

/** All that is needed: who it is, exact counts, and the list of public videos. */
export const SCOPES = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'] as const;

/** Sandbox clients have keys of their own; only the people named in the sandbox can allow them. */
export function isSandbox({ key }: TiktokClient): boolean {
  return key.startsWith('sb');
}

/**
 * Whether TikTok lets a browser come back there: on the web https only, on one's own machine localhost with a port;
 * never with a query or a fragment, and below 512 characters.
 */
export function isRedirectAllowed(address: string): boolean {
  const url = new URL(address);
  if (url.search !== '' || url.hash !== '' || url.username !== '' || address.length >= 512) return false;
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
  return isLocal ? url.port !== '' : url.protocol === 'https:';
}

/** The page at TikTok where the owner is asked. Scopes stand with commas between them. */
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
    // Else TikTok says yes by itself for whoever is signed in there, and nobody sees which account that is.
    disable_auto_auth: '1',
  }).toString();
  return url.href;
}
