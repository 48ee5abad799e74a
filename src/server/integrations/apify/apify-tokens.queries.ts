import type { ApifyProblem } from '#domain/sources/apify-cost.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface TokenRow {
  token: Buffer;
  ending: string;
  saved_at: Date;
  problem: ApifyProblem | null;
  checked_at: Date | null;
}

export function findToken(db: Queryable, userId: string): Promise<TokenRow | undefined> {
  return db.row<TokenRow>({
    name: 'find-apify-token',
    text: 'select token, ending, saved_at, problem, checked_at from apify_tokens where user_id = $1',
    values: [userId],
  });
}

export function saveToken(
  db: Queryable,
  kept: { userId: string; token: Buffer; ending: string; problem: ApifyProblem | null; now: Date },
): Promise<number> {
  return db.run({
    name: 'save-apify-token',
    text: `insert into apify_tokens (user_id, token, ending, saved_at, problem, checked_at) values ($1, $2, $3, $4, $5, $4)
           on conflict (user_id) do update set token = excluded.token, ending = excluded.ending,
             saved_at = excluded.saved_at, problem = excluded.problem, checked_at = excluded.checked_at`,
    values: [kept.userId, kept.token, kept.ending, kept.now, kept.problem],
  });
}

/** Apify's last answer about the token. */
export function recordAnswer(
  db: Queryable,
  { userId, problem, now }: { userId: string; problem: ApifyProblem | null; now: Date },
): Promise<number> {
  return db.run({
    name: 'note-apify-answer',
    text: 'update apify_tokens set problem = $2, checked_at = $3 where user_id = $1',
    values: [userId, problem, now],
  });
}

export function deleteToken(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'delete-apify-token',
    text: 'delete from apify_tokens where user_id = $1',
    values: [userId],
  });
}
