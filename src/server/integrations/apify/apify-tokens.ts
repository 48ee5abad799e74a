import type { ApifyProblem } from '#domain/sources/apify-cost.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { TokenStore } from '../../platform/token-store.ts';
import { deleteToken, findToken, recordAnswer, saveToken } from './apify-tokens.queries.ts';

const purposeOf = (userId: string) => `apify-token:${userId}`;

interface KeptToken {
  /** Null: it was encrypted with another secret. */
  token: string | null;
  ending: string;
  savedAt: Date;
  problem: ApifyProblem | null;
  checkedAt: Date | null;
}

/** The user's own token, if stored. */
export async function findApifyToken(
  { db, secrets }: TokenStore,
  userId: string,
): Promise<KeptToken | undefined> {
  const row = await findToken(db.tenant(userId), userId);
  if (row === undefined) return undefined;
  let token: string | null = null;
  try {
    token = secrets.open(purposeOf(userId), row.token).toString('utf8');
  } catch {
    // Reported where it is used: the token has to be entered again.
  }
  const { ending, saved_at: savedAt, problem, checked_at: checkedAt } = row;
  return { token, ending, savedAt, problem, checkedAt };
}

export async function sealAndSaveToken(
  { secrets }: Pick<TokenStore, 'secrets'>,
  db: Queryable,
  userId: string,
  { token, problem, now }: { token: string; problem: ApifyProblem | null; now: Date },
): Promise<void> {
  const sealed = secrets.seal(purposeOf(userId), Buffer.from(token));
  await saveToken(db, { userId, token: sealed, ending: token.slice(-4), problem, now });
}

/** Records Apify's answer about the token; null: accepted. */
export async function recordApifyAnswer(
  { db }: TokenStore,
  userId: string,
  problem: ApifyProblem | null,
  now: Date,
): Promise<void> {
  await recordAnswer(db.tenant(userId), { userId, problem, now });
}

export async function forgetApifyToken({ db }: TokenStore, userId: string): Promise<void> {
  await deleteToken(db.tenant(userId), userId);
}
