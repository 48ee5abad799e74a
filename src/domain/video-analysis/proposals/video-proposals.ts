import type { CtaGoal, CtaPlacement } from '#domain/generations/brief/cta-goals.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { CraftPercentile } from '#domain/video-analysis/panels/craft-percentile.ts';
import type { QuotePlace, Quote } from '#domain/video-analysis/findings/findings.ts';
import type { RewriteFamily } from './rewrite-patterns.ts';

/** A hook written anew for the same video. */
export interface HookRewrite {
  text: string;
  family: RewriteFamily;
  /** Spoken, in seconds. */
  seconds: number;
  /** What speaks for it and against it, in the reader’s language; empty where nothing does. */
  why: string;
}

/** What a proposed call asks for. */
export const CALL_GOALS = ['comment', 'save', 'share', 'follow'] as const satisfies readonly CtaGoal[];
export type CallGoal = (typeof CALL_GOALS)[number];

/**
 * Why it is proposed: that reaction follows least · the video asks for no such thing · nothing that was read asks for
 * it, and the spoken words were not · in other words.
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

/** Why nothing is written. */
export const NO_PROPOSALS = ['no_topic', 'other_language', 'locked'] as const;
type NoProposals = (typeof NO_PROPOSALS)[number];

/** What is written for a video that was analysed: up to three hooks and three calls, or why there are none. */
export interface VideoProposals {
  /** Null: they are there. */
  absent: NoProposals | null;
  language: Language | null;
  /** What the video is about, as it stands there. */
  topic: { words: string; place: QuotePlace } | null;
  /** Of the library of hooks; null where the subject has none there. */
  niche: string | null;
  /** The words that a rewrite would stand in the place of, with their class. */
  replaces: { quote: Quote; kind: HookKind } | null;
  /** The form of the caption’s opening among the creator’s own; null: it has none, or the plan does not show it. */
  craft: CraftPercentile | null;
  hooks: HookRewrite[];
  calls: CallProposal[];
  /** How many there are of each, also where the plan does not show them. */
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

/** What a plan that does not open them is told: how many there are. */
export function lockProposals({ absent, counts }: VideoProposals): VideoProposals {
  return { ...NOTHING_PROPOSED, absent: absent ?? 'locked', counts };
}
