import type { Viewing } from './viewing.ts';
import { DEMO_SESSION_KEY } from './stored-session.ts';

/** Marks a read-only tab for the app (`src/web/shared/session/viewing.ts`). */
const VIEWING_KEY = 'viewing';
const GRANT = 'demo';

export interface OpenedDemo {
  token: string;
  user_id: string;
  expires_at: string;
}

/** Starts the demo in this tab: a read-only session, marked as a view of another user. */
export function startDemo({ token, user_id: id, expires_at: expiresAt }: OpenedDemo): void {
  const session = {
    access_token: token,
    refresh_token: '',
    token_type: 'bearer',
    expires_at: Math.floor(Date.parse(expiresAt) / 1_000),
    user: { id, email: '' },
  };
  const view: Viewing = { grantId: GRANT, adminId: id, userId: id, label: '', expiresAt };
  sessionStorage.setItem(DEMO_SESSION_KEY, JSON.stringify(session));
  sessionStorage.setItem(VIEWING_KEY, JSON.stringify(view));
}

/** The loaded app keeps its state until the next page load. */
export function endDemo(): void {
  try {
    if (sessionStorage.getItem(DEMO_SESSION_KEY) === null) return;
    sessionStorage.removeItem(DEMO_SESSION_KEY);
    sessionStorage.removeItem(VIEWING_KEY);
  } catch {
    // Without storage there is no demo either.
  }
}

export function isDemo(viewing: Viewing): boolean {
  return viewing.grantId === GRANT;
}
