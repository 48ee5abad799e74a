import type { Queryable } from '#server/platform/db/database.ts';

export interface FactorRow {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'phone' | 'recovery_code';
  friendly_name: string;
  status: 'unverified' | 'verified';
  sealed_secret: Buffer | null;
  phone: string | null;
}

const COLUMNS = 'f.id, f.user_id, f.factor_type, f.friendly_name, f.status, f.sealed_secret, f.phone';

/** Serialises changes to a user's factors until the transaction ends. */
export function lockFactors(tx: Queryable, userId: string): Promise<number> {
  return tx.run({
    name: 'auth-hold-factors',
    text: 'select 1 from auth.users where id = $1 for no key update',
    values: [userId],
  });
}

export function insertFactor(
  db: Queryable,
  factor: {
    userId: string;
    type: FactorRow['factor_type'];
    name: string;
    status: FactorRow['status'];
    sealedSecret: Buffer | null;
    phone: string | null;
    now: Date;
  },
): Promise<FactorRow | undefined> {
  return db.row<FactorRow>({
    name: 'auth-insert-factor',
    text: `insert into auth.factors as f
             (user_id, factor_type, friendly_name, status, sealed_secret, phone, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${COLUMNS}`,
    values: [
      factor.userId,
      factor.type,
      factor.name,
      factor.status,
      factor.sealedSecret,
      factor.phone,
      factor.now,
    ],
  });
}

/** Other users' factors are never found. */
export function findFactor(db: Queryable, id: string, userId: string): Promise<FactorRow | undefined> {
  return db.row<FactorRow>({
    name: 'auth-find-factor',
    text: `select ${COLUMNS} from auth.factors f where f.id = $1 and f.user_id = $2`,
    values: [id, userId],
  });
}

export async function countFactors(
  db: Queryable,
  userId: string,
): Promise<{ all: number; verified: number }> {
  const row = await db.row<{ all: number; verified: number }>({
    name: 'auth-count-factors',
    text: `select count(*) as all, count(*) filter (where status = 'verified') as verified
           from auth.factors where user_id = $1 and factor_type <> 'recovery_code'`,
    values: [userId],
  });
  return row ?? { all: 0, verified: 0 };
}

/** Deletes unfinished enrolments: those started before an instant, and one that blocks its name. */
export function deleteUnfinished(
  db: Queryable,
  userId: string,
  given: { begunBefore: Date; name: string },
): Promise<number> {
  return db.run({
    name: 'auth-delete-unfinished-factors',
    text: `delete from auth.factors where user_id = $1 and status = 'unverified'
             and (created_at < $2 or ($3 <> '' and lower(friendly_name) = lower($3)))`,
    values: [userId, given.begunBefore, given.name],
  });
}

/** A factor verified for the first time is active from now on; other unfinished enrolments are dropped. */
export async function setVerified(db: Queryable, factor: FactorRow, now: Date): Promise<void> {
  await db.run({
    name: 'auth-set-factor-verified',
    text: `update auth.factors set status = 'verified', updated_at = $2 where id = $1`,
    values: [factor.id, now],
  });
  await db.run({
    name: 'auth-drop-other-beginnings',
    text: `delete from auth.factors where user_id = $1 and status = 'unverified'`,
    values: [factor.user_id],
  });
}

/** A single statement, so that only one of fifty concurrent callers uses a time step; older steps become invalid. */
export async function advanceStep(db: Queryable, factorId: string, step: number): Promise<boolean> {
  const taken = await db.run({
    name: 'auth-take-step',
    text: 'update auth.factors set last_step = $2 where id = $1 and (last_step is null or last_step < $2)',
    values: [factorId, step],
  });
  return taken === 1;
}

export function deleteFactor(db: Queryable, id: string): Promise<number> {
  return db.run({
    name: 'auth-delete-factor',
    text: 'delete from auth.factors where id = $1',
    values: [id],
  });
}

export function deleteFactorsOf(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'auth-delete-factors-of-user',
    text: 'delete from auth.factors where user_id = $1',
    values: [userId],
  });
}

export function deleteFactorLeftovers(db: Queryable, before: Date): Promise<number> {
  return db.run({
    name: 'auth-delete-factor-leftovers',
    text: `with old as (delete from auth.factor_challenges where expires_at < $1),
                sent as (delete from sms_outbox where created_at < $1)
           delete from auth.factors where status = 'unverified' and created_at < $1`,
    values: [before],
  });
}
