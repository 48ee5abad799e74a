import type { AppContext } from '#server/services/app-context.ts';
import { ensureMonths } from './readings.queries.ts';

export const KEEP_MONTHS_READY_EVERY_SECONDS = 6 * 3_600;
const MONTHS_AHEAD = 3;

/**
 * Makes the history's partitions of this month and the next ones, by the clock, so that no sync has to wait for
 * one; readings that came before their month had one move into it.
 */
export async function createUpcomingPartitions(app: AppContext): Promise<void> {
  const now = app.clock.now();
  const months = Array.from(
    { length: MONTHS_AHEAD + 1 },
    (_, ahead) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)),
  );
  // One by one: making a partition holds up whoever writes to the history.
  for (const month of months) await ensureMonths(app.db.system, [month]);
}
