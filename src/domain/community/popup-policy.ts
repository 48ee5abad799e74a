/** Spec §9: at least 2.5 days between two showings, 3 s after the page has loaded. */
const POPUP_INTERVAL_MS = 2.5 * 86_400_000;
export const POPUP_DELAY_MS = 3_000;

/** What the browser stores about the popup. Times are milliseconds since the epoch. */
export interface PopupMemory {
  clicked: boolean;
  lastShownAt: number | null;
}

type PopupDecision = 'stay_closed' | 'remember_now' | 'open';

/**
 * Decides what to do once the delay is over. Spec §4: a first visit only starts the count; once the user followed the
 * invitation, the popup never returns.
 */
export function decidePopup(memory: PopupMemory, now: number): PopupDecision {
  if (memory.clicked) return 'stay_closed';
  if (memory.lastShownAt === null) return 'remember_now';
  return now - memory.lastShownAt >= POPUP_INTERVAL_MS ? 'open' : 'stay_closed';
}
