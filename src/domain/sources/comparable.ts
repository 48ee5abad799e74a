import type { Precision } from './reading.ts';

/**
 * Whether a difference between two measurements of the same figure is meaningful. An exact count minus a rounded one
 * can be off by a whole rounding step, so both must have the same precision.
 */
export function comparable(a: { precision: Precision }, b: { precision: Precision }): boolean {
  return a.precision === b.precision;
}
