import { isDemoHandle } from '#domain/accounts/handle.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { PERIOD_DAYS, type Period } from '#domain/time/period.ts';
import type { Precision, ProfileReading, SourceId, VideoReading } from '#domain/sources/reading.ts';
import { known, mean, median } from './averages.ts';
import { knownEngagement, meanEngagement } from './engagement.ts';
import {
  countEngagement,
  engagementStanding,
  type EngagementCounts,
  type EngagementPercentile,
} from './engagement-percentile.ts';
import { derivedProvenance, readingProvenance, type Provenance } from './provenance.ts';

/** Spec §2: the list holds the five newest videos of the period. */
export const LATEST_VIDEOS = 5;

export type MeasuredVideo = Pick<
  VideoReading,
  | 'id'
  | 'url'
  | 'description'
  | 'publishedAt'
  | 'views'
  | 'likes'
  | 'comments'
  | 'shares'
  | 'source'
  | 'precision'
  | 'observedAt'
>;

export type AccountSnapshot = Pick<
  ProfileReading,
  'displayName' | 'followers' | 'videos' | 'likes' | 'source' | 'precision' | 'observedAt'
>;

/** Data about all stored videos of an account, independent of the period. */
interface KnownVideos {
  count: number;
  /** The newest of those already published at the requested instant. */
  newestPublishedAt: Date | null;
}

interface PerformanceInput {
  accountId: string;
  handle: string;
  snapshot: AccountSnapshot | null;
  /** Each video once, in any order: all stored ones, or with `known` at least those of the longest period. */
  videos: readonly MeasuredVideo[];
  known?: KnownVideos;
  /** Over all stored videos, relative to the median of the period. */
  engagement?: EngagementCounts;
  period: Period;
  /** IANA name of the user's time zone, which defines the days of the periods. */
  timeZone: string;
}

const FIGURES = ['views', 'likes', 'comments', 'shares'] as const;
type Figures = Record<(typeof FIGURES)[number], number | null>;

interface VideoPoint extends Figures {
  videoId: string;
  createdAt: string;
  /** Percent; null where a count is missing. */
  engagement: number | null;
  source: SourceId;
  precision: Precision;
  observedAt: string;
}

/** The response of the account performance call; instants are ISO strings. */
export interface Performance {
  accountId: string;
  handle: string;
  isDemo: boolean;
  period: { days: number; from: string; to: string };
  account: {
    followers: number | null;
    videos: number | null;
    likes: number | null;
    engagement: number | null;
    displayName: string | null;
  };
  count: number;
  averages: Figures;
  medians: Figures;
  engagementStanding: EngagementPercentile;
  provenance: Record<'followers' | 'videos' | 'likes' | 'engagement' | 'averages' | 'medians', Provenance>;
  series: VideoPoint[];
  latest: (VideoPoint & { description: string; url: string })[];
  nearestPeriodDays: number | null;
  newestVideoAt: string | null;
  knownVideos: number;
}

