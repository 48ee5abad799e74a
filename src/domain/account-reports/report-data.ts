import type { RunningExperiment } from '#domain/advice/experiment-rules.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { DayViews } from '#domain/statistics/period-sentence.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import { knownUntil, type KnownSpan } from '#domain/time/known-span.ts';

/** The fewest and most days that a report may speak of. */
export const REPORT_DAYS = { least: 7, most: 365, usual: 30 } as const;

/** The newest videos that patterns are looked for in: an account's ways of years ago say little of today. */
export const MOST_REPORT_VIDEOS = 1_000;

/** A video as it was known when the report was made. */
export interface ReportVideo {
  id: string;
  url: string;
  caption: string;
  kind: 'video' | 'slideshow';
  durationSeconds: number | null;
  publishedAt: Date;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  /** Left out where the source does not tell. */
  saves?: number | null;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
  /** The class of its hook that a person gave it, in place of the recognised one. */
  hook?: HookKind | null;
}

export interface FollowerReading {
  count: number | null;
  precision: Precision;
  observedAt: Date;
  /** Left out by reports that were made before it was kept with the reading. */
  source?: SourceId;
}

/** Of all known videos of some days; `views` null: of none they are known. */
interface PeriodTotals {
  videos: number;
  views: number | null;
}

/** What is counted of all known videos, where they are more than are looked at one by one. */
export interface WholeCounts {
  period: PeriodTotals;
  comparison: PeriodTotals;
  oldestVideoAt: Date;
  /** Days of the last 53 weeks that have videos. */
  days: readonly { day: LocalDate; videos: number }[];
}

/** Everything that a report is computed from: kept with it, so that it can be computed again to the byte. */
export interface ReportData {
  username: string;
  isDemo: boolean;
  /** IANA name; days, weeks and posting times are those of this zone. */
  timeZone: string;
  /** Days of the period, and of the period before it. */
  days: number;
  madeAt: Date;
  /** Newest first, published before the period's end; at most `MOST_REPORT_VIDEOS`. */
  videos: readonly ReportVideo[];
  /** All that are known, also those beyond the most. */
  knownVideos: number;
  /** Left out where all are looked at, and by reports that were made before it was kept. */
  whole?: WholeCounts;
  /**
   * Whether all videos that the account's profile counts are known. Where not, nothing is known of before the oldest
   * of them. Left out by reports that were made before it was kept.
   */
  isWhole?: boolean;
  /** Lines of its imported files that could not be read; left out without any. */
  rowsRejected?: number;
  /** Views of the account in the period by its own daily figures, and of how many days; left out without any. */
  dayViews?: DayViews;
  /** How this account's videos grow, from every reading there was, and the videos followed. */
  curve: AgeCurve;
  followedVideos: number;
  /** From the beginning of the period before until the report was made, one a day at most, oldest first. */
  followers: readonly FollowerReading[];
  experiments: readonly RunningExperiment[];
}

type Spanned = Pick<ReportData, 'videos' | 'knownVideos' | 'isWhole' | 'whole'>;

/** Of which time the account's videos are known. */
export function knownSpanOf(data: Spanned): KnownSpan {
  const { whole, knownVideos, isWhole } = data;
  const listed = listedSpanOf(data);
  if (whole === undefined) return listed;
  const profileVideos = (isWhole ?? true) ? knownVideos : null;
  return { ...listed, oldestVideoAt: whole.oldestVideoAt, profileVideos };
}

/** Of which time the videos are there one by one: where more are known than are looked at, as if the others were not. */
export function listedSpanOf({ videos, knownVideos, isWhole }: Spanned): KnownSpan {
  const isAllThere = (isWhole ?? true) && knownVideos <= videos.length;
  return {
    knownVideos,
    oldestVideoAt: videos.at(-1)?.publishedAt ?? null,
    profileVideos: isAllThere ? knownVideos : null,
    knownUntil: isWhole === undefined ? null : knownUntil(videos),
  };
}
