import { createHash } from 'node:crypto';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import type { VideoReading } from '#domain/sources/reading.ts';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import type { AnalysisInput, VideoToAnalyse } from '#domain/video-analysis/findings/analysis-input.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { loadHookCorrection } from '../../videos/correct-hook.ts';
import { loadKnownVideos } from '../../videos/load-known-videos.ts';
import { findComparison, type StoredVideo } from '../queries/analysis-data.queries.ts';
import type { VideoFacts } from '../queries/run.queries.ts';

/** Maximum number of the creator's newest videos used for comparison. */
export const MOST_COMPARED = 500;

/** All inputs about the video itself. */
export interface CollectedInput {
  video: VideoToAnalyse;
  mediaFacts: MediaFacts | null;
  transcript: Transcript | null;
}

/** Adds the creator's other videos: those of the video's own account if it is linked, else of the primary one. */
export async function collectInput(
  db: Queryable,
  userId: string,
  target: string,
  { video, mediaFacts, transcript }: CollectedInput,
  now: Date,
): Promise<AnalysisInput> {
  const comparison = await findComparison(db, userId, video.username);
  const hookCorrection = await loadHookCorrection(db, userId, target);
  const username = comparison?.username ?? null;
  const filter = { userId, handle: username ?? '', before: now, most: MOST_COMPARED };
  const { videos, curve } = await loadKnownVideos(db, filter);
  return {
    video: hookCorrection === null ? video : { ...video, hookCorrection },
    ownVideos: username === null ? [] : videos,
    ownUsername: username,
    curve,
    mediaFacts,
    transcript,
    benchmarks: BENCHMARKS,
    now,
    timeZone: comparison?.timeZone ?? 'Europe/Paris',
  };
}

/** Hash of all inputs except the current instant: equal inputs have equal hashes. */
export function hashInputs(input: AnalysisInput): Buffer {
  return createHash('sha256')
    .update(JSON.stringify({ ...input, now: null }))
    .digest();
}

const INSTANTS = new Set(['now', 'publishedAt', 'observedAt', 'correctedAt']);

/** Parses stored inputs. */
export function readInputs(text: string): AnalysisInput {
  return JSON.parse(text, (key, value: unknown) =>
    INSTANTS.has(key) && typeof value === 'string' ? new Date(value) : value,
  ) as AnalysisInput;
}

/** Converts a stored video for analysis. */
export function ofStored(own: StoredVideo): VideoToAnalyse {
  return {
    id: own.id,
    url: own.url,
    username: own.username,
    kind: own.kind,
    caption: own.caption,
    durationSeconds: own.duration_seconds,
    publishedAt: own.published_at,
    counts: {
      views: own.view_count,
      likes: own.like_count,
      comments: own.comment_count,
      shares: own.share_count,
      saves: own.save_count,
      source: own.source,
      precision: own.precision,
      observedAt: own.observed_at,
    },
    isDemo: isDemoHandle(own.username as Handle),
  };
}

/** Converts a video just read by a source. */
export function ofReading(reading: VideoReading): VideoToAnalyse {
  const { views, likes, comments, shares, saves, source, precision, observedAt } = reading;
  return {
    id: reading.id,
    url: reading.url,
    username: reading.handle,
    kind: reading.kind,
    caption: reading.description,
    durationSeconds: reading.durationSeconds,
    publishedAt: reading.publishedAt,
    counts: { views, likes, comments, shares, saves, source, precision, observedAt },
    isDemo: source === 'demo',
  };
}

/** A file that was never posted, or whose post is unknown: no date and no counts. */
export function ofFile(facts: MediaFacts | null): VideoToAnalyse {
  return {
    id: null,
    url: null,
    username: null,
    kind: 'video',
    caption: '',
    durationSeconds: facts?.file.durationSeconds ?? null,
    publishedAt: null,
    counts: null,
    isDemo: false,
  };
}

/** Its facts for lists. */
export function factsOf(video: VideoToAnalyse, fileName: string | null): VideoFacts {
  const { counts } = video;
  return {
    title: video.caption === '' ? (fileName ?? '') : video.caption,
    kind: video.kind,
    author_username: video.username,
    url: video.url,
    published_at: video.publishedAt,
    duration_seconds: video.durationSeconds,
    view_count: counts?.views ?? null,
    like_count: counts?.likes ?? null,
    comment_count: counts?.comments ?? null,
    share_count: counts?.shares ?? null,
    save_count: counts?.saves ?? null,
    engagement: counts === null ? null : knownEngagement(counts),
    source: counts?.source ?? null,
    precision: counts?.precision ?? null,
    observed_at: counts?.observedAt ?? null,
  };
}
