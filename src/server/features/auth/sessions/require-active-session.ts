import type { Queryable } from '#server/platform/db/database.ts';
import { lockAccountOwner, type Asking } from '#server/services/user-lock/lock-account-owner.ts';
import { AuthRefusal } from '../request/refusal.ts';

/** For the authentication handlers. */
export async function requireActiveSession(tx: Queryable, { userId, sessionId }: Asking): Promise<void> {
  if (!(await lockAccountOwner(tx, userId, sessionId))) throw new AuthRefusal('session_not_found');
}
