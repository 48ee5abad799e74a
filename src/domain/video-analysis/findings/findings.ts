import type { NotAssessedReason } from '#domain/media/media-facts.ts';
import type { EngagementBand } from '#domain/metrics/engagement.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { OutlierVerdict } from '#domain/statistics/outliers.ts';
import type { DurationBand } from '#domain/statistics/video-traits.ts';

/** The panels, in the order in which they are read. */
export const ANALYSIS_PANELS = ['hook', 'engagement', 'strategy', 'recommendations', 'hashtags'] as const;
export type AnalysisPanel = (typeof ANALYSIS_PANELS)[number];

/** Why something is not said: the reasons of the file's own analysis, and those around it. */
export const ABSENCE_REASONS = [
  /** No video file was given: pictures and sound were not looked at. */
  'no_file',
  /** The words that are said were not given. */
  'no_transcript',
  /** The words were given without times. */
  'no_times',
  /** Nothing is written there. */
  'no_words',
  /** No text stands on the picture. */
  'no_text_on_screen',
  /** Nobody speaks. */
  'no_speech',
  /** The words are in another language than French and English. */
  'other_language',
  /** The counts are not known. */
  'counts_unknown',
  /** Nobody has seen it yet: there is nothing to divide by. */
  'no_views',
  /** The date is not known. */
  'date_unknown',
  /** The video is too young to be brought to one age with others. */
  'video_too_young',
  /** Pictures one after the other: there is no video. */
  'slideshow',
  /** Nothing serves to measure it. */
  'not_measurable',
  /** Whoever shares the analysis keeps it to themselves. */
  'hidden',
] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number] | NotAssessedReason;

/** Findings, or why there are none. */
export type Found<T> = ({ absent: null } & T) | { absent: AbsenceReason };

/** How much a finding rests on: exact readings and given words; recognised ones; guesses from little. */
const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Words of the video itself, with where they stand and when they begin; null where there is no time. */
export const QUOTE_PLACES = ['caption', 'speech', 'screen'] as const;
export type QuotePlace = (typeof QUOTE_PLACES)[number];
export interface Quote {
  place: QuotePlace;
  words: string;
  second: number | null;
}

/** How one figure of the video stands among the creator's other videos. */
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
 * Views at equal age: ×1.4 of what is usual at that time, as all other videos tell it. The rank beside it compares
 * each video with the usual of its own time.
 */
export interface ViewsPercentile extends OwnPercentile {
  factor: number;
  /** 95 % range of the factor: how far the usual is known; null under twenty videos. */
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

/** Against all of the creator's other videos, and against those of the same length alone. */
export interface AgainstOwn {
  /** Null: the length is not known, and `sameLength` is not there either. */
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
  /** Age at that reading. */
  ageDays: number | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
  source: SourceId | null;
  precision: Precision | null;
  /** Percent; null when a count is not known. */
  engagement: number | null;
  /** Colour by 10 and 5 percent; null without engagement. */
  engagementBand: EngagementBand | null;
  isDemo: boolean;
  /** Whether the creator compared with posted it; null: nobody says who did. */
  isOwn: boolean | null;
}

/** Numbers and quoted words that a sentence may say; no other numeral may stand in it. */
export type SentenceValues = Record<string, number | string>;
