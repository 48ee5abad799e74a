import { API_KEY_REQUESTS_PER_MINUTE } from '#domain/api-keys/api-key.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { countRequest, findLiveKey, markKeyUsed } from './api-keys.queries.ts';

const WINDOW_SECONDS = 60;
/** « Last used » has a resolution of a minute, to avoid a write per request. */
const USED_EVERY_MS = 60_000;

export function hashApiKey({ secrets }: Pick<AppContext, 'secrets'>, token: string): Buffer {
  return secrets.hash('api-key', token);
}

/**
 * Identifies the user of a key. Checked in the database on every request: a key that was revoked, or whose user was
 * locked or
 * erased, fails from the next request on. Throws `unauthenticated` or `rate_limited`.
 */
export async function verifyApiKey(
  app: Pick<AppContext, 'db' | 'secrets' | 'clock'>,
  token: string,
): Promise<Caller> {
  const { system } = app.db;
  const now = app.clock.now();
  const key = await findLiveKey(system, hashApiKey(app, token), now);
  if (key === undefined) throw new AppError('unauthenticated');
  const { hits, window_started_at: begun } = await countRequest(system, key.id, now, WINDOW_SECONDS);
  if (hits > API_KEY_REQUESTS_PER_MINUTE) {
    const seconds = Math.max(1, Math.ceil((begun.getTime() - now.getTime()) / 1_000 + WINDOW_SECONDS));
    throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
  }
  if (key.last_used_at === null || now.getTime() - key.last_used_at.getTime() >= USED_EVERY_MS) {
    await markKeyUsed(system, key.id, now);
  }
  // The key was created in a session that met the user's authentication requirements.
  return {
    userId: key.user_id,
    email: key.email,
    sessionId: key.id,
    aal: 'aal2',
    apiKey: { id: key.id, scopes: key.scopes },
  };
}
