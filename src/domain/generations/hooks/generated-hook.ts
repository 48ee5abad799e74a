import type { Slot, Assumption, BaitLevel, Family } from '#domain/generations/brief/pattern.ts';
import type { BaitReading } from '#domain/generations/bait/bait-meter.ts';
import type { CraftScore } from '#domain/generations/score/craft-score.ts';

/** A hook that passed every gate, with its explanation. */
export interface GeneratedHook {
  text: string;
  family: Family;
  patternId: string;
  /** Its angle in the library; null for the creator’s own topic. */
  bundleId: string | null;
  /** Spoken duration in seconds. */
  seconds: number;
  score: CraftScore;
  /** One sentence: its strengths and its weakness. */
  why: string;
  bait: BaitReading & { level: BaitLevel };
  /** What must be true of the creator for the hook to be usable. */
  assumes: Assumption | null;
  /** What the video must show for the hook to be honest; null where the hook withholds nothing. */
  promise: { part: Slot | 'payoff'; text: string } | null;
}
