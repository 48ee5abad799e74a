import type { AppContext } from '#server/services/app-context.ts';
import { ensureMonths } from './readings.queries.ts';

export const KEEP_MONTHS_READY_EVERY_SECONDS = 6 * 3_600;
const MONTHS_AHEAD = 3;

/**
 * Creates the history partitions of the current and next months, on a schedule, so that no sync has to wait for
 * one; measurements that arrived before their month's partition are moved into it.
 */
export async function createUpcomingPartitions(app: AppContext): Promise<void> {
  const now = app.clock.now();
  const months = Array.from(
    { length: MONTHS_AHEAD + 1 },
    (_, ahead) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)),
  );
  // Sequentially: creating a partition blocks writers of the history.
  for (const month of months) await ensureMonths(app.db.system, [month]);
}
