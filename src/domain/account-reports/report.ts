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
 * Raised with each change of what a report says of the same data. Reports made by an earlier method stay as they
 * are, and are told apart by it.
 */
export const REPORT_METHOD = 6;

/** The first method that tells of the usual video. */
export const FIRST_OF_USUAL_VIDEO = 2;

export const REPORT_METRICS = ['views', 'likes', 'comments', 'shares', 'engagement'] as const;
export type ReportMetric = (typeof REPORT_METRICS)[number];

/** The usual video of the period against that of the one before; what method 1 did not say is left out of its reports. */
export interface MetricChange extends FactorRange {
  /** Since method 2 at 99 %, streaks counted in. */
  differs: boolean;
  /** At 95 % alone. */
  seems?: boolean;
  isSteady?: boolean;
  firm?: { low: number; high: number };
  n: { group: number; reference: number };
  /** Of method 1. */
  p?: number;
}

/** The middle of a metric in both periods, and how the ones compare with the others; engagement in percent. */
export interface MetricMedians {
  metric: ReportMetric;
  period: Estimate<MedianInterval>;
  comparison: Estimate<MedianInterval>;
  /**
   * Period over comparison; views are brought to an equal age first. Null for likes, comments and shares: they grow
   * with age by curves that are not known.
   */
  change: Estimate<MetricChange> | null;
}

/** A video of the period beside this account's own at the same age. */
export interface RankedVideo {
  id: string;
  url: string;
  caption: string;
  publishedAt: Date;
  views: number;
  /** Percent; null when a count is not known. */
  engagement: number | null;
  /** 3.2 for « ×3.2 your videos at the same age ». */
  factor: number;
  /** Share of the account's own videos that did worse at equal age, 0 to 100. */
  percentile: number;
  verdict: OutlierVerdict;
}

export type BestAndWorst = Estimate<{ best: RankedVideo[]; worst: RankedVideo[]; n: number }>;

/** What the videos of one family show, by one metric. */
export interface LiftTable extends GroupTable {
  /** Patterns under their floor that are not listed: the rarest. */
  leftOut: number;
}

/** What reports of the first method say of eight posting slots; later ones compare parts of the day and weekdays. */
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
  falls: number;
  gaps: number;
  n: number;
}>;

/** The one engagement of the period's videos, in percent: the mean of theirs; null where none tells it. */
export interface MeanEngagement {
  mean: number | null;
  n: number;
}

interface BenchmarkTable {
  /** Not in reports of the first method. */
  mean?: MeanEngagement;
  /** Median engagement per view of the period's videos. */
  own: Estimate<MedianInterval>;
  /** Published figures per view that may stand beside it, newest first. */
  published: readonly Benchmark<'per_view'>[];
}

/** What limits the figures of a report; in order of weight. */
export const HEALTH_KINDS = [
  'rows_rejected',
  'stale',
  'undated',
  'past_unknown',
  'missing_views',
  'missing_interactions',
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

/** A limit with how many videos or readings it touches, of how many. */
export interface HealthNote {
  kind: HealthKind;
  count: number;
  of: number;
}

/** An account's report: everything in it follows from its `ReportData` and the method. */
export interface AccountReport {
  method: number;
  username: string;
  isDemo: boolean;
  timeZone: string;
  days: number;
  madeAt: Date;
  period: ReportPeriod;
  comparison: ReportPeriod;
  /** Oldest and newest observation of the videos behind it, and by which sources; null without any. */
  data: {
    videos: number;
    inPeriod: number;
    inComparison: number;
    /** Where older videos of the two periods are counted but not looked at one by one: since when they are. */
    newestSince?: Date;
    observedFrom: Date | null;
    observedUntil: Date | null;
    sources: { source: SourceId; precision: Precision; videos: number }[];
  };
  /** What the period comes to; left out by method 1. */
  sentence?: PeriodSentence;
  /** How far the account's own latest videos lie apart; left out by method 1. */
  spread?: Estimate<OwnSpread>;
  /** Views of the videos published in each period, and what the difference is made of; null: of one they are unknown. */
  split: ChangeSplit | null;
  medians: MetricMedians[];
  standing: BestAndWorst;
  lifts: LiftTable[];
  /** Reports of the first method alone. */
  posting?: Estimate<PostingTimes>;
  calendar: PostingCalendar;
  followers: FollowerGrowth;
  /** The newest reading, null without any; not in reports of the first method. */
  latestFollowers?: { at: Date; count: number; precision: Precision; source?: SourceId } | null;
  benchmark: BenchmarkTable;
  health: HealthNote[];
  advice: Recommendation[];
  nextExperiments: Recommendation[];
}
