import type { EvidenceEffect } from '#domain/advice/recommendation.ts';
import type { SentenceValues } from '#domain/video-analysis/findings/findings.ts';
import type { AnalysisPanel, Confidence, Quote } from '#domain/video-analysis/findings/findings.ts';

/** All recommendation rules, in order of importance; each has its texts under `videoAnalysis.rules`. */
export const VIDEO_RULES = [
  'make_another',
  'keep_hook_kind',
  'change_hook_kind',
  'drop_hook_kind',
  'change_length',
  'hook_earlier',
  'cut_opening_silence',
  'ask_for_weakest',
  'raise_loudness',
  'lower_loudness',
  'fill_frame',
  'film_upright',
  'tone_down_bait',
  'text_in_first_seconds',
  'shorten_hook',
  'movement_in_first_seconds',
  'move_cta_earlier',
  'one_cta',
  'drop_generic_hashtags',
  'front_load_caption',
  'cut_long_silences',
  'keep_length',
  'trim_hashtags',
  'give_file',
  'give_transcript',
  'measure_more',
] as const;
export type VideoRule = (typeof VIDEO_RULES)[number];

/** Effort required: rewriting words, editing the video again, filming again, or providing data to the product. */
const EFFORTS = ['words', 'edit', 'reshoot', 'data'] as const;
type Effort = (typeof EFFORTS)[number];

/** The metric it should improve. `knowledge`: only what can be said about the video. */
const EXPECTATIONS = [
  'views',
  'engagement',
  'likes',
  'comments',
  'shares',
  'saves',
  'attention',
  'clarity',
  'knowledge',
] as const;
type Expectation = (typeof EXPECTATIONS)[number];

export interface VideoRecommendation {
  id: VideoRule;
  /** Panel that shows its evidence. */
  panel: AnalysisPanel;
  evidence: {
    quotes: Quote[];
    /** Numbers and words used in its sentences. */
    values: SentenceValues;
    /** The creator's own videos behind it; empty where the video itself is the evidence. */
    videoIds: string[];
    effect: EvidenceEffect | null;
  };
  effort: Effort;
  /** Always an increase: nothing is recommended to lower a metric. */
  expected: Expectation;
  /** Null: the evidence is a range, which is more precise than a word. */
  confidence: Confidence | null;
}

/** Builds the recommendation of a rule; fields that are not given are empty. */
export function advise(
  id: VideoRule,
  panel: AnalysisPanel,
  effort: Effort,
  expected: Expectation,
  confidence: Confidence | null,
  evidence: Partial<VideoRecommendation['evidence']> = {},
): VideoRecommendation {
  const { quotes = [], values = {}, videoIds = [], effect = null } = evidence;
  return { id, panel, evidence: { quotes, values, videoIds, effect }, effort, expected, confidence };
}
