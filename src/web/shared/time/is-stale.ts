/** Figures of recent videos still move: beyond this age they say so. */
const STALE_AFTER_MS = 3 * 86_400_000;

export function isStale(observedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(observedAt) > STALE_AFTER_MS;
}
