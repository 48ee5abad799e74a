import { pulledIn } from './log-scale.ts';

/**
 * Streaks of an account: a video after a good one does better by chance too. The autocorrelation (`phi`, an
 * autoregression of order one) is chosen from these values.
 */
export const PHIS: readonly number[] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/** Half a period, in videos, of the fastest wave that counts as slow. */
export const VIDEOS_A_WAVE = 12;

/** Orthonormal columns, and the length of each before it was normalised. */
interface Orthonormal {
  columns: Float64Array[];
  lengths: number[];
}

/** Slow trends of an account: a constant, cosines and a straight line. */
export function slowWaves(n: number): Float64Array[] {
  const waves = Math.max(1, Math.round(n / VIDEOS_A_WAVE));
  const columns = Array.from({ length: waves + 1 }, (_, wave) =>
    Float64Array.from({ length: n }, (_, at) => Math.cos((Math.PI * wave * (at + 0.5)) / n)),
  );
  return [...columns, Float64Array.from({ length: n }, (_, at) => (at + 0.5) / n)];
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  // Called some ten thousand times per report: plain loops are several times faster than iterators.
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Removes the projection of `values` on a column of length one, in place. */
export function takeAway(values: Float64Array, column: Float64Array): void {
  const share = dot(values, column);
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) - share * (column[at] ?? 0);
}

/** Residual of the values after projection on `columns`. Done twice: once leaves a rounding error. */
export function unexplained(values: Float64Array, columns: readonly Float64Array[]): Float64Array {
  const rest = Float64Array.from(values);
  for (let pass = 0; pass < 2; pass++) for (const column of columns) takeAway(rest, column);
  return rest;
}

/** Modified Gram–Schmidt, each column twice. */
export function orthonormal(given: readonly Float64Array[]): Orthonormal {
  const columns: Float64Array[] = [];
  const lengths: number[] = [];
  for (const column of given) {
    const rest = unexplained(column, columns);
    const length = Math.sqrt(dot(rest, rest));
    for (let at = 0; at < rest.length; at++) rest[at] = (rest[at] ?? 0) / length;
    columns.push(rest);
    lengths.push(length);
  }
  return { columns, lengths };
}

/** Values in order of publication, each minus the part predicted from the previous one. */
export function whitened(values: Float64Array, phi: number): Float64Array {
  const result = new Float64Array(values.length);
  result[0] = (values[0] ?? 0) * Math.sqrt(1 - phi ** 2);
  for (let at = 1; at < values.length; at++) result[at] = (values[at] ?? 0) - phi * (values[at - 1] ?? 0);
  return result;
}

interface Streaks {
  /** The most likely of the values tried. */
  phi: number;
  /** The mean of the values tried, weighted by their posterior probability. */
  posteriorMeanPhi: number;
  /** The values, with those far from the slow waves pulled in. */
  values: Float64Array;
  /** The slow waves after whitening with `phi`. */
  waves: Orthonormal;
}

/** The values, with those far from the slow waves moved closer to them. */
function pulledInAround(values: Float64Array, waves: readonly Float64Array[]): Float64Array {
  const rest = unexplained(values, waves);
  const near = pulledIn([...rest]);
  return values.map((value, at) => value - (rest[at] ?? 0) + (near[at] ?? 0));
}

/**
 * Estimates the autocorrelation of an account's values, in order of publication, after removing slow waves: restricted
 * likelihood over a grid. Needs twenty values.
 */
export function findStreaks(given: ArrayLike<number>, phis: readonly number[] = PHIS): Streaks {
  const n = given.length;
  const columns = slowWaves(n);
  const values = pulledInAround(Float64Array.from(given), orthonormal(columns).columns);
  const fits = phis.map(phi => {
    const waves = orthonormal(columns.map(column => whitened(column, phi)));
    const rest = unexplained(whitened(values, phi), waves.columns);
    const logLengths = waves.lengths.reduce((sum, length) => sum + Math.log(length), 0);
    const spread = Math.log(Math.max(dot(rest, rest), Number.MIN_VALUE));
    const likelihood = -0.5 * (n - columns.length) * spread - logLengths + 0.5 * Math.log(1 - phi ** 2);
    return { phi, waves, likelihood };
  });
  const best = fits.reduce((most, fit) => (fit.likelihood > most.likelihood ? fit : most));
  let [total, mean] = [0, 0];
  for (const { phi, likelihood } of fits) {
    const weight = Math.exp(likelihood - best.likelihood);
    total += weight;
    mean += weight * phi;
  }
  return { phi: best.phi, posteriorMeanPhi: mean / total, values, waves: best.waves };
}
