import { refusal, type Estimate } from './estimate.ts';
import { binomialAtMost } from './distributions.ts';

/** With fewer values not even the range from the smallest to the largest contains the median in 95 % of cases. */
export const MEDIAN_FLOOR = 6;

export const MEDIAN_LEVEL = 0.95;

export interface MedianInterval {
  /** Sample median, in the unit of the values. */
  median: number;
  /** Bounds of the interval: two of the values themselves. */
  low: number;
  high: number;
  n: number;
  /** Coverage of the interval: at least 0.95, exact for any continuous distribution. */
  coverage: number;
}

/**
 * Rank (from 1) of the lower bound: the highest that keeps the coverage. The median is below the k-th smallest of n
 * values exactly when fewer than k values fall below it, like heads in n fair tosses.
 */
function lowerRank(n: number): { rank: number; coverage: number } {
  let rank = 1;
  let coverage = 1 - 2 * binomialAtMost(0, n, 0.5);
  for (let next = 2; next <= n / 2; next++) {
    const promised = 1 - 2 * binomialAtMost(next - 1, n, 0.5);
    if (promised < MEDIAN_LEVEL) break;
    rank = next;
    coverage = promised;
  }
  return { rank, coverage };
}

/**
 * Median with its distribution-free 95 % interval from order statistics; refused under six values. For views,
 * engagement, or any figure with one value per video.
 */
export function medianInterval(values: readonly number[]): Estimate<MedianInterval> {
  const n = values.length;
  if (n < MEDIAN_FLOOR) return refusal('too_few_videos', n, MEDIAN_FLOOR);
  const sorted = [...values].sort((a, b) => a - b);
  const { rank, coverage } = lowerRank(n);
  const at = (place: number) => sorted[place - 1] ?? NaN;
  return {
    known: true,
    median: (at(Math.ceil((n + 1) / 2)) + at(Math.floor((n + 1) / 2))) / 2,
    low: at(rank),
    high: at(n + 1 - rank),
    n,
    coverage,
  };
}
