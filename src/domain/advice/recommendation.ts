import type { FactorRange } from '#domain/statistics/estimate.ts';
import type { ClaimRange } from '#domain/statistics/claim-range.ts';
import type { PostingSlot } from '#domain/statistics/day-parts.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';

/** Every advice rule; each has its texts under `advice.rules`. In order of importance. */
export const ADVICE_RULES = [
  'adopt_variant',
  'drop_variant',
  'keep_either',
  'repeat_pattern',
  'use_slot',
  'drop_pattern',
  'avoid_slot',
  'post_as_before',
  'compare_ordinary',
  'expect_less',
  'study_outlier',
  'continue_experiment',
  'test_pattern',
  'ignore_times',
  'close_gaps',
  'wait_for_growth',
  'post_more',
] as const;
export type AdviceRule = (typeof ADVICE_RULES)[number];

/** The subject of a recommendation; it is named in the user's language. Slots: only in reports of method 1. */
export type AdviceSubject =
  | { kind: 'pattern'; family: PatternFamily; pattern: string; metric: ExperimentMetric }
  | { kind: 'slot'; slot: PostingSlot }
  | { kind: 'experiment'; variable: string; metric: ExperimentMetric }
  | { kind: 'account' };

/** Numbers that the sentences may contain; no other number may appear in them. */
type EvidenceCounts = Partial<
  Record<
    | 'count'
    | 'n'
    | 'without'
    | 'others'
    | 'needed'
    | 'planned'
    | 'earlier'
    | 'later'
    | 'part'
    | 'before'
    | 'after'
    | 'percent'
    | 'comparisons'
    | 'chance',
    number
  >
>;

export type EvidenceEffect = FactorRange | { factor: number } | (ClaimRange & { level: number });

export interface Evidence {
  /** The videos it is based on; empty only where it concerns no video, as with gaps between measurements. */
  videoIds: readonly string[];
  counts: EvidenceCounts;
  /** The effect: the range of a claim, or a factor; the range is absent for a single video. */
  effect: EvidenceEffect | null;
}

/** Advice with traceable evidence. Its sentences come from templates only. */
export interface Recommendation {
  rule: AdviceRule;
  subject: AdviceSubject;
  evidence: Evidence;
}
