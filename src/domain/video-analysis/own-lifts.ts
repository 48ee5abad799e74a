import type { FactorRange } from '#domain/statistics/answer.ts';
import type { LiftVerdict } from '#domain/statistics/pattern-lifts.ts';

/** What a pattern does to the creator's own videos, pooled towards « no effect ». */
export interface OwnLift extends FactorRange {
  n: number;
  without: number;
  verdict: LiftVerdict;
  videoIds: string[];
}
