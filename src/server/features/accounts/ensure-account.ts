import type { Handle } from '#domain/accounts/handle.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { findAccountByHandle } from './queries/accounts.queries.ts';
import { addAccount } from './add-account.ts';

/** The id of a handle's linked account; links it if needed and if the plan has a free slot. */
export async function ensureAccount(
  tx: Transaction,
  { userId, handle, now }: { userId: string; handle: Handle; now: Date },
): Promise<string> {
  const linked = await findAccountByHandle(tx, userId, handle);
  return (linked ?? (await addAccount(tx, { userId, handle, now }))).id;
}
