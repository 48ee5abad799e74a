import type { Precision } from './reading.ts';

/**
 * Whether a difference between two readings of the same figure means anything.
 * An exact count minus a rounded one can be off by a whole rounding step, so only like is taken from like.
 */
export function comparable(a: { precision: Precision }, b: { precision: Precision }): boolean {
  return a.precision === b.precision;
}
