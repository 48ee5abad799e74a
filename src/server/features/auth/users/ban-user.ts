import type { Queryable } from '#server/platform/db/database.ts';
import { clearLocked, setLocked } from '../queries/bans.queries.ts';
import { voidLinks } from '../queries/one-time-tokens.queries.ts';
import { endSessionsOfUser } from '../queries/sessions.queries.ts';

/**
 * Blocks every sign-in of this user, by session, password or mailed link; call `evictCachedSessions` after the commit.
 */
export async function banUser(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  if ((await setLocked(tx, userId, now)) === 0) return false;
  await voidLinks(tx, userId, now);
  await endEverySession(tx, userId, now);
  return true;
}

/** Ended sessions are not restored. False: the user was not locked. */
export async function unbanUser(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  return (await clearLocked(tx, userId, now)) > 0;
}

/** Ends all sessions of the user; call `evictCachedSessions` after the commit. */
export async function endEverySession(tx: Queryable, userId: string, now: Date): Promise<void> {
  await endSessionsOfUser(tx, userId, now, null);
}
