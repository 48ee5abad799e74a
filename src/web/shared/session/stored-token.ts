import { SESSION_KEY } from './stored-session.ts';

/** The token of whoever is signed in, as the browser keeps it; for public pages, which load nothing of signing in. */
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
