import type { CtaGoal, CtaPlacement } from '#domain/generations/brief/cta-goals.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { CraftPercentile } from '#domain/video-analysis/panels/craft-percentile.ts';
import type { QuotePlace, Quote } from '#domain/video-analysis/findings/findings.ts';
import type { RewriteFamily } from './rewrite-patterns.ts';

/** A rewritten hook for the same video. */
export interface HookRewrite {
  text: string;
  family: RewriteFamily;
  /** Spoken duration in seconds. */
  seconds: number;
  /** Arguments for and against it, in the reader's language; empty when there are none. */
  why: string;
}

/** The action a proposed call asks for. */
export const CALL_GOALS = ['comment', 'save', 'share', 'follow'] as const satisfies readonly CtaGoal[];
export type CallGoal = (typeof CALL_GOALS)[number];

/**
 * Reason for the proposal: that reaction is the weakest · the video does not ask for it · no analysed text asks for
 * it, but the speech was not analysed · the video already asks for it, in other words.
 */
export const CALL_REASONS = ['weakest', 'missing', 'unread', 'again'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

export interface CallProposal {
  text: string;
  goal: CallGoal;
  placement: CtaPlacement;
  seconds: number;
  reason: CallReason;
}

/** Why nothing is proposed. */
export const NO_PROPOSALS = ['no_topic', 'other_language', 'locked'] as const;
type NoProposals = (typeof NO_PROPOSALS)[number];

/** Texts proposed for an analysed video: up to three hooks and three calls to action, or why there are none. */
export interface VideoProposals {
  /** Null: proposals exist. */
  absent: NoProposals | null;
  language: Language | null;
  /** The video's topic, as written in it. */
  topic: { words: string; place: QuotePlace } | null;
  /** From the hook library; null when it has none for the topic. */
  niche: string | null;
  /** The words that a rewrite would replace, with their class. */
  replaces: { quote: Quote; kind: HookKind } | null;
  /** Percentile of the form of the caption's opening; null: it has no opening, or the plan does not show it. */
  craft: CraftPercentile | null;
  hooks: HookRewrite[];
  calls: CallProposal[];
  /** Number of each, also when the plan does not show them. */
  counts: { hooks: number; calls: number };
}

export const NOTHING_PROPOSED: Omit<VideoProposals, 'absent'> = {
  language: null,
  topic: null,
  niche: null,
  replaces: null,
  craft: null,
  hooks: [],
  calls: [],
  counts: { hooks: 0, calls: 0 },
};

/** The version for a plan that does not include the proposals: counts only. */
export function lockProposals({ absent, counts }: VideoProposals): VideoProposals {
  return { ...NOTHING_PROPOSED, absent: absent ?? 'locked', counts };
}
