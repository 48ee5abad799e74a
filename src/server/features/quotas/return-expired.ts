import type { AppContext } from '../../services/app-context.ts';
import { listAbandoned } from './ledger.queries.ts';
import { releaseQuota } from './reserve.ts';

/** With the lease of 30 s: a dead process's reservations are released within 45 s. */
export const RETURN_ABANDONED_EVERY_SECONDS = 15;
const AT_ONCE = 200;

/** Releases abandoned reservations. Two concurrent processes release each only once. */
export async function returnExpiredReservations(app: AppContext): Promise<number> {
  const now = app.clock.now();
  let returned = 0;
  for (const { id, user_id: userId, meter } of await listAbandoned(app.db.system, {
    before: now,
    limit: AT_ONCE,
  })) {
    const isBack = await app.db
      .tenant(userId)
      .transaction(tx => releaseQuota(tx, { id, userId, meter }, 'abandoned', now, now));
    if (isBack) returned += 1;
  }
  if (returned > 0) app.log.warn({ returned }, 'quota reservations of nobody were given back');
  return returned;
}
