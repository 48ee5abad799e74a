import type { RunningExperiment } from '#domain/advice/experiment-rules.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { DayViews } from '#domain/statistics/period-sentence.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import { knownUntil, type KnownSpan } from '#domain/time/known-span.ts';

/** The fewest and most days that a report may cover. */
export const REPORT_DAYS = { least: 7, most: 365, usual: 30 } as const;

/** The newest videos used to find patterns: an account's habits of years ago say little about today. */
export const MOST_REPORT_VIDEOS = 1_000;

/** A video with the data stored when the report was made. */
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
  /** Absent where the source does not provide it. */
  saves?: number | null;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
  /** The class a user assigned to its hook, instead of the detected one. */
  hook?: HookKind | null;
}

export interface FollowerReading {
  count: number | null;
  precision: Precision;
  observedAt: Date;
  /** Absent in reports made before it was stored with the measurement. */
  source?: SourceId;
}

/** Totals of all stored videos of a range of days; `views` null: known for none. */
interface PeriodTotals {
  videos: number;
  views: number | null;
}

/** Totals over all stored videos, when there are more than the report lists individually. */
export interface WholeCounts {
  period: PeriodTotals;
  comparison: PeriodTotals;
  oldestVideoAt: Date;
  /** Days of the last 53 weeks that have videos. */
  days: readonly { day: LocalDate; videos: number }[];
}

/** All inputs of a report: stored with it, so that it can be recomputed byte for byte. */
export interface ReportData {
  username: string;
  isDemo: boolean;
  /** IANA name; days, weeks and posting times are in this zone. */
  timeZone: string;
  /** Length of the period, and of the one before it, in days. */
  days: number;
  madeAt: Date;
  /** Newest first, published before the period's end; at most `MOST_REPORT_VIDEOS`. */
  videos: readonly ReportVideo[];
  /** Number of all stored videos, including those beyond `MOST_REPORT_VIDEOS`. */
  knownVideos: number;
  /** Absent where all videos are listed, and in reports made before it was stored. */
  whole?: WholeCounts;
  /**
   * Whether all videos counted by the account's profile are stored. If not, nothing is known of the time before the
   * oldest of them. Absent in reports made before it was stored.
   */
  isWhole?: boolean;
  /** Lines of its imported files that could not be read; left out without any. */
  rowsRejected?: number;
  /**
   * Views of the account in the period from its own daily figures, and the number of days they cover; absent without
   * any.
   */
  dayViews?: DayViews;
  /** Growth curve of this account's videos from all measurements, and the number of videos followed. */
  curve: AgeCurve;
  followedVideos: number;
  /** From the beginning of the previous period until the report was made, at most one per day, oldest first. */
  followers: readonly FollowerReading[];
  experiments: readonly RunningExperiment[];
}

type Spanned = Pick<ReportData, 'videos' | 'knownVideos' | 'isWhole' | 'whole'>;

/** The time span for which the account's videos are stored. */
export function knownSpanOf(data: Spanned): KnownSpan {
  const { whole, knownVideos, isWhole } = data;
  const listed = listedSpanOf(data);
  if (whole === undefined) return listed;
  const profileVideos = (isWhole ?? true) ? knownVideos : null;
  return { ...listed, oldestVideoAt: whole.oldestVideoAt, profileVideos };
}

/** The time span for which videos are listed individually: with more stored than listed, the others count as absent. */
export function listedSpanOf({ videos, knownVideos, isWhole }: Spanned): KnownSpan {
  const isAllThere = (isWhole ?? true) && knownVideos <= videos.length;
  return {
    knownVideos,
    oldestVideoAt: videos.at(-1)?.publishedAt ?? null,
    profileVideos: isAllThere ? knownVideos : null,
    knownUntil: isWhole === undefined ? null : knownUntil(videos),
  };
}
