import { videosToList } from '#domain/accounts/collection-schedule.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import { accountAggregates } from '#domain/metrics/account-aggregates.ts';
import { countChange } from '#domain/metrics/count-change.ts';
import { withoutDuplicates } from '#domain/sources/better-reading.ts';
import { isDated, type SourceErrorCode } from '#domain/sources/reading.ts';
import { mostTelling } from '#domain/sources/most-specific-refusal.ts';
import { SourceError, type Collected } from '#server/integrations/video-source/video-source.ts';
import { RetryLater, type JobContext } from '#server/platform/jobs/jobs.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findAccount } from '../queries/accounts.queries.ts';
import { told, type Obstacle } from './find-sync-obstacle.ts';
import { findLastSnapshot, listLadderVideos, type LastCollection } from './readings.queries.ts';
import { beginRun, reachStep, type RunRef } from '../runs/run-progress.ts';
import { saveFailedSync, saveSync, type SyncTarget } from './save-sync.ts';

/** Newest videos read in one sync. */
const VIDEO_LIMIT = 200;
const RETRY_HORIZON_MS = 90 * 86_400_000;
/** A day minus an hour. */
const DEEP_SYNC_AFTER_MS = 23 * 3_600_000;
/** Spec §9: an analysis may take up to one minute. */
const COLLECT_WITHIN_MS = 60_000;
/** A source that requests a longer pause makes the sync fail: the page would wait in vain. */
const LONGEST_PAUSE_MS = 60_000;

/** Errors that may resolve themselves within the minutes a sync may take. */
const PASSING: ReadonlySet<SourceErrorCode> = new Set(['network', 'timeout', 'rate_limited', 'challenge']);

/**
 * The sync job. It may be killed and restarted at any point: until its single transaction commits
 * nothing has changed, and after that nothing is left to do.
 */
export async function runSync(app: AppContext, ref: RunRef, context: JobContext): Promise<void> {
  const run = await beginRun(app, ref);
  if (run === undefined || run.account_id === null) return;
  const account = await findAccount(app.db.tenant(ref.userId), ref.userId, run.account_id);
  if (account === undefined) return;
  const handle = account.tiktok_username;
  const target: SyncTarget = {
    ref,
    accountId: account.id,
    handle,
    firstSync: account.last_synced_at === null,
    isAutomatic: run.is_automatic,
  };
  try {
    await collectAndSave(app, target, await depthOf(app, target, account.last_synced_at), context.signal);
  } catch (error) {
    // The job was reclaimed or stopped: the next worker restarts it.
    if (context.signal.aborted) throw error;
    const pauseMs = error instanceof SourceError ? pauseBeforeRetry(error) : 0;
    if (pauseMs !== null && !context.lastTry) throw pauseMs === 0 ? error : new RetryLater(pauseMs, error);
    if (!(error instanceof SourceError)) app.log.error({ err: error, ...ref }, 'a sync failed');
    const cause = error instanceof SourceError ? error : { code: null };
    await saveFailedSync(app, target, failureOf(error, handle), cause);
  }
}

interface Depth {
  limit: number;
  isRoutine: boolean;
}

/** Deep when started by hand and once a day; otherwise only down to the due videos, without paid sources. */
async function depthOf(
  app: AppContext,
  { ref, handle, isAutomatic }: SyncTarget,
  lastSyncedAt: Date | null,
): Promise<Depth> {
  const now = app.clock.now();
  const isRoutine =
    isAutomatic && lastSyncedAt !== null && now.getTime() - lastSyncedAt.getTime() < DEEP_SYNC_AFTER_MS;
  if (!isRoutine) return { limit: VIDEO_LIMIT, isRoutine };
  const since = new Date(now.getTime() - RETRY_HORIZON_MS);
  const young = await listLadderVideos(app.db.tenant(ref.userId), { userId: ref.userId, handle, since });
  return { limit: Math.min(VIDEO_LIMIT, videosToList(young, now)), isRoutine };
}

async function collectAndSave(
  app: AppContext,
  target: SyncTarget,
  depth: Depth,
  signal: AbortSignal,
): Promise<void> {
  const { ref, handle } = target;
  const last = await findLastSnapshot(app.db.tenant(ref.userId), ref.userId, handle);
  const collected = await collect(app, target, { ...depth, last }, signal);
  await reachStep(app, ref, 2);

  const statistics = accountAggregates(collected.videos);
  await reachStep(app, ref, 3);
  const insights = {
    videos: collected.videos.length,
    ...statistics,
    followers: followersChange(last, collected),
  };
  await reachStep(app, ref, 4);

  await saveSync(app, target, collected, { shortfall: shortfallOf(collected, handle), insights });
}

function failureOf(error: unknown, handle: Handle): Obstacle {
  return error instanceof SourceError
    ? told(error.code, handle, error.values)
    : { code: 'internal', values: {} };
}

async function collect(
  app: AppContext,
  { ref, handle }: SyncTarget,
  { last, limit, isRoutine }: Depth & { last: LastCollection | undefined },
  signal: AbortSignal,
): Promise<Collected> {
  const collected = await app.videoSource.collect(handle, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(COLLECT_WITHIN_MS)]),
    now: () => app.clock.now(),
    userId: ref.userId,
    limit,
    routine: isRoutine,
    known: { videos: last?.videos ?? null, followers: last?.followers ?? null, likes: last?.likes ?? null },
    onProfile: () => reachStep(app, ref, 1),
  });
  const own = collected.videos.filter(video => video.handle === handle);
  return { ...collected, videos: withoutDuplicates(own).readings };
}

/** Milliseconds; 0: the queue's own exponential backoff; null: a retry would not help. */
function pauseBeforeRetry({ code, retryAfterMs = 0 }: SourceError): number | null {
  return PASSING.has(code) && retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : null;
}

/** Why the read was only partial: stated on the account, while the data read is stored. */
function shortfallOf({ failures, profile, videos }: Collected, handle: Handle): Obstacle | null {
  const missing = failures.filter(({ capability }) =>
    capability === 'profile' ? profile === null : videos.length === 0,
  );
  const [first, ...rest] = missing.length > 0 ? missing : failures.filter(({ code }) => code === 'partial');
  if (first === undefined) return null;
  const { code, values } = mostTelling([first, ...rest]);
  return told(code, handle, values);
}

function followersChange(last: LastCollection | undefined, { profile }: Collected) {
  if (last === undefined || !isDated(last) || profile === null) return null;
  return countChange({ ...last, count: last.followers }, { ...profile, count: profile.followers });
}
