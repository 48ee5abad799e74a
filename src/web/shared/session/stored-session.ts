import type { Session } from '@supabase/auth-js';

/** Local storage key of the session; /theme.js checks whether it exists. */
export const SESSION_KEY = 'accroche-session';
/** The same in session storage, for a demo tab; takes precedence. */
export const DEMO_SESSION_KEY = 'accroche-demo';

/** Spec §9: a token is renewed when at most three ticks of 30 s remain. */
const RENEWAL_MARGIN_MS = 90_000;

/** The session as stored by the auth client, read without loading that client; null when there is none. */
export function readStoredSession(): Session | null {
  try {
    const session = JSON.parse(
      sessionStorage.getItem(DEMO_SESSION_KEY) ?? localStorage.getItem(SESSION_KEY) ?? 'null',
    ) as Partial<Session> | null;
    return session?.access_token && session.user?.id && session.expires_at ? (session as Session) : null;
  } catch {
    return null;
  }
}

/** Whether the account has a second factor that this session has not given yet. */
export function needsSecondFactor({ access_token: token, user }: Session): boolean {
  const hasFactor = (user.factors ?? []).some(
    ({ status, factor_type: type }) => status === 'verified' && type !== 'recovery_code',
  );
  return hasFactor && levelOf(token) !== 'aal2';
}

function levelOf(token: string): unknown {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(claims)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

/** The auth client uses the newest verifier and never removes older ones. */
export function clearVerifiers(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`${SESSION_KEY}-`) && key.endsWith('-code-verifier')) localStorage.removeItem(key);
  }
}

/** Milliseconds until the token should be renewed; zero or negative when that is now. */
export function msUntilRenewal(session: Session, now: number): number {
  return (session.expires_at ?? 0) * 1_000 - RENEWAL_MARGIN_MS - now;
}

/** Whether the URL contains the code of a sign-in begun in this browser, or its error. */
export function addressCarriesCode({ hash, search }: { hash: string; search: string }): boolean {
  return /[#&](error|error_description)=/.test(hash) || /[?&]code=/.test(search);
}

/** Whether the URL contains a session, which anybody may have put there: it is removed and never trusted. */
export function addressCarriesTokens(hash: string): boolean {
  return /[#&](access|refresh)_token=/.test(hash);
}
