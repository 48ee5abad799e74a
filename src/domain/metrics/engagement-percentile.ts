import { median } from './averages.ts';
import { knownEngagement, type KnownInteractions } from './engagement.ts';
import { MEDIAN_FLOOR } from '#domain/statistics/median-interval.ts';
import type { Period } from '#domain/time/period.ts';

/** Minimum videos in the period for its median to be representative. */
export const PERCENTILE_PERIOD_FLOOR = 5;
/** Minimum earlier videos to rank it among: the same as for a score at equal age. */
export const PERCENTILE_EARLIER_FLOOR = 10;

/** Percentile of a period's engagement among the account's own earlier videos, or which data is missing. */
type OwnPercentile =
  | {
      known: true;
      /** Percentage of the earlier videos with less engagement than the period's median, 0 to 100; ties count half. */
      percentile: number;
      /** Percent: median engagement of the period's videos. */
      median: number;
      /** Number of the period's videos, and of earlier ones, with known engagement. */
      n: number;
      earlier: number;
    }
  | { known: false; lacks: 'in_period' | 'earlier' | 'difference'; n: number; needed: number };

/** Median engagement of the period's videos, comparable with a published median. */
type OwnMedian = { known: true; percent: number; n: number } | { known: false; n: number; needed: number };

export interface EngagementPercentile {
  own: OwnPercentile;
  median: OwnMedian;
}

/** The counts that determine a percentile: computed here, or by the database so that videos need not be loaded. */
export interface EngagementCounts {
  /** Percent; null without videos. */
  periodMedian: number | null;
  inPeriod: number;
  /** Number of earlier videos: all, those below the median, those equal to it. */
  earlier: number;
  below: number;
  equal: number;
}

/** Counts an account's stored videos relative to the period's median. */
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
 * The period's median engagement as a percentile among the account's earlier videos. Engagement per view hardly depends
 * on a video's age, so no age adjustment is made. Refused under five videos in the period or ten before it.
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
