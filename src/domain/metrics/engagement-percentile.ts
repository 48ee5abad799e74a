import { median } from './averages.ts';
import { knownEngagement, type KnownInteractions } from './engagement.ts';
import { MEDIAN_FLOOR } from '#domain/statistics/median-interval.ts';
import type { Period } from '#domain/time/period.ts';

/** Videos of the period that its middle one must stand for. */
export const PERCENTILE_PERIOD_FLOOR = 5;
/** Earlier videos that it must be placed among: as many as a score at equal age takes. */
export const PERCENTILE_EARLIER_FLOOR = 10;

/** Where the engagement of a period stands among the account's own earlier videos, or what is missing to say it. */
type OwnPercentile =
  | {
      known: true;
      /** Share of the earlier videos with less engagement than the period's middle one, 0 to 100; ties count half. */
      percentile: number;
      /** Percent: engagement of the period's middle video. */
      median: number;
      /** Videos of the period, and earlier ones, whose engagement is known. */
      n: number;
      earlier: number;
    }
  | { known: false; lacks: 'in_period' | 'earlier' | 'difference'; n: number; needed: number };

/** The middle engagement of the period's videos: what a published median may stand beside. */
type OwnMedian = { known: true; percent: number; n: number } | { known: false; n: number; needed: number };

export interface EngagementPercentile {
  own: OwnPercentile;
  median: OwnMedian;
}

/** What a standing follows from: counted here, or by the database where the videos do not travel. */
export interface EngagementCounts {
  /** Percent; null without any. */
  periodMedian: number | null;
  inPeriod: number;
  /** Of the earlier videos: all, those with less engagement than the median, those with as much. */
  earlier: number;
  below: number;
  equal: number;
}

/** Counts an account's known videos around the middle one of the period. */
export function countEngagement(
  videos: readonly (KnownInteractions & { publishedAt: Date })[],
  { from, to }: Pick<Period, 'from' | 'to'>,
): EngagementCounts {
  const measured = videos.flatMap(video => {
    const engagement = knownEngagement(video);
    return engagement === null ? [] : { engagement, publishedAt: video.publishedAt };
  });
  const within = measured.filter(({ publishedAt }) => publishedAt >= from && publishedAt <= to);
  const earlier = measured.filter(({ publishedAt }) => publishedAt < from).map(video => video.engagement);
  const periodMedian = median(within.map(video => video.engagement));
  return {
    periodMedian,
    inPeriod: within.length,
    earlier: earlier.length,
    below: earlier.filter(value => periodMedian !== null && value < periodMedian).length,
    equal: earlier.filter(value => value === periodMedian).length,
  };
}

/**
 * The creator's own percentile beside an engagement: how many of the account's earlier videos the middle video of
 * the period outdoes. Engagement per view hardly depends on a video's age, so ages are not made equal. Refused
 * under five videos in the period or ten before it.
 */
export function engagementStanding(counts: EngagementCounts): EngagementPercentile {
  return { own: ownPercentile(counts), median: ownMedian(counts) };
}

function ownPercentile({ periodMedian, inPeriod, earlier, below, equal }: EngagementCounts): OwnPercentile {
  if (periodMedian === null || inPeriod < PERCENTILE_PERIOD_FLOOR) {
    return { known: false, lacks: 'in_period', n: inPeriod, needed: PERCENTILE_PERIOD_FLOOR };
  }
  if (earlier < PERCENTILE_EARLIER_FLOOR) {
    return { known: false, lacks: 'earlier', n: earlier, needed: PERCENTILE_EARLIER_FLOOR };
  }
  if (equal === earlier)
    return { known: false, lacks: 'difference', n: earlier, needed: PERCENTILE_EARLIER_FLOOR };
  const percentile = (100 * (below + equal / 2)) / earlier;
  return { known: true, percentile, median: periodMedian, n: inPeriod, earlier };
}

function ownMedian({ periodMedian: percent, inPeriod: n }: EngagementCounts): OwnMedian {
  return percent === null || n < MEDIAN_FLOOR
    ? { known: false, n, needed: MEDIAN_FLOOR }
    : { known: true, percent, n };
}
