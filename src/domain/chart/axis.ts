/** How a value maps to a height. `log`: equal distances are equal factors. */
type AxisKind = 'linear' | 'log';

/** One vertical scale. Values in units of the counts; ticks ascending. */
export interface Axis {
  kind: AxisKind;
  /** Value at the bottom of the scale; on a log scale the smallest positive value shown. */
  min: number;
  max: number;
  /** On a log scale only: zeros exist and are drawn on a separate line below `min`. */
  hasZero: boolean;
  ticks: number[];
}

/** A line counts as flat when its highest point stays below this part of the height. */
const LOWEST_PEAK = 0.2;
/** A line also counts as flat when its median stays below this part. */
const LOWEST_MIDDLE = 0.12;
/** Part of the height reserved on a log scale for zeros, which have no logarithm. */
const ZERO_FLOOR = 0.08;

/** The largest of 1, 2 or 5 times a power of ten that is not above `value` (> 0). */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-12);
  const lead = value / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** The smallest of 1, 2 or 5 times a power of ten that is not below `value` (> 0). */
export function roundUp(value: number): number {
  const below = roundDown(value);
  if (below >= value) return below;
  const lead = below / 10 ** Math.floor(Math.log10(below) + 1e-12);
  return below * (Math.round(lead) === 2 ? 2.5 : 2);
}

/** Scale from 0, whole numbers only, with at most `most` steps of 1, 2 or 5 times a power of ten. */
export function linearAxis(largest: number, most = 5): Axis {
  const step = Math.max(1, roundUp(Math.max(1, largest) / most));
  const count = Math.max(1, Math.ceil(largest / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { kind: 'linear', min: 0, max: count * step, hasZero: false, ticks };
}

/**
 * Linear scale between two values, so that small changes of a large count can be read: it begins at 0 only when
 * the smallest value lies below half of the largest, or below 0. Whole numbers, at most `most` + 2 ticks.
 */
export function spanAxis(smallest: number, largest: number, most = 5): Axis {
  const low = smallest <= largest / 2 ? Math.min(0, smallest) : smallest;
  const step = Math.max(1, roundUp(Math.max(1, largest - low) / most));
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(largest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { kind: 'linear', min: first * step, max: last * step, hasZero: false, ticks };
}

/** Scale of factors between two positive values, with at most `most` ticks. */
export function logAxis(smallest: number, largest: number, hasZero: boolean, most = 8): Axis {
  const min = roundDown(smallest);
  const max = Math.max(roundUp(largest), roundUp(min * 1.01));
  const fine: number[] = [];
  for (let tick = min; tick <= max * 1.0001; tick = roundUp(tick * 1.01)) fine.push(tick);
  const ticks = thinned(fine, most);
  return { kind: 'log', min, max, hasZero, ticks: hasZero ? [0, ...ticks] : ticks };
}

/** Powers of ten when there are too many ticks, then every second, third … of these. */
function thinned(ticks: number[], most: number): number[] {
  if (ticks.length <= most) return ticks;
  const powers = ticks.filter(tick => Math.abs(Math.log10(tick) - Math.round(Math.log10(tick))) < 1e-9);
  const every = Math.ceil(powers.length / most);
  const kept = powers.filter((_, index) => index % every === 0);
  return kept.length >= 2 ? kept : ticks.filter((_, index) => index % Math.ceil(ticks.length / most) === 0);
}

function middle(ascending: readonly number[]): number {
  return ascending[ascending.length >> 1] ?? 0;
}

/**
 * Whether a line would lie flat at the bottom of a linear scale that ends at `top`. A line of zeros does not count: it
 * belongs there.
 */
function liesFlat(ascending: readonly number[], top: number): boolean {
  const highest = ascending.at(-1) ?? 0;
  if (highest === 0) return false;
  return highest / top < LOWEST_PEAK || middle(ascending) / top < LOWEST_MIDDLE;
}

/**
 * The scale shared by several lines: linear from 0 while every line is readable on it, else logarithmic. `series` holds
 * the known counts of each line, in any order; empty lines are ignored.
 */
export function chooseAxis(series: readonly (readonly number[])[]): Axis {
  const lines = series.map(line => line.toSorted((a, b) => a - b)).filter(line => line.length > 0);
  const largest = Math.max(0, ...lines.map(line => line.at(-1) ?? 0));
  const linear = linearAxis(largest);
  if (!lines.some(line => liesFlat(line, linear.max))) return linear;
  const positive = lines.map(line => line.find(value => value > 0) ?? Infinity);
  return logAxis(
    Math.min(...positive),
    largest,
    lines.some(line => line[0] === 0),
  );
}

/** Height of a value on its axis: 0 at the bottom, 1 at the top. */
export function heightOn(axis: Axis, value: number): number {
  if (axis.kind === 'linear') return (value - axis.min) / (axis.max - axis.min);
  const foot = axis.hasZero ? ZERO_FLOOR : 0;
  if (value <= 0) return 0;
  const part = Math.log(value / axis.min) / Math.log(axis.max / axis.min);
  return foot + part * (1 - foot);
}
