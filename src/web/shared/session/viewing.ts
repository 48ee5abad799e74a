import { DEMO_SESSION_KEY, readStoredSession } from './stored-session.ts';
import { OPEN_PATHS } from '#web/paths.ts';

/** Session storage: a view belongs to one tab. */
const KEY = 'viewing';
const ENDED_KEY = 'viewing-ended';

/** The user whose pages this tab shows to an administrator, read-only. */
export interface Viewing {
  grantId: string;
  adminId: string;
  userId: string;
  label: string;
  expiresAt: string;
}

/** Sign-in pages for the user's own account: they end the tab's demo. */
const DOORS: readonly string[] = [OPEN_PATHS.auth, OPEN_PATHS.resetPassword, OPEN_PATHS.confirmEmail];

function readViewing(): Viewing | null {
  try {
    if (DOORS.includes(location.pathname) && sessionStorage.getItem(DEMO_SESSION_KEY) !== null) {
      sessionStorage.removeItem(DEMO_SESSION_KEY);
      sessionStorage.removeItem(KEY);
      return null;
    }
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Viewing | null;
    if (typeof stored?.grantId !== 'string') return null;
    // Another user has signed in meanwhile: the view is not theirs.
    if (stored.adminId !== readStoredSession()?.user.id) {
      sessionStorage.removeItem(KEY);
      return null;
    }
    return stored;
  } catch {
    return null;
  }
}

/** The state at page load: starting and stopping reload the page. */
export const viewing: Viewing | null = readViewing();

export function startViewing(next: Viewing, path: string): void {
  sessionStorage.setItem(KEY, JSON.stringify(next));
  location.assign(path);
}

/** Leaves the view; `ended` when the user did not choose to. */
export function stopViewing(path: string, { ended = false } = {}): void {
  sessionStorage.removeItem(KEY);
  if (ended) sessionStorage.setItem(ENDED_KEY, '1');
  location.assign(path);
}

/** Whether the last view ended by itself; true only once. */
export function announceEndedView(): boolean {
  const ended = sessionStorage.getItem(ENDED_KEY) !== null;
  sessionStorage.removeItem(ENDED_KEY);
  return ended;
}
