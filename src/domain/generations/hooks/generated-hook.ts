import type { Slot, Assumption, BaitLevel, Family } from '#domain/generations/brief/pattern.ts';
import type { BaitReading } from '#domain/generations/bait/bait-meter.ts';
import type { CraftScore } from '#domain/generations/score/craft-score.ts';

/** A hook that passed every gate, with all that explains it. */
export interface GeneratedHook {
  text: string;
  family: Family;
  patternId: string;
  /** The angle of the library it comes from; null for the creator’s own topic. */
  bundleId: string | null;
  /** Spoken, in seconds. */
  seconds: number;
  score: CraftScore;
  /** One sentence: what speaks for it and against it. */
  why: string;
  bait: BaitReading & { level: BaitLevel };
  /** What has to be true of the creator before it is said. */
  assumes: Assumption | null;
  /** What the video has to show for the hook to be honest; null where the hook holds nothing back. */
  promise: { part: Slot | 'payoff'; text: string } | null;
}
