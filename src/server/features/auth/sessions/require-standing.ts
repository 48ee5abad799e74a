import type { Queryable } from '#server/platform/db/database.ts';
import { holdAccount, type Asking } from '#server/services/user-lock/hold-account.ts';
import { AuthRefusal } from '../request/refusal.ts';

/** For the verbs of signing in. */
export async function requireStanding(tx: Queryable, { userId, sessionId }: Asking): Promise<void> {
  if (!(await holdAccount(tx, userId, sessionId))) throw new AuthRefusal('session_not_found');
}
