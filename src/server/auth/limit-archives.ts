import { ARCHIVE_LIMITS } from '#domain/archive/archive-limits.ts';
import { AppError } from '../app-error.ts';
import type { World } from '../world.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

/** Counts an archive that a user has read: one preview and one import a minute. */
export async function limitArchives(
  world: Pick<World, 'db' | 'clock' | 'secrets'>,
  userId: string,
  kind: 'preview' | 'import',
): Promise<void> {
  const now = world.clock.now();
  const whose = world.secrets.hash('rate-limit', userId).toString('base64url');
  const { secondsApart } = ARCHIVE_LIMITS;
  const state = await hitRateLimit(world.db.system, `archive-${kind}:${whose}`, now, secondsApart);
  if (state.hits <= 1) return;
  const opensAt = state.window_started_at.getTime() + secondsApart * 1_000;
  const seconds = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
  throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
