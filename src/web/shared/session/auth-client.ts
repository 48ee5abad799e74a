import {
  GoTrueClient,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type AuthError,
} from '@supabase/auth-js';
import { authAddress, externalAuth } from './external-auth.ts';
import { DEMO_SESSION_KEY, SESSION_KEY } from './stored-session.ts';

/** An error, identified by its code; the page provides its message. */
export interface SessionProblem {
  code: string;
  /** The server's own message, in the language of the page. */
  message: string;
  /** Why a password was refused. */
  reasons: string[];
}

/** One client per page: it stores the session in local storage, renews it near expiry and notifies the other tabs. */
export function createAuthClient(): GoTrueClient {
  const external = externalAuth();
  // A demo tab must not touch the session of the others.
  const inDemo = sessionStorage.getItem(DEMO_SESSION_KEY) !== null;
  return new GoTrueClient({
    url: authAddress(),
    ...(external?.key ? { headers: { apikey: external.key } } : {}),
    storageKey: inDemo ? DEMO_SESSION_KEY : SESSION_KEY,
    ...(inDemo && { storage: sessionStorage }),
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
    experimental: { recoveryCodes: true },
    fetch: (input, init) => {
      // Another server's CORS rules do not allow our header.
      if (external) return window.fetch(input, init);
      const headers = new Headers(init?.headers);
      headers.set('X-Client-Lang', document.documentElement.lang || 'fr');
      return window.fetch(input, { ...init, headers });
    },
  });
}

export function problemOf(error: AuthError | null): SessionProblem | null {
  if (!error) return null;
  const unreachable = isAuthRetryableFetchError(error) && !error.status;
  return {
    code: unreachable ? 'unreachable' : (error.code ?? `http_${error.status ?? 0}`),
    message: error.message,
    reasons: isAuthWeakPasswordError(error) ? error.reasons : [],
  };
}

/** Whether the server itself ended the session, as opposed to being unreachable or under load. */
export function endedByServer(error: AuthError): boolean {
  return isAuthApiError(error) && error.status !== 429;
}
