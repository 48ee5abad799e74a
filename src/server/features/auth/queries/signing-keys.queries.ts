import type { JWK } from 'jose';
import type { Queryable, Transaction } from '#server/platform/db/database.ts';

export interface SigningKeyRow {
  kid: string;
  public_jwk: JWK;
  sealed_private_jwk: Buffer;
  created_at: Date;
  retired_at: Date | null;
}

/** Active signing keys, newest first, and retired ones that valid tokens may still name. */
export function listSigningKeys(db: Queryable, retiredAfter: Date): Promise<SigningKeyRow[]> {
  return db.rows<SigningKeyRow>({
    name: 'list-signing-keys',
    text: `select kid, public_jwk, sealed_private_jwk, created_at, retired_at from auth.signing_keys
           where retired_at is null or retired_at > $1 order by created_at desc, kid`,
    values: [retiredAfter],
  });
}

/** Locked until the transaction ends: only one process creates keys at a time. */
export async function lockSigningKeys(tx: Transaction): Promise<void> {
  await tx.run({
    name: 'lock-signing-keys',
    text: `select pg_advisory_xact_lock(hashtext('accroche:signing-keys'))`,
  });
}

export function insertSigningKey(
  tx: Transaction,
  key: { kid: string; publicJwk: JWK; sealedPrivateJwk: Buffer; now: Date },
): Promise<number> {
  return tx.run({
    name: 'insert-signing-key',
    text: `insert into auth.signing_keys (kid, public_jwk, sealed_private_jwk, created_at) values ($1, $2, $3, $4)`,
    values: [key.kid, key.publicJwk, key.sealedPrivateJwk, key.now],
  });
}

export function retireSigningKeys(tx: Transaction, now: Date): Promise<number> {
  return tx.run({
    name: 'retire-signing-keys',
    text: 'update auth.signing_keys set retired_at = $1 where retired_at is null',
    values: [now],
  });
}

/** Keys that no valid token names any more, or that are being withdrawn. */
export function deleteRetiredKeys(tx: Transaction, retiredUntil: Date): Promise<number> {
  return tx.run({
    name: 'delete-retired-signing-keys',
    text: 'delete from auth.signing_keys where retired_at <= $1',
    values: [retiredUntil],
  });
}

/** Tokens signed by any of them are refused from the next request on. */
export function deleteSigningKeys(tx: Transaction): Promise<number> {
  return tx.run({ name: 'delete-signing-keys', text: 'delete from auth.signing_keys' });
}

/** When the current signing key was created. */
export async function findNewestKeyTime(tx: Transaction): Promise<Date | undefined> {
  const row = await tx.row<{ created_at: Date }>({
    name: 'find-newest-signing-key',
    text: `select created_at from auth.signing_keys where retired_at is null order by created_at desc, kid limit 1`,
  });
  return row?.created_at;
}
