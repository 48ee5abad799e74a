import type { Queryable } from '#server/platform/db/database.ts';
import type { FactorRow } from './factors.queries.ts';

export function insertChallenge(
  db: Queryable,
  challenge: {
    id: string;
    factorId: string;
    sessionId: string;
    codeHash: Buffer | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<number> {
  return db.run({
    name: 'auth-insert-challenge',
    text: `with f as (update auth.factors set last_challenged_at = $5 where id = $2)
           insert into auth.factor_challenges (id, factor_id, session_id, code_hash, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [
      challenge.id,
      challenge.factorId,
      challenge.sessionId,
      challenge.codeHash,
      challenge.now,
      challenge.expiresAt,
    ],
  });
}

export type TriedFactor = Pick<FactorRow, 'id' | 'user_id' | 'factor_type' | 'status' | 'sealed_secret'> & {
  code_hash: Buffer | null;
};

/**
 * Counts an attempt before its code is checked; undefined when none is left, or the challenge has ended or is not the
 * user's.
 */
export function countTry(
  db: Queryable,
  challenge: { id: string; factorId: string; userId: string; sessionId: string; most: number; now: Date },
): Promise<TriedFactor | undefined> {
  return db.row<TriedFactor>({
    name: 'auth-count-try',
    text: `update auth.factor_challenges c set tries = c.tries + 1 from auth.factors f
           where c.id = $1 and c.factor_id = $2 and c.session_id = $4 and f.id = c.factor_id and f.user_id = $3
             and c.used_at is null and c.expires_at > $6 and c.tries < $5
           returning f.id, f.user_id, f.factor_type, f.status, f.sealed_secret, c.code_hash`,
    values: [
      challenge.id,
      challenge.factorId,
      challenge.userId,
      challenge.sessionId,
      challenge.most,
      challenge.now,
    ],
  });
}

/** A single statement, so that only one caller can consume a challenge. */
export async function consumeChallenge(db: Queryable, id: string, now: Date): Promise<boolean> {
  const spent = await db.run({
    name: 'auth-spend-challenge',
    text: 'update auth.factor_challenges set used_at = $2 where id = $1 and used_at is null',
    values: [id, now],
  });
  return spent === 1;
}

/** A new code ends the session's previous one; those of other sessions stay: a stranger could end the owner's. */
export function voidChallenges(
  db: Queryable,
  { factorId, sessionId, now }: { factorId: string; sessionId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'auth-void-challenges',
    text: `update auth.factor_challenges set used_at = $3
           where factor_id = $1 and session_id = $2 and used_at is null`,
    values: [factorId, sessionId, now],
  });
}
