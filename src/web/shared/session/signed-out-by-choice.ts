export const LEFT_BY_CHOICE = 'left-by-choice';
const COUNTS_FOR_MS = 10_000;

/** Called before signing out, so that all tabs discard their form drafts. */
export function signOutByChoice(now: number): void {
  try {
    localStorage.setItem(LEFT_BY_CHOICE, String(now));
  } catch {
    // Without storage there are no drafts either.
  }
}

export function didSignOutByChoice(now: number): boolean {
  try {
    return Math.abs(now - Number(localStorage.getItem(LEFT_BY_CHOICE) ?? 0)) < COUNTS_FOR_MS;
  } catch {
    return true;
  }
}
