import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../app-context.ts';

/**
 * Locks an account until the end of the transaction, before anything else in it. True: the account still exists, and so
 * does the given session or API key. Everything that grants access to an account calls this in the transaction that
 * writes it, and everything that revokes access locks it, too: what was proved before a password was hashed or a
 * provider called may have ended since.
 */
export async function lockAccountOwner(
  tx: Queryable,
  userId: string,
  sessionId: string | null,
): Promise<boolean> {
  const row = await tx.row<{ stands: boolean }>({
    name: 'auth-hold-account',
    text: 'select account_stands($1, $2) as stands',
    values: [userId, sessionId],
  });
  return row?.stands === true;
}

export type Asking = Pick<Caller, 'userId' | 'sessionId'>;

/** For all calls except sign-in. Sessions of an external auth server are checked by that server. */
export async function requireCallerStands(
  { config }: Pick<AppContext, 'config'>,
  tx: Queryable,
  { userId, sessionId, apiKey }: Asking & Pick<Caller, 'apiKey'>,
): Promise<void> {
  const isElsewhere = config.externalAuth !== null && apiKey === undefined;
  if (!(await lockAccountOwner(tx, userId, isElsewhere ? null : sessionId)))
    throw new AppError('unauthenticated');
}
