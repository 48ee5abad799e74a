import { linearAxis, type Axis } from './axis.ts';

interface DayBarsGeometry {
  axis: Axis;
  plot: { left: number; right: number; top: number; bottom: number };
  ticks: { y: number; value: number }[];
  /** One bar per day, in order; height 0 where there is nothing. */
  bars: { x: number; width: number; y: number; height: number }[];
}

const AXIS_ROOM = 46;
const TOP = 10;
const FOOT = 24;
const LEAST_HEIGHT = 3;
/** Share of a day's width left empty beside its bar. */
const GAP_PART = 0.2;
const MOST_TICKS = 4;

/** One bar per day on a scale from 0; a small value stays visible, a zero has no bar. */
export function dayBarsGeometry(values: readonly number[], width: number, height: number): DayBarsGeometry {
  const axis = linearAxis(Math.max(0, ...values), MOST_TICKS);
  const plot = { left: AXIS_ROOM, right: Math.max(AXIS_ROOM + 20, width), top: TOP, bottom: height - FOOT };
  const yOf = (value: number) => plot.bottom - ((plot.bottom - plot.top) * value) / axis.max;
  const step = (plot.right - plot.left) / Math.max(1, values.length);
  const gap = step > 4 ? step * GAP_PART : 0;
  return {
    axis,
    plot,
    ticks: axis.ticks.map(value => ({ y: yOf(value), value })),
    bars: values.map((value, index) => {
      const tall = value <= 0 ? 0 : Math.max(plot.bottom - yOf(value), LEAST_HEIGHT);
      return {
        x: plot.left + index * step + gap / 2,
        width: step - gap,
        y: plot.bottom - tall,
        height: tall,
      };
    }),
  };
}
