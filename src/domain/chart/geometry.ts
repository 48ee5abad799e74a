import { chooseAxis, heightOn, logAxis, type Axis } from './axis.ts';
import { drawnIndices, linePath, type LinePoint } from './points.ts';
import { timeTicks, type TimeSpan } from './time-ticks.ts';

interface ChartLine<Id extends string> {
  id: Id;
  /** Lines on the same side share a scale. */
  side: 'left' | 'right';
  /** One count per row, in row order; null where it is unknown. */
  values: readonly (number | null)[];
  /** The counts are known in rounding steps only. */
  stepped: boolean;
}

export interface ChartInput<Id extends string> extends TimeSpan {
  /** Instants of the rows in milliseconds, ascending. */
  at: readonly number[];
  lines: readonly ChartLine<Id>[];
  /** Pixels. */
  width: number;
  height: number;
}

interface DrawnLine<Id extends string> {
  id: Id;
  side: 'left' | 'right';
  /** One per row. */
  points: LinePoint[];
  path: string;
}

/** Either one scale for each side with lines, or one shared by all lines. */
interface ChartAxes {
  left: Axis | null;
  right: Axis | null;
  shared: Axis | null;
}

/** The rectangle that lines are drawn in, in pixels from the left and from the top. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ChartGeometry<Id extends string> {
  plot: Plot;
  axes: ChartAxes;
  /** Horizontal position of each row. */
  xs: number[];
  days: { x: number; at: Date }[];
  lines: DrawnLine<Id>[];
  /** Whether there is space for a marker at each point. */
  markers: boolean;
  /** More points than pixels: dashes would not be visible. */
  dense: boolean;
}

/** Space for « 12,5K » next to the plot, for the scale names above it and the dates below. */
const AXIS_ROOM = 46;
const NO_AXIS_ROOM = 14;
const TOP_ROOM = 32;
const BOTTOM_ROOM = 30;
/** Keeps markers away from the frame. */
const INSET = 10;
const DAY_LABEL_ROOM = 68;
const MARKER_ROOM = 9;

/** Two scales side by side; but where both would be logarithmic, one shared scale: factors are comparable on it. */
function chooseAxes(left: readonly number[][], right: readonly number[][]): ChartAxes {
  const axisOf = (lines: readonly number[][]) => (lines.length === 0 ? null : chooseAxis(lines));
  const own = { left: axisOf(left), right: axisOf(right) };
  if (own.left?.kind !== 'log' || own.right?.kind !== 'log') return { ...own, shared: null };
  const smallest = Math.min(own.left.min, own.right.min);
  const largest = Math.max(own.left.max, own.right.max);
  const shared = logAxis(smallest, largest, own.left.hasZero || own.right.hasZero);
  return { left: null, right: null, shared };
}

/** Vertical position of a value, in pixels from the top. */
export function placeOn(axis: Axis, plot: Plot, value: number): number {
  return plot.bottom - heightOn(axis, value) * (plot.bottom - plot.top);
}

/** Pixel positions of everything drawn: rows at their instant, lines on the scale of their side. */
export function chartGeometry<Id extends string>(input: ChartInput<Id>): ChartGeometry<Id> {
  const { at, lines, from, to, width, height } = input;
  const valuesOf = (side: 'left' | 'right') =>
    lines
      .filter(line => line.side === side)
      .map(line => line.values.filter((value): value is number => value !== null));
  const axes = chooseAxes(valuesOf('left'), valuesOf('right'));
  const plot = {
    left: (axes.shared ?? axes.left) === null ? NO_AXIS_ROOM : AXIS_ROOM,
    right: Math.max(AXIS_ROOM + 40, width - (axes.right === null ? NO_AXIS_ROOM : AXIS_ROOM)),
    top: TOP_ROOM,
    bottom: height - BOTTOM_ROOM,
  };
  const span = Math.max(1, to.getTime() - from.getTime());
  const inner = plot.right - plot.left - 2 * INSET;
  const xOf = (instant: number) => plot.left + INSET + ((instant - from.getTime()) / span) * inner;
  const xs = at.map(xOf);
  const most = Math.floor(inner / DAY_LABEL_ROOM);
  return {
    plot,
    axes,
    xs,
    days: timeTicks(input, most).map(day => ({ x: xOf(day.getTime()), at: day })),
    lines: lines.map(line => {
      const axis = axes.shared ?? axes[line.side];
      const points = line.values.map((value, row) => ({
        x: xs[row] ?? 0,
        y: value === null || axis === null ? null : placeOn(axis, plot, value),
      }));
      const drawn = drawnIndices(points, inner).flatMap(row => points[row] ?? []);
      return { id: line.id, side: line.side, points, path: linePath(drawn, line.stepped) };
    }),
    markers: at.length * MARKER_ROOM <= inner,
    dense: at.length > inner,
  };
}
