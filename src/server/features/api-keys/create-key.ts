import { lockUser } from '#server/services/user-lock/lock-user.ts';
import { DAY_MS } from '#domain/time/day-ms.ts';
import { randomBytes } from 'node:crypto';
import type { ApiKey } from '#contract/api-keys.ts';
import { API_KEY_SHOWN_CHARACTERS, API_KEY_START, API_KEYS_MAX } from '#domain/api-keys/api-key.ts';
import { AppError } from '../../platform/app-error.ts';
import { proveCaller } from '../auth/users/confirm-password.ts';
import { requireCallerStands } from '../../services/user-lock/lock-account-owner.ts';
import { systemClock } from '../../platform/clock.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { mailSecurity, recordSecurityEvent } from '../notifications/announce-security.ts';
import type { Caller } from '../../services/app-context.ts';
import { countLiveKeys, insertKey } from './api-keys.queries.ts';
import { showKey } from './show-key.ts';
import { hashApiKey } from './verify-api-key.ts';

const SECRET_BYTES = 32;

/** Creates a key after reauthentication; its text is only returned in this response. The owner is notified by mail. */
export async function createKey(
  context: RequestContext & { caller: Caller },
  wanted: { name: string; write: boolean; days: number; password?: string | undefined },
): Promise<{ key: ApiKey; token: string }> {
  const { app, caller } = context;
  if (context.answer !== undefined) context.answer.isSecret = true;
  const { name, write, days, password } = wanted;
  await proveCaller(app, caller, password);
  const { userId } = caller;
  const now = systemClock.now();
  const token = `${API_KEY_START}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const row = await app.db.tenant(userId).transaction(async tx => {
    await requireCallerStands(app, tx, caller);
    if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
    if ((await countLiveKeys(tx, userId, now)) >= API_KEYS_MAX) {
      throw new AppError('api_key_limit_reached', { limit: API_KEYS_MAX });
    }
    const key = await insertKey(tx, {
      userId,
      name,
      prefix: token.slice(0, API_KEY_SHOWN_CHARACTERS),
      tokenHash: hashApiKey(app, token),
      scopes: write ? ['read', 'write'] : ['read'],
      now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
    const { requestId } = context;
    await recordSecurityEvent(app, tx, userId, { what: 'api_key_created', name, requestId });
    return key;
  });
  await mailSecurity(app, userId, { what: 'api_key_created', values: { name, prefix: row.prefix } });
  return { key: showKey(row), token };
}
