import type { NotAssessedReason } from '#domain/media/media-facts.ts';
import type { EngagementBand } from '#domain/metrics/engagement.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { OutlierVerdict } from '#domain/statistics/outliers.ts';
import type { DurationBand } from '#domain/statistics/video-traits.ts';

/** The panels, in reading order. */
export const ANALYSIS_PANELS = ['hook', 'engagement', 'strategy', 'recommendations', 'hashtags'] as const;
export type AnalysisPanel = (typeof ANALYSIS_PANELS)[number];

/** Why a finding is absent: the reasons of the file analysis, and additional ones. */
export const ABSENCE_REASONS = [
  /** No video file was given: pictures and sound were not analysed. */
  'no_file',
  /** No transcript was given. */
  'no_transcript',
  /** The transcript has no times. */
  'no_times',
  /** There are no words there. */
  'no_words',
  /** No text on screen. */
  'no_text_on_screen',
  /** No speech. */
  'no_speech',
  /** The words are in another language than French and English. */
  'other_language',
  'counts_unknown',
  /** No views yet: no rate can be computed. */
  'no_views',
  'date_unknown',
  /** The video is too young to be compared with others at equal age. */
  'video_too_young',
  /** A photo slideshow: there is no video. */
  'slideshow',
  /** No available data allows measuring it. */
  'not_measurable',
  /** The user who shared the analysis hid it. */
  'hidden',
] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number] | NotAssessedReason;

/** Findings, or why there are none. */
export type Found<T> = ({ absent: null } & T) | { absent: AbsenceReason };

/** Evidence behind a finding: exact measurements and given words; recognised ones; guesses from little data. */
const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Quoted words of the video, with their place and start time; null where there is no time. */
export const QUOTE_PLACES = ['caption', 'speech', 'screen'] as const;
export type QuotePlace = (typeof QUOTE_PLACES)[number];
export interface Quote {
  place: QuotePlace;
  words: string;
  second: number | null;
}

/** Percentile of one figure of the video among the creator's other videos. */
export interface OwnPercentile {
  /** Share of the others that did worse, 0 to 100; ties count half. */
  percentile: number;
  /** 95 % range of that share. */
  low: number;
  high: number;
  level: number;
  /** Other videos compared with. */
  n: number;
}

/**
 * Views at equal age: ×1.4 of the usual at that time, estimated from all other videos. The percentile next to it
 * compares each video with the usual of its own time.
 */
export interface ViewsPercentile extends OwnPercentile {
  factor: number;
  /** 95 % range of the factor, from the uncertainty of the usual; null below twenty videos. */
  factorLow: number | null;
  factorHigh: number | null;
  /** Views that are usual at that time, at this video's age. */
  typicalViews: number;
  verdict: OutlierVerdict;
}

/** Engagement in percent. */
export interface EngagementPercentile extends OwnPercentile {
  median: number;
  medianLow: number;
  medianHigh: number;
}

/** Against all of the creator's other videos, and against only those of the same length. */
export interface AgainstOwn {
  /** Null: the length is unknown, and so `sameLength` is absent. */
  band: DurationBand | null;
  views: Found<{ allLengths: Estimate<ViewsPercentile>; sameLength: Estimate<ViewsPercentile> | null }>;
  engagement: Found<{
    allLengths: Estimate<EngagementPercentile>;
    sameLength: Estimate<EngagementPercentile> | null;
  }>;
}

export interface AnalysedVideo {
  id: string | null;
  url: string | null;
  username: string | null;
  kind: 'video' | 'slideshow';
  caption: string;
  durationSeconds: number | null;
  /** ISO instants. */
  publishedAt: string | null;
  observedAt: string | null;
  /** Age at `observedAt`. */
  ageDays: number | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
  source: SourceId | null;
  precision: Precision | null;
  /** Percent; null when a count is unknown. */
  engagement: number | null;
  /** Colour band with limits at 10 and 5 percent; null without engagement. */
  engagementBand: EngagementBand | null;
  isDemo: boolean;
  /** Whether the compared creator posted it; null: the author is unknown. */
  isOwn: boolean | null;
}

/** Numbers and quoted words allowed in a sentence; it may contain no other numeral. */
export type SentenceValues = Record<string, number | string>;
