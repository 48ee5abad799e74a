import type { Queryable } from '../../platform/db/database.ts';

/** A user's key and the request it was first sent with. */
export interface Claim {
  userId: string;
  key: string;
  requestHash: Buffer;
  at: Date;
}

export interface StoredAnswer {
  status: number;
  headers: [name: string, value: string][];
  /** Null: the response has no body. */
  body: string | null;
}

/**
 * Claims the key for one request: when it is new, has expired, or was claimed for the same request by a process
 * that never answered. False: already claimed.
 */
export async function claimKey(
  db: Queryable,
  claim: Claim,
  { expiredBefore, abandonedBefore }: { expiredBefore: Date; abandonedBefore: Date },
): Promise<boolean> {
  const row = await db.row({
    name: 'claim-idempotency-key',
    text: `with forgotten as (
             delete from idempotency_keys where user_id = $1 and created_at < $5 and key <> $2)
           insert into idempotency_keys as k (user_id, key, request_hash, created_at)
           values ($1, $2, $3, $4)
           on conflict (user_id, key) do update
           set request_hash = excluded.request_hash, status = null, response = null, created_at = excluded.created_at
           where k.created_at < $5
              or (k.status is null and k.created_at < $6 and k.request_hash = excluded.request_hash)
           returning 1`,
    values: [claim.userId, claim.key, claim.requestHash, claim.at, expiredBefore, abandonedBefore],
  });
  return row !== undefined;
}

interface KeyRow {
  requestHash: Buffer;
  /** Null: the first request is still in progress. */
  answer: StoredAnswer | null;
}

export async function findKey(db: Queryable, userId: string, key: string): Promise<KeyRow | undefined> {
  const row = await db.row<{
    request_hash: Buffer;
    status: number | null;
    response: Omit<StoredAnswer, 'status'> | null;
  }>({
    name: 'find-idempotency-key',
    text: 'select request_hash, status, response from idempotency_keys where user_id = $1 and key = $2',
    values: [userId, key],
  });
  if (row === undefined) return undefined;
  const { request_hash: requestHash, status, response } = row;
  return { requestHash, answer: status === null || response === null ? null : { status, ...response } };
}

/** Stores the response for repeats, if the claim is still valid. */
export function keepAnswer(
  db: Queryable,
  { userId, key, requestHash, at }: Claim,
  { status, ...response }: StoredAnswer,
): Promise<number> {
  return db.run({
    name: 'keep-idempotent-answer',
    text: `update idempotency_keys set status = $5, response = $6
           where user_id = $1 and key = $2 and request_hash = $3 and created_at = $4 and status is null`,
    values: [userId, key, requestHash, at, status, JSON.stringify(response)],
  });
}

/** Releases the key: the request had no effect, so a repeat may try again. */
export function releaseKey(db: Queryable, { userId, key, requestHash, at }: Claim): Promise<number> {
  return db.run({
    name: 'release-idempotency-key',
    text: `delete from idempotency_keys
           where user_id = $1 and key = $2 and request_hash = $3 and created_at = $4 and status is null`,
    values: [userId, key, requestHash, at],
  });
}
