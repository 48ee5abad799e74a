import type { Language } from '#contract/wire/languages.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface WithdrawalRow {
  id: string;
  user_id: string;
  subscription_id: string;
  name: string;
  contract: string;
  email: string;
  language: Language;
  submitted_at: Date;
  proved_at: Date | null;
  done_at: Date | null;
  refunded_cents: number | null;
  currency: string | null;
}

/** Undefined: the contract was already withdrawn from, by a proven statement. */
export function addWithdrawal(
  tx: Queryable,
  row: {
    userId: string;
    subscriptionId: string;
    name: string;
    contract: string;
    email: string;
    language: Language;
    at: Date;
    /** Null: nothing is left to prove. */
    tokenHash: Buffer | null;
  },
): Promise<WithdrawalRow | undefined> {
  return tx.row<WithdrawalRow>({
    name: 'add-withdrawal',
    text: `insert into withdrawals (user_id, subscription_id, name, contract, email, language, submitted_at, token_hash,
             proved_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, case when $8::bytea is null then $7::timestamptz end)
           on conflict (subscription_id) where proved_at is not null do nothing
           returning *`,
    values: [
      row.userId,
      row.subscriptionId,
      row.name,
      row.contract,
      row.email,
      row.language,
      row.at,
      row.tokenHash,
    ],
  });
}

/** The proven statement that ended a contract, or is about to. */
export function findProvedWithdrawal(
  db: Queryable,
  userId: string,
  subscriptionId: string,
): Promise<WithdrawalRow | undefined> {
  return db.row<WithdrawalRow>({
    name: 'find-proved-withdrawal',
    text: `select * from withdrawals where user_id = $1 and subscription_id = $2 and proved_at is not null`,
    values: [userId, subscriptionId],
  });
}

/** The contract that somebody withdrew from last, and when: once a person everything goes back without further ado. */
export function findLastWithdrawal(
  db: Queryable,
  userId: string,
): Promise<Pick<WithdrawalRow, 'subscription_id' | 'submitted_at'> | undefined> {
  return db.row({
    name: 'find-last-withdrawal',
    text: `select subscription_id, submitted_at from withdrawals where user_id = $1 and proved_at is not null
           order by submitted_at desc limit 1`,
    values: [userId],
  });
}

/** The statement of a link, used before or not. */
export function findWithdrawalByToken(
  system: Queryable,
  tokenHash: Buffer,
  since: Date,
): Promise<WithdrawalRow | undefined> {
  return system.row<WithdrawalRow>({
    name: 'find-withdrawal-by-token',
    text: 'select * from withdrawals where token_hash = $1 and submitted_at > $2',
    values: [tokenHash, since],
  });
}

/** 0: already proven, or another statement about the same contract is. */
export function proveWithdrawal(system: Queryable, id: string, at: Date): Promise<number> {
  return system.run({
    name: 'prove-withdrawal',
    text: `update withdrawals w set proved_at = $2 where w.id = $1 and w.proved_at is null
             and not exists (select from withdrawals o
               where o.subscription_id = w.subscription_id and o.proved_at is not null)`,
    values: [id, at],
  });
}

/** 0: already closed. */
export function closeWithdrawal(
  tx: Queryable,
  done: { id: string; at: Date; cents: number; currency: string },
): Promise<number> {
  return tx.run({
    name: 'close-withdrawal',
    text: `update withdrawals set done_at = $2, refunded_cents = $3, currency = $4 where id = $1 and done_at is null`,
    values: [done.id, done.at, done.cents, done.currency],
  });
}

/** Proven, but interrupted before completion. */
export function listUndoneWithdrawals(system: Queryable, limit: number): Promise<WithdrawalRow[]> {
  return system.rows<WithdrawalRow>({
    name: 'list-undone-withdrawals',
    text: `select * from withdrawals where done_at is null and handed_over_at is null and proved_at is not null
           order by submitted_at limit $1`,
    values: [limit],
  });
}

/** Unproven statements made before an instant, about a contract not withdrawn from since. */
export function listUnprovedWithdrawals(
  system: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<WithdrawalRow[]> {
  return system.rows<WithdrawalRow>({
    name: 'list-unproved-withdrawals',
    text: `select * from withdrawals w where w.done_at is null and w.handed_over_at is null and w.proved_at is null
             and w.submitted_at < $1 and not exists (select from withdrawals o
               where o.subscription_id = w.subscription_id and o.proved_at is not null)
           order by w.submitted_at limit $2`,
    values: [before, limit],
  });
}

/** 0: already handed over concurrently. */
export function recordHandover(tx: Queryable, id: string, at: Date): Promise<number> {
  return tx.run({
    name: 'note-withdrawal-handed-over',
    text: 'update withdrawals set handed_over_at = $2 where id = $1 and handed_over_at is null',
    values: [id, at],
  });
}
