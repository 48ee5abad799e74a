import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/db/database.ts';
import type { About } from './ledger.queries.ts';
import { reserveQuota, settleQuota } from './reserve.ts';

/**
 * Charges one account analysis in the transaction that stores its report: both or neither. Concurrent calls never
 * exceed
 * the limit, and failures cost nothing.
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
