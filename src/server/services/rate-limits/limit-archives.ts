import { ARCHIVE_LIMITS } from '#domain/archive/archive-limits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AppContext } from '../app-context.ts';
import { findRateLimit, hitRateLimit } from './rate-limit.queries.ts';

type Kind = 'preview' | 'import';
type Limiting = Pick<AppContext, 'db' | 'clock' | 'secrets'>;

/** Counts an archive that a user has read: one preview and one import per minute. */
export async function limitArchives(app: Limiting, userId: string, kind: Kind): Promise<void> {
  const now = app.clock.now();
  const { secondsApart } = ARCHIVE_LIMITS;
  const state = await hitRateLimit(app.db.system, keyOf(app, userId, kind), now, secondsApart);
  if (state.hits > 1) throw tooSoon(opensIn(state, now));
}

/** Before an archive is received: refuses where any of these kinds would be refused after reading it. */
export async function expectArchiveTurn(
  app: Limiting,
  userId: string,
  kinds: readonly Kind[],
): Promise<void> {
  const now = app.clock.now();
  const waits: number[] = [];
  for (const kind of kinds) {
    const state = await findRateLimit(app.db.system, keyOf(app, userId, kind));
    if (state === undefined || state.hits < 1 || opensIn(state, now) <= 0) return;
    waits.push(opensIn(state, now));
  }
  throw tooSoon(Math.min(...waits));
}

const keyOf = (app: Limiting, userId: string, kind: Kind): string =>
  `archive-${kind}:${app.secrets.hash('rate-limit', userId).toString('base64url')}`;

function opensIn({ window_started_at: started }: { window_started_at: Date }, now: Date): number {
  return Math.ceil((started.getTime() + ARCHIVE_LIMITS.secondsApart * 1_000 - now.getTime()) / 1_000);
}

function tooSoon(wait: number): AppError {
  const seconds = Math.max(1, wait);
  return new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
