import { CHANGE_PARTS, type ChangePart } from '#domain/statistics/change-split.ts';
import { roundUp } from './axis.ts';

/** A change and its parts as integers: `earlier` plus all parts is `later`. */
export interface Split {
  earlier: number;
  later: number;
  parts: Record<ChangePart, number>;
  /** No change of the usual video is demonstrated: it is no part of its own. */
  isUnproven?: true;
  /** Number of videos in each period, where given. */
  factors?: Record<'earlier' | 'later', { volume: number }>;
  /** The one video that caused most of the change, if there is one. */
  one?: { publishedAt: string; views: number };
}

export const SPLIT_BARS = ['earlier', ...CHANGE_PARTS, 'later'] as const;
export type SplitBar = (typeof SPLIT_BARS)[number];

export interface PlacedBar {
  id: SplitBar;
  /** The total, or what the part adds (negative: subtracts). */
  value: number;
  /** Where the bar begins and ends, in units. */
  start: number;
  end: number;
  /** Pixels. */
  x: number;
  width: number;
  y: number;
  height: number;
  /** Position of its end: the next bar begins there. */
  endX: number;
  labelY: number;
}

interface SplitGeometry {
  height: number;
  wide: boolean;
  bars: PlacedBar[];
  zeroX: number;
  ticks: { x: number; value: number }[];
  plot: { left: number; right: number; top: number; bottom: number };
}

const WIDE_FROM = 520;
const LABEL_ROOM = 156;
/** Average width of a label's letter in pixels, generously estimated, and the gap between label and bar. */
const LETTER = 7.5;
const LABEL_GAP = 12;
/** Labels wider than this share are placed above their bars. */
const MOST_LABEL = 0.4;
const VALUE_ROOM = 92;
const AXIS_ROOM = 26;
const BAR = 22;
const INSET = 4;

/**
 * Rows of bars from the earlier total over its parts to the later one, each starting where the previous ends; the
 * longest label determines the space beside them, or labels are placed above them.
 */
export function splitGeometry(split: Split, width: number, labels: readonly string[] = []): SplitGeometry {
  // What is not computed, or not demonstrated, has no bar.
  const spans = spansOf(split).filter(({ id, value }) => id !== 'typical' || value !== 0);
  const labelRoom = Math.max(LABEL_ROOM, ...labels.map(label => LETTER * label.length + LABEL_GAP));
  const wide = width >= WIDE_FROM && labelRoom <= MOST_LABEL * width;
  const plot = {
    left: wide ? labelRoom : INSET,
    right: Math.max(LABEL_ROOM + 40, width - (wide ? VALUE_ROOM : INSET)),
    top: AXIS_ROOM,
  };
  const low = Math.min(0, ...spans.map(({ end }) => end));
  const high = Math.max(1, ...spans.map(({ end }) => end));
  const step = Math.max(1, roundUp((high - low) / (wide ? 5 : 3)));
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const xOf = (value: number) =>
    plot.left + ((value / step - first) / (last - first)) * (plot.right - plot.left);
  const rowHeight = wide ? BAR + 14 : BAR + 34;
  const bars = spans.map(({ id, value, start, end }, index) => {
    const top = AXIS_ROOM + index * rowHeight;
    const [from, to] = [xOf(Math.min(start, end)), xOf(Math.max(start, end))];
    const y = wide ? top + 7 : top + 26;
    return {
      id,
      value,
      start,
      end,
      x: from,
      width: to - from,
      y,
      height: BAR,
      endX: xOf(end),
      labelY: wide ? y + BAR / 2 + 4 : top + 18,
    };
  });
  const bottom = AXIS_ROOM + bars.length * rowHeight;
  return {
    height: bottom + 6,
    wide,
    bars,
    zeroX: xOf(0),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step).map(value => ({
      x: xOf(value),
      value,
    })),
    plot: { ...plot, bottom },
  };
}

function spansOf({ earlier, later, parts }: Split) {
  let at = earlier;
  const between = CHANGE_PARTS.map(id => {
    const start = at;
    at += parts[id];
    return { id, value: parts[id], start, end: at };
  });
  if (at !== later) throw new RangeError(`parts lead to ${at}, not to ${later}`);
  return [
    { id: 'earlier' as const, value: earlier, start: 0, end: earlier },
    ...between,
    { id: 'later' as const, value: later, start: 0, end: later },
  ];
}
