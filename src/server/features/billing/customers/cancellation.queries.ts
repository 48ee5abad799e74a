import type { Queryable, Transaction } from '#server/platform/db/database.ts';

export function addCancellationRequest(
  system: Queryable,
  row: { tokenHash: Buffer; userId: string; at: Date; expiresAt: Date },
): Promise<number> {
  return system.run({
    name: 'add-cancellation-request',
    text: `insert into cancellation_requests (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    values: [row.tokenHash, row.userId, row.at, row.expiresAt],
  });
}

/** Number of a payer's valid links; the payer is locked until the transaction ends, so that the limit holds. */
export async function countGoodRequests(tx: Transaction, userId: string, now: Date): Promise<number> {
  await tx.run({
    name: 'hold-payer',
    text: 'select from billing_customers where user_id = $1 for no key update',
    values: [userId],
  });
  const row = await tx.row<{ good: number }>({
    name: 'count-good-cancellation-requests',
    text: 'select count(*)::int as good from cancellation_requests where user_id = $1 and expires_at > $2',
    values: [userId, now],
  });
  return row?.good ?? 0;
}

/** The owner of a valid link; it may be used repeatedly until it expires or the contract is resumed. */
export function findCancellationRequest(
  system: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string } | undefined> {
  return system.row({
    name: 'find-cancellation-request',
    text: 'select user_id from cancellation_requests where token_hash = $1 and expires_at > $2',
    values: [tokenHash, now],
  });
}

/** Deletes the links of a payer whose contract was resumed or replaced. */
export function dropCancellationRequests(tx: Transaction, userId: string): Promise<number> {
  return tx.run({
    name: 'drop-cancellation-requests',
    text: 'delete from cancellation_requests where user_id = $1',
    values: [userId],
  });
}

export function deleteOldCancellationRequests(system: Queryable, before: Date): Promise<number> {
  return system.run({
    name: 'forget-cancellation-requests',
    text: 'delete from cancellation_requests where expires_at < $1',
    values: [before],
  });
}

/** The user with a contract under this address, in any spelling. */
export function findPayerByEmail(
  system: Queryable,
  spellings: readonly string[],
): Promise<{ user_id: string } | undefined> {
  return system.row({
    name: 'find-payer-by-email',
    text: `select c.user_id from auth.users u join billing_customers c on c.user_id = u.id
           where u.email_normalised = any($1) limit 1`,
    values: [spellings],
  });
}
