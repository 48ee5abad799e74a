import { comparable } from '#domain/sources/comparable.ts';
import { roundingStep, type Precision, type SourceId } from '#domain/sources/reading.ts';

/** A count of an account or a video measured at one instant. */
export interface CountObservation {
  count: number | null;
  precision: Precision;
  observedAt: Date;
  source?: SourceId;
}

/**
 * Change between two measurements. An unmeasured zero cannot be represented: `rounded` always has a change of at least
 * its step, and anything finer is `not_measurable`.
 */
export type CountChange =
  | { kind: 'exact'; change: number }
  /** The true change lies within `change` ± `step`. */
  | { kind: 'rounded'; change: number; step: number }
  | { kind: 'not_measurable'; reason: 'unknown_count' | 'mixed_precision' }
  | { kind: 'not_measurable'; reason: 'below_rounding_step'; step: number };

/**
 * Change of a count (followers, views, likes) between two measurements, in units of the count; decreases are kept.
 * Public counts are rounded: a difference below the rounding step means nothing, least of all « 0 ».
 */
export function countChange(earlier: CountObservation, later: CountObservation): CountChange {
  if (earlier.count === null || later.count === null) {
    return { kind: 'not_measurable', reason: 'unknown_count' };
  }
  if (!comparable(earlier, later)) return { kind: 'not_measurable', reason: 'mixed_precision' };
  const change = later.count - earlier.count;
  const step = Math.max(
    roundingStep(earlier.count, earlier.precision),
    roundingStep(later.count, later.precision),
  );
  if (step === 1) return { kind: 'exact', change };
  if (Math.abs(change) < step) return { kind: 'not_measurable', reason: 'below_rounding_step', step };
  return { kind: 'rounded', change, step };
}
