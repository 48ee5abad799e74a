import { AppError } from '../../platform/app-error.ts';
import type { AppContext } from '../app-context.ts';
import { hitRateLimit } from './rate-limit.queries.ts';
import { createTurns } from './heavy-work.ts';

type Limiting = Pick<AppContext, 'db' | 'clock' | 'secrets'>;

const MINUTE = { key: 'uploads', seconds: 60, most: 10 };
/**
 * In megabytes, at least one a file. An agency that looks at the files of three hundred accounts and then imports them
 * sends six hundred.
 */
const HOUR = { key: 'uploads-hour', seconds: 3_600, most: 2_400 };
/** Nothing waits: what waits would be held in memory. */
const takeTurn = createTurns({ atOnce: 2, waiting: 0, refusal: 'uploads_at_once', comeBackAfterSeconds: 30 });

/** Before a large file is received: two at a time per user, ten a minute. Call the returned function when done. */
export async function limitLargeUploads(app: Limiting, userId: string): Promise<() => void> {
  const turn = takeTurn(app.db, userId);
  try {
    await limitRate(app, userId, MINUTE, 1);
  } catch (error) {
    turn.end();
    throw error;
  }
  return () => turn.end();
}

/** Before any file is received: so many megabytes an hour per user, and so many files. */
export function limitUploads(app: Limiting, userId: string, megabytes: number): Promise<void> {
  return limitRate(app, userId, HOUR, Math.max(1, Math.ceil(megabytes)));
}

async function limitRate(
  app: Limiting,
  userId: string,
  { key, seconds: window, most }: typeof HOUR,
  hits: number,
): Promise<void> {
  const now = app.clock.now();
  const whose = `${key}:${app.secrets.hash('rate-limit', userId).toString('base64url')}`;
  const state = await hitRateLimit(app.db.system, whose, now, window, hits);
  if (state.hits <= most) return;
  const opensAt = state.window_started_at.getTime() + window * 1_000;
  const seconds = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
  throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
