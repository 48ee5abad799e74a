/** Why a statistic is not given. Each has a sentence in both languages: `advice.refusals`. */
export const REFUSAL_REASONS = [
  'too_few_videos',
  'too_few_in_group',
  'too_few_readings',
  'too_young',
  'no_spread',
  'experiment_running',
] as const;
type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A statistic under its floor: there is no number to show, only what is there and what it takes. */
export interface Refusal {
  known: false;
  reason: RefusalReason;
  /** What is there: videos or readings, whichever the reason counts. */
  n: number;
  /** What it takes, in the same unit. */
  needed: number;
}

/** A statistic, or why there is none. There is no third way, so that no figure can appear under its floor. */
export type Estimate<Statistic> = ({ known: true } & Statistic) | Refusal;

export function refusal(reason: RefusalReason, n: number, needed: number): Refusal {
  return { known: false, reason, n, needed };
}

/** A factor with its range: ×1.4 (×0.9 to ×2.1). 1 is no difference. */
export interface FactorRange {
  factor: number;
  low: number;
  high: number;
  /** Chance that the range promises to hold the truth: 0.95 for 95 %. */
  level: number;
}

/** Log-scale estimate and half-width → factor with range. */
export function factorRange(logFactor: number, halfWidth: number, level: number): FactorRange {
  return {
    factor: Math.exp(logFactor),
    low: Math.exp(logFactor - halfWidth),
    high: Math.exp(logFactor + halfWidth),
    level,
  };
}
