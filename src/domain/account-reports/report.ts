import type { Recommendation } from '#domain/advice/recommendation.ts';
import type { CountChange } from '#domain/metrics/count-change.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Estimate, FactorRange } from '#domain/statistics/estimate.ts';
import type { Benchmark } from '#domain/statistics/benchmarks.ts';
import type { ChangeSplit } from '#domain/statistics/change-split.ts';
import type { MedianInterval } from '#domain/statistics/median-interval.ts';
import type { OutlierVerdict } from '#domain/statistics/outliers.ts';
import type { OwnSpread } from '#domain/statistics/own-spread.ts';
import type { PeriodSentence } from '#domain/statistics/period-sentence.ts';
import type { GroupFinding, GroupTable } from '#domain/statistics/group-findings.ts';
import type { PostingSlot } from '#domain/statistics/day-parts.ts';
import type { PostingCalendar } from './posting-calendar.ts';
import type { ReportPeriod } from './report-periods.ts';

/**
 * Incremented whenever the same data would give a different report. Reports made by an earlier method stay as they are,
 * and are distinguished by this number.
 */
export const REPORT_METHOD = 7;

/** The first method that reports on the usual video. */
export const FIRST_OF_USUAL_VIDEO = 2;

export const REPORT_METRICS = ['views', 'likes', 'comments', 'shares', 'engagement'] as const;
export type ReportMetric = (typeof REPORT_METRICS)[number];

/** The usual video of the period compared with that of the previous one; absent fields did not exist in method 1. */
export interface MetricChange extends FactorRange {
  /** Since method 2: at the 99 % level, taking streaks into account. */
  differs: boolean;
  /** At the 95 % level only. */
  seems?: boolean;
  isSteady?: boolean;
  firm?: { low: number; high: number };
  n: { group: number; reference: number };
  /** Only in method 1. */
  p?: number;
}

/** The median of a metric in both periods, and how the periods compare; engagement in percent. */
export interface MetricMedians {
  metric: ReportMetric;
  period: Estimate<MedianInterval>;
  comparison: Estimate<MedianInterval>;
  /**
   * Period over comparison; views are first adjusted to an equal age. Null for likes, comments and shares: their growth
   * curves with age are not known.
   */
  change: Estimate<MetricChange> | null;
}

/** A video of the period compared with the account's own videos at the same age. */
export interface RankedVideo {
  id: string;
  url: string;
  caption: string;
  publishedAt: Date;
  views: number;
  /** Percent; null where a count is missing. */
  engagement: number | null;
  /** 3.2 for « ×3.2 your videos at the same age ». */
  factor: number;
  /** Percentage of the account's own videos with a lower result at equal age, 0 to 100. */
  percentile: number;
  verdict: OutlierVerdict;
}

export type BestAndWorst = Estimate<{ best: RankedVideo[]; worst: RankedVideo[]; n: number }>;

/** Findings for the videos of one pattern family, by one metric. */
export interface LiftTable extends GroupTable {
  /** Number of patterns below the minimum sample that are not listed: the rarest. */
  leftOut: number;
}

/** Eight posting slots, in reports of method 1; later methods compare parts of the day and weekdays. */
interface PostingTimes {
  effect: 'none' | 'some' | 'slots';
  p: number;
  slots: GroupFinding[];
  untried: PostingSlot[];
  n: number;
}

/** Followers over both periods. */
export type FollowerGrowth = Estimate<{
  readings: { at: Date; count: number; precision: Precision; source?: SourceId }[];
  total: CountChange & { from: Date; to: Date };
  /** Over the report's period alone; absent where it has no two measurements, and in older reports. */
  inPeriod?: CountChange & { from: Date; to: Date };
  falls: number;
  gaps: number;
  n: number;
}>;

/** Engagement of the period in percent: the mean over its videos; null where it is known for none. */
export interface MeanEngagement {
  mean: number | null;
  n: number;
}

interface BenchmarkTable {
  /** Absent in reports of method 1. */
  mean?: MeanEngagement;
  /** Median engagement per view of the period's videos. */
  own: Estimate<MedianInterval>;
  /** Published figures per view that can be compared with it, newest first. */
  published: readonly Benchmark<'per_view'>[];
}

/** Limitations of a report's figures, most important first. */
export const HEALTH_KINDS = [
  'rows_rejected',
  'stale',
  'undated',
  'past_unknown',
  'missing_views',
  'missing_interactions',
  'contradicting',
  'unread_lately',
  'mixed_sources',
  'rounded',
  'follower_gaps',
  'follower_falls',
  'reference_curve',
  'older_left_out',
  'only_in_totals',
] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

/** A limitation, with the number of videos or measurements affected and their total. */
export interface HealthNote {
  kind: HealthKind;
  count: number;
  of: number;
}

/** An account's report: fully determined by its `ReportData` and the method. */
export interface AccountReport {
  method: number;
  username: string;
  isDemo: boolean;
  timeZone: string;
  days: number;
  madeAt: Date;
  period: ReportPeriod;
  comparison: ReportPeriod;
  /** Oldest and newest measurement of the underlying videos, and their sources; null without any. */
  data: {
    videos: number;
    inPeriod: number;
    inComparison: number;
    /** Where older videos of the two periods are counted but not listed: the date from which videos are listed. */
    newestSince?: Date;
    observedFrom: Date | null;
    observedUntil: Date | null;
    sources: { source: SourceId; precision: Precision; videos: number }[];
  };
  /** Summary of the period; absent in method 1. */
  sentence?: PeriodSentence;
  /** Spread of the account's own latest videos; absent in method 1. */
  spread?: Estimate<OwnSpread>;
  /**
   * Views of the videos published in each period, and the breakdown of the difference; null: unknown for one of them.
   */
  split: ChangeSplit | null;
  medians: MetricMedians[];
  standing: BestAndWorst;
  lifts: LiftTable[];
  /** Only in reports of method 1. */
  posting?: Estimate<PostingTimes>;
  calendar: PostingCalendar;
  followers: FollowerGrowth;
  /** The newest measurement, null without any; absent in reports of method 1. */
  latestFollowers?: { at: Date; count: number; precision: Precision; source?: SourceId } | null;
  benchmark: BenchmarkTable;
  health: HealthNote[];
  advice: Recommendation[];
  nextExperiments: Recommendation[];
}
