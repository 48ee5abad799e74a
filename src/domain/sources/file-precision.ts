import type { Precision } from './reading.ts';

const ROUNDED_FROM = 10_000;
const STEP = 100;

/**
 * Whether counts of a file are rounded, told from the counts alone. The platform rounds public ones from 10,000 on:
 * of 27,091 such views, likes, comments and shares in 36 recorded public files every one was a multiple of 100, of
 * whole counts one in a hundred is. Saves tell nothing: public files write some of them whole. Without a large count
 * nothing is known, and nothing below 10,000 is rounded.
 */
export function precisionOfCounts(counts: Iterable<number | null>): Precision {
  let [whole, rounded] = [0, 0];
  for (const count of counts) {
    if (count === null || count < ROUNDED_FROM) continue;
    if (count % STEP === 0) rounded += 1;
    else whole += 1;
  }
  return whole > rounded ? 'exact' : 'rounded';
}
