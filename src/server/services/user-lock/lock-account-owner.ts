import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../app-context.ts';

/**
 * Holds an account until the transaction ends, before anything else in it. True: it stands, and so does the session
 * or API key where one is given. Everything that gives power over an account asks here in the transaction that writes
 * it, and everything that takes an account from somebody holds it, too: what was proved before a password was hashed
 * or a provider asked may have ended since.
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

/** For all calls but those of signing in. Sessions of an external auth server are that server's to judge. */
export async function requireCallerStands(
  { config }: Pick<AppContext, 'config'>,
  tx: Queryable,
  { userId, sessionId, apiKey }: Asking & Pick<Caller, 'apiKey'>,
): Promise<void> {
  const isElsewhere = config.externalAuth !== null && apiKey === undefined;
  if (!(await lockAccountOwner(tx, userId, isElsewhere ? null : sessionId)))
    throw new AppError('unauthenticated');
}
