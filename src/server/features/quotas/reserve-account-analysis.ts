import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/db/database.ts';
import type { About } from './ledger.queries.ts';
import { reserveQuota, settleQuota } from './reserve.ts';

/**
 * Counts one account analysis in the transaction that keeps its report: both or neither. Many at once never exceed
 * the limit, and what fails costs nothing.
 */
export async function reserveAccountAnalysis(
  tx: Transaction,
  userId: string,
  now: Date,
  about: About = {},
): Promise<void> {
  const order = { meter: 'account_analysis', key: randomUUID(), about } as const;
  await settleQuota(tx, await reserveQuota(tx, userId, order, now), now);
}
