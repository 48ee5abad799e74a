import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import type { Benchmark } from '#domain/statistics/benchmarks.ts';
import type { Transcript } from './transcript.ts';

/** A class of hook that a person gave a video, in place of the recognised one. */
export interface HookCorrection {
  kind: HookKind;
  correctedAt: Date;
}

/** The counts of a video as they were last read. */
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

/** The video that is analysed. A dropped file that was never published has no id, no date and no counts. */
export interface VideoToAnalyse {
  id: string | null;
  url: string | null;
  username: string | null;
  kind: 'video' | 'slideshow';
  caption: string;
  /** Those that the source lists; those in the caption are read from it. */
  hashtags?: readonly string[];
  durationSeconds: number | null;
  publishedAt: Date | null;
  /** Null: nothing was measured. */
  counts: VideoReadingNow | null;
  isDemo: boolean;
  hookCorrection?: HookCorrection | null;
}

/** One of the creator's measured videos; `hook` where a person corrected it. */
export type OwnVideo = ReportVideo;

/** Everything that an analysis is computed from. The same input gives the same analysis, to the byte. */
export interface AnalysisInput {
  video: VideoToAnalyse;
  /** The creator's measured videos, with or without the one analysed; in any order. */
  ownVideos: readonly OwnVideo[];
  /** Whose videos they are; null: nobody's yet. */
  ownUsername: string | null;
  /** How those grow with age; the reference curve where they were never followed. */
  curve: AgeCurve;
  mediaFacts?: MediaFacts | null;
  transcript?: Transcript | null;
  benchmarks: readonly Benchmark[];
  now: Date;
  /** IANA name. */
  timeZone: string;
}
