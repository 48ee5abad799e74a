import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppContext } from '../app-context.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

const WINDOW_SECONDS = 60;
const UPLOADS_A_WINDOW = 10;
/** Per user and process. */
const AT_ONCE = 2;
const COME_BACK_AFTER_SECONDS = 30;

/** In memory: uploads end with the process that receives them. */
const underWay = new WeakMap<Database, Map<string, number>>();

/** Before a large file is received: two at a time per user, ten a minute. Call the returned function when done. */
export async function limitUploads(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  userId: string,
): Promise<() => void> {
  const counts = underWay.get(app.db) ?? new Map<string, number>();
  underWay.set(app.db, counts);
  const others = counts.get(userId) ?? 0;
  if (others >= AT_ONCE)
    throw new AppError('uploads_at_once', {}, { retryAfterSeconds: COME_BACK_AFTER_SECONDS });
  counts.set(userId, others + 1);
  const release = () => {
    const left = (counts.get(userId) ?? 0) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
  };
  try {
    await limitRate(app, userId);
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

async function limitRate(app: Pick<AppContext, 'db' | 'clock' | 'secrets'>, userId: string): Promise<void> {
  const now = app.clock.now();
  const key = `uploads:${app.secrets.hash('rate-limit', userId).toString('base64url')}`;
  const state = await hitRateLimit(app.db.system, key, now, WINDOW_SECONDS);
  if (state.hits <= UPLOADS_A_WINDOW) return;
  const opensAt = state.window_started_at.getTime() + WINDOW_SECONDS * 1_000;
  const seconds = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
  throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
