import type { VideoRule } from './video-advice.ts';

/** The headline finding of an analysis; each has its sentence under `videoAnalysis.summary.headlines`. */
export const HEADLINES = [
  /** Clearly above or below the creator's usual videos at the same age. */
  'views_above',
  'views_below',
  'views_ordinary',
  /** Compared, and too few videos to call it out of the ordinary or ordinary. */
  'views_unjudged',
  /** Views cannot be compared; engagement can. */
  'engagement_only',
  /** Nothing to compare with, or no counts. */
  'too_few_own',
  'too_young',
  'no_counts',
] as const;
export type Headline = (typeof HEADLINES)[number];

/** What the second sentence rests on; each has its sentence under `videoAnalysis.summary.evidence`. */
export const EVIDENCE_FINDINGS = [
  'hook_lift',
  'engagement_standing',
  'hook_at_second',
  'hook_words',
  'no_words',
] as const;
export type EvidenceFinding = (typeof EVIDENCE_FINDINGS)[number];

/** Numbers and quoted words that a sentence may say; no other numeral may stand in it. */
export type SentenceValues = Record<string, number | string>;

/** Three sentences: what was found, what it rests on, what to do next. */
export interface Summary {
  headline: { id: Headline; values: SentenceValues };
  evidence: { id: EvidenceFinding; values: SentenceValues };
  /** Null: nothing found that calls for a change. */
  next: VideoRule | null;
}
