import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { MediaRefusal } from '#domain/media/media-refusal.ts';
import type { SourceErrorCode } from '#domain/sources/reading.ts';
import { computeInThread } from '#server/features/account-reports/compute-in-thread.ts';
import { hookClassOf, VIDEO_ANALYSIS_METHOD } from '#domain/video-analysis/video-analysis.ts';
import { AppError } from '#server/platform/app-error.ts';
import { told } from '../../accounts/sync/find-sync-obstacle.ts';
import { MediaRefused } from '#server/integrations/media-analyser/media-analyser.ts';
import { StorageError } from '#server/integrations/storage/storage.ts';
import { SourceError } from '#server/integrations/video-source/video-source.ts';
import { RetryLater, type JobContext } from '#server/platform/jobs/jobs.ts';
import { countJobFailure } from '#server/platform/telemetry/metrics.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findKeptAnalysis, type AnalysisRow } from '../queries/video-analysis.queries.ts';
import { releaseAnalysisQuota, settleAnalysis } from '../queries/analysis-quota.ts';
import { deleteUsedUploads } from '../uploads/delete-uploads.ts';
import { collectInput, hashInputs } from '../input/gather-input.ts';
import { readAndMeasure } from './read-and-measure.ts';
import {
  beginAnalysis,
  concludeAnalysis,
  concludeAsSame,
  endAnalysis,
  reachStage,
} from '../queries/run.queries.ts';
import { watchForEnd } from './watch-for-end.ts';

interface Ref {
  runId: string;
  userId: string;
}

/** Errors that may pass within the minute an analysis may take. */
const PASSING: ReadonlySet<SourceErrorCode> = new Set(['network', 'timeout', 'rate_limited', 'challenge']);
/** After this, another try would keep the page waiting beyond its minute. */
const RETRIED_WITHIN_MS = 30_000;
/** A longer requested pause is a failure: the page would wait for nothing. */
const LONGEST_PAUSE_MS = 30_000;

const MEDIA_CODES: Record<MediaRefusal, ErrorCode> = {
  empty: 'media_empty',
  too_big: 'media_too_big',
  too_long: 'media_too_long',
  too_many_pixels: 'media_too_many_pixels',
  not_a_video: 'media_not_a_video',
  playlist: 'media_playlist',
  unsupported_format: 'media_unsupported_format',
  truncated: 'media_truncated',
  time_ran_out: 'media_time_ran_out',
  memory_ran_out: 'media_memory_ran_out',
  ffmpeg_missing: 'media_ffmpeg_missing',
  ffmpeg_too_old: 'media_ffmpeg_too_old',
  analysis_failed: 'media_analysis_failed',
};

/**
 * The job of an analysis. It may be killed and restarted at any point: until its one transaction is committed nothing
 * is reported or charged, and after that nothing is left to do.
 */
export async function runAnalysis(
  app: AppContext,
  { runId: id, userId }: Ref,
  context: JobContext,
): Promise<void> {
  const db = app.db.tenant(userId);
  const run = await beginAnalysis(db, { userId, id }, app.clock.now());
  if (run === undefined) return;
  const watch = watchForEnd(app, { userId, id }, context.signal);
  try {
    await analyse(app, userId, run, watch.signal);
    await deleteUsedUploads(app, userId, run);
  } catch (error) {
    // Cancelled by its owner: already recorded.
    if (watch.hasEnded()) return;
    // Lost to another worker, or stopped: the next worker that takes the job starts again.
    if (context.signal.aborted) throw error;
    const since = app.clock.now().getTime() - (run.started_at?.getTime() ?? 0);
    const pauseMs =
      error instanceof SourceError && since < RETRIED_WITHIN_MS ? pauseBeforeRetry(error) : null;
    if (pauseMs !== null && !context.lastTry) throw new RetryLater(pauseMs, error);
    const cause = causeOf(error, run);
    if (cause.code === 'internal') {
      if (!context.lastTry) throw error;
      app.log.error({ err: error, analysisId: id }, 'an analysis failed');
    }
    await failAnalysis(app, userId, run, cause);
  } finally {
    watch.stop();
  }
}

async function analyse(
  app: AppContext,
  userId: string,
  run: AnalysisRow,
  signal: AbortSignal,
): Promise<void> {
  const db = app.db.tenant(userId);
  const ref = { userId, id: run.id };
  const gathered = await readAndMeasure(app, userId, run, signal);
  await reachStage(db, ref, 'comparing');
  const now = app.clock.now();
  const input = await collectInput(db, userId, run.target, gathered, now);
  signal.throwIfAborted();
  await reachStage(db, ref, 'concluding');
  const sha256 = hashInputs(input);
  const same = { userId, target: run.target, sha256, method: VIDEO_ANALYSIS_METHOD };
  const kept = await findKeptAnalysis(db, same);
  if (kept !== undefined) {
    await db.transaction(async tx => {
      const ended = await concludeAsSame(tx, ref, { keptId: kept.id, now });
      if (ended > 0) await releaseAnalysisQuota(tx, userId, run, 'cancelled', now);
    });
    return;
  }
  const analysis = await computeInThread('analyseVideo', input);
  const { views } = analysis.against;
  await db.transaction(async tx => {
    const ended = await concludeAnalysis(tx, ref, {
      method: analysis.method,
      sha256,
      inputs: JSON.stringify(input),
      result: JSON.stringify(analysis),
      hookClass: hookClassOf(analysis),
      ownPercentile: views.absent === null && views.allLengths.known ? views.allLengths.percentile : null,
      now,
    });
    if (ended > 0) await settleAnalysis(tx, userId, run, now);
  });
}

/** Records the reason and refunds the cost in one transaction. */
export async function failAnalysis(
  app: AppContext,
  userId: string,
  run: Pick<AnalysisRow, 'id' | 'quota_movement_id'>,
  error: { code: ErrorCode; values: ErrorValues },
): Promise<boolean> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    const ended = await endAnalysis(tx, { userId, id: run.id }, { state: 'failed', error, now });
    if (ended > 0) countJobFailure('video-analysis', error.code);
    if (ended > 0) await releaseAnalysisQuota(tx, userId, run, 'failed', now);
    return ended > 0;
  });
}

function causeOf(error: unknown, run: AnalysisRow): { code: ErrorCode; values: ErrorValues } {
  if (error instanceof SourceError) return told(error.code, run.author_username ?? '', error.values);
  if (error instanceof MediaRefused) return { code: MEDIA_CODES[error.code], values: {} };
  if (error instanceof StorageError) return { code: 'storage_unavailable', values: {} };
  if (error instanceof AppError) return { code: error.code, values: error.values };
  return { code: 'internal', values: {} };
}

/** Milliseconds; null: another try would not help. */
function pauseBeforeRetry({ code, retryAfterMs = 2_000 }: SourceError): number | null {
  return PASSING.has(code) && retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : null;
}
