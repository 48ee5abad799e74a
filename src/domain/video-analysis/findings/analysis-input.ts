import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import type { Benchmark } from '#domain/statistics/benchmarks.ts';
import type { Transcript } from './transcript.ts';

/** A hook class set by a user, in place of the recognised one. */
export interface HookCorrection {
  kind: HookKind;
  correctedAt: Date;
}

/** The latest counts of a video. */
export interface VideoReadingNow {
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
}

/** The video to analyse. An uploaded file that was never published has no id, no date and no counts. */
export interface VideoToAnalyse {
  id: string | null;
  url: string | null;
  username: string | null;
  kind: 'video' | 'slideshow';
  caption: string;
  /** Those listed by the source; those in the caption are parsed from it. */
  hashtags?: readonly string[];
  durationSeconds: number | null;
  publishedAt: Date | null;
  /** Null: nothing was measured. */
  counts: VideoReadingNow | null;
  isDemo: boolean;
  hookCorrection?: HookCorrection | null;
}

/** One of the creator's measured videos; `hook` when a user corrected it. */
export type OwnVideo = ReportVideo;

/** Complete input of an analysis. The same input gives the same analysis, byte for byte. */
export interface AnalysisInput {
  video: VideoToAnalyse;
  /** The creator's measured videos, with or without the one analysed; in any order. */
  ownVideos: readonly OwnVideo[];
  /** Account of those videos; null: none yet. */
  ownUsername: string | null;
  /** Their growth with age; the reference curve when they were never tracked. */
  curve: AgeCurve;
  mediaFacts?: MediaFacts | null;
  transcript?: Transcript | null;
  benchmarks: readonly Benchmark[];
  now: Date;
  /** IANA name. */
  timeZone: string;
}
