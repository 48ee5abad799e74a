import { SESSION_KEY } from './stored-session.ts';

/** The stored token of the signed-in user; for public pages, which load no sign-in code. */
export function readStoredToken(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as {
      access_token?: unknown;
    } | null;
    return typeof stored?.access_token === 'string' ? stored.access_token : null;
  } catch {
    return null;
  }
}
