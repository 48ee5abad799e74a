import { mean, median } from 'simple-statistics';

/** The smallest engagement distinguished from none, in percent. */
const LEAST_PERCENT = 0.01;

/** MAD × this is the standard deviation of normal data. */
export const MAD_TO_SD = 1.4826;

/** Natural logarithm of a count. Views are nearly log-normal; a video without views counts as one view. */
export function logCount(count: number): number {
  return Math.log(Math.max(count, 1));
}

/** Natural logarithm of a rate in percent; a video without reactions counts as one in ten thousand. */
export function logPercent(percent: number): number {
  return Math.log(Math.max(percent, LEAST_PERCENT));
}

/**
 * Spread of log values, robust to outliers: MAD scaled to the standard deviation of normal data, with the small-sample
 * correction (the MAD of n values is on average smaller by about 0.8 / n). Needs one value.
 */
export function robustSpread(logs: readonly number[]): number {
  const centre = median([...logs]);
  const deviations = logs.map(value => Math.abs(value - centre));
  const few = logs.length > 2 ? logs.length / (logs.length - 0.8) : 1;
  return MAD_TO_SD * median(deviations) * few;
}

/** Values beyond this many robust deviations are winsorised before means are taken. */
export const PULLED_IN_BEYOND = 3;

/** The values, with those further than three robust deviations from the median moved to that limit. */
export function pulledIn(logs: readonly number[]): number[] {
  const centre = median([...logs]);
  const reach = PULLED_IN_BEYOND * robustSpread(logs);
  if (reach === 0) return [...logs];
  return logs.map(value => Math.min(Math.max(value, centre - reach), centre + reach));
}

/** Sum of squared deviations from the mean. */
export function squaresAroundMean(values: readonly number[]): number {
  const centre = mean([...values]);
  let sum = 0;
  for (const value of values) sum += (value - centre) ** 2;
  return sum;
}
