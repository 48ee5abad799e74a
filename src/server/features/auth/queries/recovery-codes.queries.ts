import type { Queryable } from '#server/platform/db/database.ts';

export interface RecoverySet {
  id: string;
  friendly_name: string;
  total: number;
  remaining: number;
}

export function findRecoverySet(db: Queryable, userId: string): Promise<RecoverySet | undefined> {
  return db.row<RecoverySet>({
    name: 'auth-find-recovery-set',
    text: `select f.id, f.friendly_name, count(c.code_hash) as total,
             count(c.code_hash) filter (where c.used_at is null) as remaining
           from auth.factors f left join auth.recovery_codes c on c.factor_id = f.id
           where f.user_id = $1 and f.factor_type = 'recovery_code' group by f.id`,
    values: [userId],
  });
}

export function replaceCodes(
  db: Queryable,
  set: { factorId: string; hashes: Buffer[]; now: Date },
): Promise<number> {
  return db.run({
    name: 'auth-replace-recovery-codes',
    text: `with old as (delete from auth.recovery_codes where factor_id = $1),
                f as (update auth.factors set updated_at = $3 where id = $1)
           insert into auth.recovery_codes (code_hash, factor_id, created_at)
           select hash, $1, $3 from unnest($2::bytea[]) hash`,
    values: [set.factorId, set.hashes, set.now],
  });
}

/** A single statement, so that only one of fifty concurrent callers consumes a code. Returns its set. */
export async function spendCode(
  db: Queryable,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db.row<{ factor_id: string }>({
    name: 'auth-spend-recovery-code',
    text: `update auth.recovery_codes c set used_at = $3 from auth.factors f
           where c.code_hash = $2 and c.used_at is null and f.id = c.factor_id and f.user_id = $1
           returning c.factor_id`,
    values: [userId, hash, now],
  });
  return row?.factor_id;
}
