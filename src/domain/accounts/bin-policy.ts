const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/** Until when what is deleted `now` can be taken back. */
export function binExpiry(now: Date): Date {
  return new Date(now.getTime() + KEPT_DAYS * DAY_MS);
}
