/** Why a statistic is not available. Each reason has a sentence in both languages: `advice.refusals`. */
export const REFUSAL_REASONS = [
  'too_few_videos',
  'too_few_in_group',
  'too_few_readings',
  'too_young',
  'no_views',
  'no_figure',
  'no_spread',
  'experiment_running',
] as const;
type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A statistic below its minimum sample: no number, only the sample present and the sample needed. */
export interface Refusal {
  known: false;
  reason: RefusalReason;
  /** The sample present: videos or measurements, depending on the reason. */
  n: number;
  /** The sample needed, in the same unit. */
  needed: number;
}

/**
 * A statistic, or why it is missing. There is no other variant, so that no figure can be shown below its minimum
 * sample.
 */
export type Estimate<Statistic> = ({ known: true } & Statistic) | Refusal;

export function refusal(reason: RefusalReason, n: number, needed: number): Refusal {
  return { known: false, reason, n, needed };
}

/**
 * Where there are videos and none of them has the figure, that is the reason, and not that there are too few.
 * `figures`: one a video, null where it has none.
 */
export function unlessNone<Statistic>(
  answer: Estimate<Statistic>,
  figures: readonly (number | null)[],
  reason: 'no_views' | 'no_figure',
): Estimate<Statistic> {
  const hasNone = figures.length > 0 && figures.every(figure => figure === null);
  return answer.known || !hasNone || answer.n > 0 ? answer : refusal(reason, 0, answer.needed);
}

/** A factor with its range: ×1.4 (×0.9 to ×2.1). 1 is no difference. */
export interface FactorRange {
  factor: number;
  low: number;
  high: number;
  /** Confidence level of the range: 0.95 for 95 %. */
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
