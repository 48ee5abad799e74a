/** Figures of recent videos still change: older data than this is marked. */
const STALE_AFTER_MS = 3 * 86_400_000;

export function isStale(observedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(observedAt) > STALE_AFTER_MS;
}
