import { medianSorted } from 'simple-statistics';
import { studentQuantile } from './distributions.ts';
import { MAD_TO_SD } from './log-scale.ts';

/** Minimum videos for a range of the level; with fewer its width would be a guess. */
const LEVEL_RANGE_FLOOR = 20;
export const LEVEL_RANGE = 0.95;

/** Outlying values are pulled in towards the running median over this many. */
const RUNNING_MEDIAN = 21;
const PULLED_IN_BEYOND = 2.5;
/** How fast a level may drift: variance of its step from video to video, as a share of the variance between videos. */
const STEPS = [0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3] as const;
const MOST_FREEDOM = 60;
/** Smaller squares are rounding errors of zero. */
const NOTHING = 1e-20;

/** The usual level of an account's video at one position of its history, estimated from all other videos. */
export interface UsualLevel {
  /** On the log scale of the input values. */
  level: number;
  /** Half the width of its 95 % range on that scale; null under twenty videos and where all are alike. */
  halfWidth: number | null;
}

function runningMedians(values: Float64Array): Float64Array {
  const n = values.length;
  const width = Math.min(RUNNING_MEDIAN, n);
  return values.map((_, at) => {
    const start = Math.min(Math.max(at - (width >> 1), 0), n - width);
    return medianSorted(Array.from(values.slice(start, start + width).sort()));
  });
}

function pulledIn(values: Float64Array): Float64Array {
  const middle = runningMedians(values);
  const away = values.map((value, at) => Math.abs(value - (middle[at] ?? 0))).sort();
  const reach = PULLED_IN_BEYOND * MAD_TO_SD * medianSorted(Array.from(away));
  if (reach === 0) return values;
  return values.map((value, at) => {
    const centre = middle[at] ?? 0;
    return centre + Math.min(Math.max(value - centre, -reach), reach);
  });
}

interface Smoothed {
  /** The level at each position, estimated with its own value included. */
  values: Float64Array;
  /** Weight of the position's own value in it. */
  own: Float64Array;
  /** Half the log determinant for this step. */
  logDeterminant: number;
}

/** (1 + D′D/q)⁻¹ z, with D the first differences: one forward and one backward pass over the tridiagonal matrix. */
function smoothed(z: Float64Array, q: number): Smoothed {
  const n = z.length;
  if (q === 0) return { values: z.map(() => meanOf(z)), own: z.map(() => 1 / n), logDeterminant: 0 };
  const diagonal = (at: number) => q + (at === 0 || at === n - 1 ? 1 : 2);
  const forward = new Float64Array(n);
  const backward = new Float64Array(n);
  const right = new Float64Array(n);
  for (let at = 0; at < n; at++) {
    const before = at === 0 ? Infinity : (forward[at - 1] ?? 1);
    forward[at] = diagonal(at) - 1 / before;
    right[at] = q * (z[at] ?? 0) + (at === 0 ? 0 : (right[at - 1] ?? 0) / before);
  }
  const values = new Float64Array(n);
  for (let at = n - 1; at >= 0; at--) {
    const after = at === n - 1 ? Infinity : (backward[at + 1] ?? 1);
    backward[at] = diagonal(at) - 1 / after;
    values[at] = ((right[at] ?? 0) + (at === n - 1 ? 0 : (values[at + 1] ?? 0))) / (forward[at] ?? 1);
  }
  const own = z.map((_, at) => q / ((forward[at] ?? 1) + (backward[at] ?? 1) - diagonal(at)));
  let logDeterminant = 0;
  for (let k = 1; k < n; k++) {
    const mu = 2 - 2 * Math.cos((Math.PI * k) / n);
    logDeterminant += Math.log(mu / (q + mu)) / 2;
  }
  return { values, own, logDeterminant };
}

function meanOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

interface Told {
  level: number;
  variance: number;
  logWeight: number;
}

/** The level at each position estimated from the other values, if it drifts by this step. */
function toldByOthers(z: Float64Array, { values, own, logDeterminant }: Smoothed): Told[] {
  const n = z.length;
  let squares = 0;
  for (const [at, value] of z.entries()) squares += value * (value - (values[at] ?? 0));
  return Array.from(z, (value, at) => {
    const rest = 1 - (own[at] ?? 0);
    const away = value - (values[at] ?? 0);
    const left = Math.max(squares - away ** 2 / rest, NOTHING);
    return {
      level: value - away / rest,
      variance: ((1 / rest - 1) * left) / (n - 2),
      logWeight: (-(n - 2) * Math.log(left)) / 2 + logDeterminant - Math.log(rest) / 2,
    };
  });
}

function weighted(told: readonly Told[], n: number): UsualLevel {
  const most = Math.max(...told.map(({ logWeight }) => logWeight));
  const weights = told.map(({ logWeight }) => Math.exp(logWeight - most));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const average = (value: (one: Told) => number) =>
    told.reduce((all, one, at) => all + (weights[at] ?? 0) * value(one), 0) / sum;
  const level = average(one => one.level);
  const variance = average(one => one.variance + (one.level - level) ** 2);
  const isRanged = n >= LEVEL_RANGE_FLOOR && variance > NOTHING;
  return { level, halfWidth: isRanged ? reach(n) * Math.sqrt(variance) : null };
}

const reachOf = new Map<number, number>();

function reach(n: number): number {
  const df = Math.min(n - 2, MOST_FREEDOM);
  const known = reachOf.get(df);
  if (known !== undefined) return known;
  const value = studentQuantile(1 - LEVEL_RANGE, df);
  reachOf.set(df, value);
  return value;
}

/**
 * For each of an account's videos, in order of publication, the usual level estimated from its other videos: the level
 * may drift, so nearer videos weigh more the more the account changes. The video's own value is excluded. Needs three.
 * Source: local level model, averaged over its drift speed (Durbin and Koopman 2012, « Time Series Analysis by State
 * Space Methods », 2.1 and 2.10).
 */
export function usualLevels(logs: readonly number[]): UsualLevel[] {
  const n = logs.length;
  const centre = medianSorted([...logs].sort((a, b) => a - b));
  const z = pulledIn(Float64Array.from(logs, log => log - centre));
  const bySteps = STEPS.map(q => toldByOthers(z, smoothed(z, q)));
  return logs.map((_, at) => {
    const { level, halfWidth } = weighted(
      bySteps.flatMap(told => told[at] ?? []),
      n,
    );
    return { level: centre + level, halfWidth };
  });
}
