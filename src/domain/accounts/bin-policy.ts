const DAY_MS = 86_400_000;
/** Days that what was deleted can be taken back for. */
export const BIN_DAYS = 30;

/** Until when what is deleted `now` can be taken back. */
export function binExpiry(now: Date): Date {
  return new Date(now.getTime() + BIN_DAYS * DAY_MS);
}
