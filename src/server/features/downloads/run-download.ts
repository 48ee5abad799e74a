import { DAY_MS } from '#domain/time/day-ms.ts';
import { createReadStream } from 'node:fs';
import { videoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import { bytesToReserve } from '#domain/downloads/download-quota.ts';
import { isPassing, type DownloadProblem } from '#domain/downloads/download-problem.ts';
import { optionTaken, type VideoOption } from '#domain/downloads/video-option.ts';
import { newStorageKey } from '../../integrations/storage/storage-key.ts';
import { StorageError } from '../../integrations/storage/storage.ts';
import type { ShortLinkProblem } from '../../integrations/video-source/short-link.ts';
import {
  VideoFileError,
  type FetchedVideo,
  type VideoRef,
} from '../../integrations/video-source/video-files.ts';
import { videoAddress } from '../../integrations/ytdlp/ytdlp-look.ts';
import { RetryLater, type JobContext } from '../../platform/jobs/jobs.ts';
import { countJobFailure } from '../../platform/telemetry/metrics.ts';
import type { AppContext } from '../../services/app-context.ts';
import {
  beginAttempt,
  reserveBytes,
  saveStorageKey,
  saveVideoFacts,
  saveLookup,
  saveReady,
  saveRefused,
  type Attempt,
} from './download-work.queries.ts';
import { lockRoom, readRoom, type DownloadRow } from './downloads.queries.ts';
import { NotOurs, watchAttempt, type AttemptWatch } from './watch-attempt.ts';

const PAUSE_MS = 10_000;

interface JobRef {
  runId: string;
  userId: string;
}

/**
 * The download job: inspects the video, selects or offers a file, fetches and stores it. Restartable after a kill at
 * any
 * point; nothing is visible before its last statement, and an attempt that lost its row changes nothing.
 */
export async function runDownload(app: AppContext, ref: JobRef, context: JobContext): Promise<void> {
  const row = await beginAttempt(app.db.tenant(ref.userId), ref.userId, ref.runId);
  if (row === undefined) return;
  const attempt: Attempt = { id: row.id, userId: ref.userId, jobId: ref.runId, attempt: row.attempt };
  const watch = watchAttempt(app, attempt, context.signal);
  try {
    // A file left by an earlier attempt.
    if (row.storageKey !== null) await app.storage.delete(row.storageKey);
    const work: Work = { app, attempt, watch };
    const video = await videoOf(work, row);
    const chosen = row.chosen ?? (await look(work, video, row));
    if (chosen !== null) await fetchAndKeep(work, video, chosen);
  } catch (error) {
    if (error instanceof NotOurs || watch.isLost()) return;
    // The job was reclaimed or stopped: the next worker restarts it.
    if (context.signal.aborted) throw error;
    const { problem, values } = problemOf(error);
    if (problem === null && !context.lastTry) throw error;
    if (problem !== null && isPassing(problem) && !context.lastTry)
      throw new RetryLater(PAUSE_MS * row.attempt, error);
    if (problem === null) app.log.error({ err: error, ...ref }, 'a download was given up');
    else app.log.info({ err: error, ...ref }, 'a video was not downloaded');
    countJobFailure('video-download', problem ?? 'internal');
    await saveRefused(app.db.tenant(ref.userId), attempt, {
      problem: problem ?? 'interrupted',
      values,
      now: app.clock.now(),
    });
  } finally {
    watch.stop();
  }
}

interface Work {
  app: AppContext;
  attempt: Attempt;
  watch: AttemptWatch;
}

const ofLink: Partial<Record<ShortLinkProblem, DownloadProblem>> = {
  rate_limited: 'rate_limited',
  network: 'network',
  unknown_host: 'network',
  timeout: 'timeout',
  unavailable: 'unavailable',
  stopped: 'unavailable',
};

/** The video of the row; a short link is resolved first. */
async function videoOf({ app, attempt, watch }: Work, row: DownloadRow): Promise<VideoRef> {
  if (row.videoId !== null) return { id: row.videoId, handle: row.username };
  const state = await app.videoFiles.availability();
  if (!state.usable && state.reason === 'not_consented') throw new VideoFileError('off', 'no consent');
  const now = () => app.clock.now();
  const resolved = await app.videoFiles.resolveShortLink(row.link, { signal: watch.signal, now });
  if (!resolved.ok) throw new VideoFileError(ofLink[resolved.problem] ?? 'dead_short_link', resolved.detail);
  const { link } = resolved;
  if (link.kind === 'account') throw new VideoFileError('account_link', 'it leads to an account');
  if (link.isSlideshow) throw new VideoFileError('slideshow', 'it leads to a slideshow');
  const checked = videoLink(link.id, false, link.handle, now());
  if (checked.kind !== 'video') throw new VideoFileError('dead_short_link', 'it leads to no possible video');
  const video = { id: checked.id, handle: checked.handle };
  const noted = await saveVideoFacts(app.db.tenant(attempt.userId), attempt, {
    ...video,
    link: videoAddress(video),
  });
  if (noted === 0) {
    watch.throwIfLost();
    throw new VideoFileError('already_there', 'the same video stands there');
  }
  return video;
}

/** The file to fetch; null: several are offered, and the user chooses. */
async function look(
  { app, attempt, watch }: Work,
  video: VideoRef,
  row: DownloadRow,
): Promise<VideoOption | null> {
  const seen = await app.videoFiles.look(video, watch.signal);
  const chosen = optionTaken(seen.options, row.wanted);
  const { handle, caption, durationSeconds, options } = seen;
  const saved = await saveLookup(app.db.tenant(attempt.userId), attempt, {
    handle,
    caption,
    durationSeconds,
    options,
    chosen,
  });
  if (saved === 0) throw new NotOurs();
  return chosen;
}

async function fetchAndKeep(work: Work, video: VideoRef, option: VideoOption): Promise<void> {
  const { app, watch } = work;
  const maxBytes = await reserveSpace(work, option);
  watch.restart();
  const file = await app.videoFiles
    .fetch(video, { option, maxBytes, signal: watch.signal, onProgress: watch.progress })
    .catch((error: unknown) => {
      throw whyTooLarge(error, maxBytes, app.config.downloads.fileBytes);
    });
  try {
    await keep(work, file, maxBytes);
  } finally {
    await file.remove();
  }
}

/** Reserves space before the file is fetched, so that all files of a user stay within the limit. */
async function reserveSpace({ app, attempt }: Work, option: VideoOption): Promise<number> {
  const { quotaBytes, fileBytes } = app.config.downloads;
  if (option.bytes !== null && option.bytes > fileBytes)
    throw new VideoFileError('too_large', 'as it was said');
  return app.db.tenant(attempt.userId).transaction(async tx => {
    await lockRoom(tx, attempt.userId);
    // The reservation of an earlier attempt must not count against this one.
    if ((await reserveBytes(tx, attempt, 0)) === 0) throw new NotOurs();
    const { heldBytes } = await readRoom(tx, attempt.userId);
    const free = quotaBytes - heldBytes;
    const held = bytesToReserve({ free, expected: option.bytes, perFile: fileBytes });
    if (held === null) throw new VideoFileError('quota_full', 'no room left');
    await reserveBytes(tx, attempt, held);
    return held;
  });
}

/** With little space left, the space is reported as the cause. */
function whyTooLarge(error: unknown, maxBytes: number, fileBytes: number): unknown {
  const isTooLarge = error instanceof VideoFileError && error.problem === 'too_large';
  return isTooLarge && maxBytes < fileBytes
    ? new VideoFileError('quota_full', 'it does not fit into what is left', { cause: error })
    : error;
}

async function keep({ app, attempt, watch }: Work, file: FetchedVideo, maxBytes: number): Promise<void> {
  const db = app.db.tenant(attempt.userId);
  const key = newStorageKey(attempt.userId, 'downloads');
  if ((await saveStorageKey(db, attempt, key)) === 0) throw new NotOurs();
  const { contentType } = file;
  const { signal } = watch;
  let isKept = false;
  try {
    const kept = await app.storage.put(key, createReadStream(file.path), { maxBytes, contentType, signal });
    const now = app.clock.now();
    const expiresAt = new Date(now.getTime() + app.config.downloads.days * DAY_MS);
    isKept = (await saveReady(db, attempt, { ...kept, contentType, now, expiresAt })) > 0;
    if (!isKept) throw new NotOurs();
  } finally {
    if (!isKept) await app.storage.delete(key).catch(() => undefined);
  }
}

const OF_STORAGE: Partial<Record<StorageError['problem'], DownloadProblem>> = {
  full: 'storage_full',
  too_large: 'too_large',
};

function problemOf(error: unknown): {
  problem: DownloadProblem | null;
  values: Readonly<Record<string, string>>;
} {
  if (error instanceof VideoFileError) return error;
  if (error instanceof StorageError)
    return { problem: OF_STORAGE[error.problem] ?? 'storage_failed', values: {} };
  return { problem: null, values: {} };
}
