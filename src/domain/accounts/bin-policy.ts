import { DAY_MS } from '#domain/time/day-ms.ts';

/** Days during which a deleted item can be restored. */
export const BIN_DAYS = 30;

/** Until when an item deleted `now` can be restored. */
export function binExpiry(now: Date): Date {
  return new Date(now.getTime() + BIN_DAYS * DAY_MS);
}
