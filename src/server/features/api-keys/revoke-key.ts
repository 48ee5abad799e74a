import type { ApiKey } from '#contract/api-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { revokeKey as revokeRow, revokeKeysOf } from './api-keys.queries.ts';
import { showKey } from './show-key.ts';

/** Effective from the next request on. */
export async function revokeKey(app: AppContext, { userId }: Caller, keyId: string): Promise<ApiKey> {
  const row = await revokeRow(app.db.tenant(userId), userId, keyId, systemClock.now());
  if (row === undefined) throw new AppError('not_found');
  return showKey(row);
}

/** Revokes all keys of a user who deletes the account. */
export async function revokeAllKeys(db: Queryable, userId: string): Promise<void> {
  await revokeKeysOf(db, userId, systemClock.now());
}