/** Oldest first; ids with the same second are ordered by their numeric value (too large for a Number). */
function byPublication(a: MeasuredVideo, b: MeasuredVideo): number {
  const seconds = a.publishedAt.getTime() - b.publishedAt.getTime();
  return seconds || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

/** Compares milliseconds instead of dates: several times faster, and an account may have thousands of videos. */
function publishedWithin(videos: readonly MeasuredVideo[], { from, to }: Period): MeasuredVideo[] {
  const [first, last] = [from.getTime(), to.getTime()];
  return videos.filter(video => {
    const at = video.publishedAt.getTime();
    return at >= first && at <= last;
  });
}

function videoPoint(video: MeasuredVideo): VideoPoint {
  const { id, publishedAt, views, likes, comments, shares, source, precision, observedAt } = video;
  return {
    videoId: id,
    createdAt: publishedAt.toISOString(),
    views,
    likes,
    comments,
    shares,
    engagement: knownEngagement(video),
    source,
    precision,
    observedAt: observedAt.toISOString(),
  };
}

/** Count and newest publication of an account's stored videos at the instant `now`. */
export function summariseKnown(videos: readonly MeasuredVideo[], now: Date): KnownVideos {
  const nowMs = now.getTime();
  let newestMs = Number.NEGATIVE_INFINITY;
  for (const video of videos) {
    const publishedMs = video.publishedAt.getTime();
    if (publishedMs <= nowMs && publishedMs > newestMs) newestMs = publishedMs;
  }
  return {
    count: videos.length,
    newestPublishedAt: Number.isFinite(newestMs) ? new Date(newestMs) : null,
  };
}

/** Spec §2 leaves an empty period empty; the next longer one with a video is offered instead. */
function nearestPeriodDays(
  videos: readonly MeasuredVideo[],
  { days, to }: Period,
  timeZone: string,
): number | null {
  const longer = PERIOD_DAYS.filter(offered => offered > days);
  const holdsVideo = (offered: (typeof PERIOD_DAYS)[number]) =>
    publishedWithin(videos, lastLocalDays(offered, to, timeZone)).length > 0;
  return longer.find(holdsVideo) ?? null;
}

/**
 * The performance of one account over a period: counts and engagement of the videos published in it, both ends
 * inclusive. Averages and medians are in units of the count, engagement in percent; each figure excludes the videos
 * without that count, and is null when none is left.
 */
export function performance(input: PerformanceInput): Performance {
  const { accountId, handle, snapshot, videos, period } = input;
  const all = input.known ?? summariseKnown(videos, period.to);
  const published = publishedWithin(videos, period).sort(byPublication);
  const values = {
    views: known(published.map(video => video.views)),
    likes: known(published.map(video => video.likes)),
    comments: known(published.map(video => video.comments)),
    shares: known(published.map(video => video.shares)),
  };
  const perFigure = (compute: (of: readonly number[]) => number | null): Figures => ({
    views: compute(values.views),
    likes: compute(values.likes),
    comments: compute(values.comments),
    shares: compute(values.shares),
  });
  const measured = FIGURES.map(figure => values[figure].length).filter(n => n > 0);
  const thinnest = measured.length === 0 ? 0 : Math.min(...measured);
  const parts = published.filter(video => FIGURES.some(figure => video[figure] !== null));
  const engaged = published.filter(video => knownEngagement(video) !== null);
  return {
    accountId,
    handle,
    isDemo: isDemoHandle(handle),
    period: { days: period.days, from: period.from.toISOString(), to: period.to.toISOString() },
    account: {
      followers: snapshot?.followers ?? null,
      videos: snapshot?.videos ?? null,
      likes: snapshot?.likes ?? null,
      engagement: meanEngagement(published),
      displayName: snapshot?.displayName ?? null,
    },
    count: published.length,
    averages: perFigure(mean),
    medians: perFigure(median),
    engagementStanding: engagementStanding(input.engagement ?? countEngagement(videos, period)),
    provenance: {
      followers: readingProvenance(snapshot?.followers ?? null, snapshot),
      videos: readingProvenance(snapshot?.videos ?? null, snapshot),
      likes: readingProvenance(snapshot?.likes ?? null, snapshot),
      engagement: derivedProvenance(engaged, 'mean_engagement_per_video', engaged.length),
      averages: derivedProvenance(parts, 'mean', thinnest),
      medians: derivedProvenance(parts, 'median', thinnest),
    },
    series: published.map(videoPoint),
    latest: published
      .slice(-LATEST_VIDEOS)
      .reverse()
      .map(video => ({ ...videoPoint(video), description: video.description, url: video.url })),
    nearestPeriodDays: published.length === 0 ? nearestPeriodDays(videos, period, input.timeZone) : null,
    newestVideoAt: all.newestPublishedAt?.toISOString() ?? null,
    knownVideos: all.count,
  };
}
