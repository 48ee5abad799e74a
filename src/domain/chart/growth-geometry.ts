import { GAP_AFTER_HOURS, growth } from '#domain/metrics/growth.ts';
import { roundingStep, type Precision } from '#domain/sources/reading.ts';
import { spanAxis, type Axis } from './axis.ts';
import { placeOn, type Plot } from './geometry.ts';
import { bandPath, drawnIndices, linePath } from './points.ts';
import { timeTicks } from './time-ticks.ts';

/** One measurement of a count; rows are oldest first. */
export interface CountReading {
  /** ISO instant. */
  at: string;
  count: number | null;
  precision: Precision;
}

export interface GrowthPoint {
  x: number;
  /** Null: the source did not give the count. */
  y: number | null;
  /** Bounds of the range that contains the true count. */
  top: number;
  bottom: number;
  rounded: boolean;
  /** Lower than the previous comparable measurement. */
  fell: boolean;
  /** Preceded by a gap without measurements. */
  afterGap: boolean;
  /** No line connects it to another point. */
  alone: boolean;
}

export interface GrowthGeometry {
  plot: Plot;
  axis: Axis;
  days: { x: number; at: Date }[];
  /** One per measurement. */
  points: GrowthPoint[];
  xs: number[];
  line: string;
  /** The range of the true values of rounded counts; empty when all are exact. */
  band: string;
  gaps: { from: number; to: number }[];
  falls: number;
  markers: boolean;
}

export interface GrowthInput {
  readings: readonly CountReading[];
  timeZone: string;
  firstWeekday: number;
  gapAfterHours?: number;
  width: number;
  height: number;
  /** Space for the axis labels, in pixels. */
  axisRoom: number;
}

const TOP_ROOM = 32;
const BOTTOM_ROOM = 30;
const RIGHT_ROOM = 14;
const INSET = 10;
const DAY_LABEL_ROOM = 68;
const MARKER_ROOM = 9;

function stepOf({ count, precision }: CountReading): number {
  return count === null ? 1 : roundingStep(count, precision);
}

/**
 * The scale of a count over time: its known measurements with their rounding ranges, not from 0 when that would hide
 * all change.
 */
export function growthAxis(readings: readonly CountReading[]): Axis {
  let low = Infinity;
  let high = 0;
  for (const reading of readings) {
    if (reading.count === null) continue;
    const step = stepOf(reading) > 1 ? stepOf(reading) : 0;
    low = Math.min(low, Math.max(0, reading.count - step));
    high = Math.max(high, reading.count + step);
  }
  return spanAxis(Number.isFinite(low) ? low : 0, high);
}

interface Marks {
  fell: boolean;
  gap: boolean;
}

/** Marks for each measurement, from its comparison with the previous known one. */
function marksOf(readings: readonly CountReading[], gapAfterHours: number): (Marks | undefined)[] {
  const known = readings.flatMap((reading, row) => (reading.count === null ? [] : row));
  const marks = Array.from({ length: readings.length }, (): Marks | undefined => undefined);
  const observed = readings.map(({ at, count, precision }) => ({
    count,
    precision,
    observedAt: new Date(at),
  }));
  const grown = growth(observed, gapAfterHours);
  if (grown.known) grown.steps.forEach((step, index) => (marks[known[index + 1] ?? 0] = step));
  return marks;
}

/** Rows connected by a line: it breaks at gaps, at unknown counts and where the precision changes. */
function runsOf(readings: readonly CountReading[], marks: readonly (Marks | undefined)[]): number[][] {
  const runs: number[][] = [];
  readings.forEach((reading, row) => {
    if (reading.count === null) return;
    const run = runs.at(-1);
    const goesOn =
      run?.at(-1) === row - 1 &&
      marks[row]?.gap !== true &&
      readings[row - 1]?.precision === reading.precision;
    if (goesOn) run.push(row);
    else runs.push([row]);
  });
  return runs;
}

/** Pixel positions of a count's measurements over time: rounded counts in steps with their range, gaps left open. */
export function growthGeometry(input: GrowthInput): GrowthGeometry {
  const { readings, width, height, gapAfterHours = GAP_AFTER_HOURS } = input;
  const axis = growthAxis(readings);
  const right = Math.max(input.axisRoom + 40, width - RIGHT_ROOM);
  const plot = { left: input.axisRoom, right, top: TOP_ROOM, bottom: height - BOTTOM_ROOM };
  const instants = readings.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [instants[0], instants.at(-1)];
  const inner = plot.right - plot.left - 2 * INSET;
  const xOf = (instant: number) =>
    plot.left + INSET + (last === first ? 0.5 : (instant - first) / (last - first)) * inner;
  const marks = marksOf(readings, gapAfterHours);
  const runs = runsOf(readings, marks);
  const lonely = new Set(runs.filter(run => run.length === 1).flat());
  const points = readings.map((reading, row): GrowthPoint => {
    const step = stepOf(reading);
    const y = reading.count === null ? null : placeOn(axis, plot, reading.count);
    const reach = step > 1 ? step : 0;
    return {
      x: xOf(instants[row] ?? 0),
      y,
      top: placeOn(axis, plot, (reading.count ?? 0) + reach),
      bottom: placeOn(axis, plot, Math.max(axis.min, (reading.count ?? 0) - reach)),
      rounded: step > 1,
      fell: marks[row]?.fell === true,
      afterGap: marks[row]?.gap === true,
      alone: lonely.has(row),
    };
  });
  const drawn = runs.map(run => {
    const all = run.flatMap(row => points[row] ?? []);
    const kept = drawnIndices(all, inner).flatMap(index => all[index] ?? []);
    return { kept, stepped: all.some(({ rounded }) => rounded) };
  });
  return {
    plot,
    axis,
    days: timeTicks(
      { ...input, from: new Date(first), to: new Date(last) },
      Math.max(1, Math.floor(inner / DAY_LABEL_ROOM)),
    ).map(at => ({ x: xOf(at.getTime()), at })),
    points,
    xs: points.map(({ x }) => x),
    line: drawn.map(({ kept, stepped }) => linePath(kept, stepped)).join(''),
    band: drawn.map(({ kept, stepped }) => (stepped ? bandPath(kept, true) : '')).join(''),
    gaps: gapsOf(points),
    falls: points.filter(({ fell }) => fell).length,
    markers: points.length * MARKER_ROOM <= inner,
  };
}

function gapsOf(points: readonly GrowthPoint[]): { from: number; to: number }[] {
  return points.flatMap((point, row) => {
    if (!point.afterGap) return [];
    const before = points.slice(0, row).findLast(({ y }) => y !== null);
    return before === undefined ? [] : [{ from: before.x, to: point.x }];
  });
}
