import type { World } from '../../../world.ts';
import { deleteToken, findToken, saveToken } from './apify-tokens.queries.ts';

export type Vault = Pick<World, 'db' | 'secrets'>;

const purposeOf = (userId: string) => `apify-token:${userId}`;

/** The user's own token; `token` is null when it was sealed with another secret. */
export async function findApifyToken(
  { db, secrets }: Vault,
  userId: string,
): Promise<{ token: string | null; ending: string; savedAt: Date } | undefined> {
  const row = await findToken(db.tenant(userId), userId);
  if (row === undefined) return undefined;
  let token: string | null = null;
  try {
    token = secrets.open(purposeOf(userId), row.token).toString('utf8');
  } catch {
    // Said where it is used: the token has to be given again.
  }
  return { token, ending: row.ending, savedAt: row.saved_at };
}

export async function keepApifyToken(
  { db, secrets }: Vault,
  userId: string,
  token: string,
  now: Date,
): Promise<void> {
  const sealed = secrets.seal(purposeOf(userId), Buffer.from(token));
  await saveToken(db.tenant(userId), { userId, token: sealed, ending: token.slice(-4), now });
}

export async function forgetApifyToken({ db }: Vault, userId: string): Promise<void> {
  await deleteToken(db.tenant(userId), userId);
}
