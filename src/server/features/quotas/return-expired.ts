import type { World } from '../../services/app-context.ts';
import { listAbandoned } from './ledger.queries.ts';
import { giveBackQuota } from './reserve.ts';

/** With the lease of 30 s: what a dead process held is back within 45 s. */
export const RETURN_ABANDONED_EVERY_SECONDS = 15;
const AT_ONCE = 200;

/** Gives back what is held by nobody any more. Two processes doing it at once give it back once. */
export async function returnAbandoned(world: World): Promise<number> {
  const now = world.clock.now();
  let returned = 0;
  for (const { id, user_id: userId, meter } of await listAbandoned(world.db.system, {
    before: now,
    limit: AT_ONCE,
  })) {
    const isBack = await world.db
      .tenant(userId)
      .transaction(tx => giveBackQuota(tx, { id, userId, meter }, 'abandoned', now, now));
    if (isBack) returned += 1;
  }
  if (returned > 0) world.log.warn({ returned }, 'quota reservations of nobody were given back');
  return returned;
}
