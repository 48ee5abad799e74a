import type { LiftVerdict } from '#domain/statistics/pattern-lifts.ts';
import { factorAxis, factorPlace, type FactorAxis } from './factor-axis.ts';
import { textLines } from './text-lines.ts';

/** A factor with its range and how many videos it rests on, or the sentence that says why there is none. */
export type RangeRow = { id: string; label: string; n: number } & (
  | { known: true; factor: number; low: number; high: number; verdict: LiftVerdict }
  | { known: false; refusal: string }
);

/** A line of text: `y` is its baseline. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

export interface PlacedRow {
  top: number;
  bottom: number;
  label: PlacedText[];
  /** Where the figures stand: on wide drawings behind the scale, on narrow ones under the label. */
  figures: { x: number; y: number; anchor: 'start' | 'end' };
  refusal: PlacedText[];
  /** Height of the dot and its interval. */
  y: number;
  /** Between which heights the scale's lines stand; none cross a text. */
  ruled: { top: number; bottom: number } | null;
  /** Null without a number. */
  dot: number | null;
  from: number;
  to: number;
  /** The interval goes on beyond this end of the scale. */
  cutLow: boolean;
  cutHigh: boolean;
}

export interface RangeRowsGeometry {
  height: number;
  wide: boolean;
  axis: FactorAxis;
  track: { left: number; right: number; top: number; bottom: number };
  ticks: { x: number; factor: number }[];
  rows: PlacedRow[];
}

/** Size of labels in pixels. */
export const ROW_FONT = 13;
const LINE = 17;
const WIDE_FROM = 600;
const LABEL_PART = 0.28;
const FIGURES_ROOM = 216;
const AXIS_ROOM = 26;
const INSET = 18;
const PADDING = 10;

/** Rows of dots with their intervals on one scale of factors; every text has its place, at 360 px too. */
export function rangeRowsGeometry(rows: readonly RangeRow[], width: number): RangeRowsGeometry {
  const axis = factorAxis(rows.filter(row => row.known));
  const wide = width >= WIDE_FROM;
  const left = wide ? Math.round(width * LABEL_PART) : INSET;
  const right = Math.max(left + 40, width - (wide ? FIGURES_ROOM : INSET));
  const labelWidth = wide ? left - 16 : width;
  const xOf = (factor: number) => left + factorPlace(axis, factor) * (right - left);
  let top = AXIS_ROOM;
  const placed = rows.map(row => {
    const labels = textLines(row.label, labelWidth, ROW_FONT);
    const refusals = row.known ? [] : textLines(row.refusal, wide ? width - left : width, ROW_FONT);
    const built = wide
      ? wideRow(top, left, width, labels, refusals)
      : narrowRow(top, labels, refusals, row.known);
    const ruled = wide ? { top, bottom: built.bottom } : { top: built.y - 11, bottom: built.y + 11 };
    top = built.bottom;
    const [low, high] = row.known ? [row.low, row.high] : [1, 1];
    return {
      ...built,
      ruled: row.known ? ruled : null,
      dot: row.known ? xOf(row.factor) : null,
      from: xOf(low),
      to: xOf(high),
      cutLow: low < axis.low,
      cutHigh: high > axis.high,
    };
  });
  return {
    height: top + 4,
    wide,
    axis,
    track: { left, right, top: AXIS_ROOM, bottom: top },
    ticks: axis.ticks.map(factor => ({ x: xOf(factor), factor })),
    rows: placed,
  };
}

type Texts = Pick<PlacedRow, 'top' | 'bottom' | 'label' | 'figures' | 'refusal' | 'y'>;

function placeLines(lines: readonly string[], x: number, first: number): PlacedText[] {
  return lines.map((text, index) => ({ text, x, y: first + index * LINE }));
}

function wideRow(
  top: number,
  left: number,
  width: number,
  labels: readonly string[],
  refusals: readonly string[],
): Texts {
  const height = Math.max(labels.length, refusals.length, 1) * LINE + 2 * PADDING;
  const middle = top + height / 2;
  const firstOf = (lines: readonly string[]) => middle - ((lines.length - 1) * LINE) / 2 + 4;
  return {
    top,
    bottom: top + height,
    label: placeLines(labels, 0, firstOf(labels)),
    figures: { x: width, y: middle + 4, anchor: 'end' },
    refusal: placeLines(refusals, left, firstOf(refusals)),
    y: middle,
  };
}

function narrowRow(
  top: number,
  labels: readonly string[],
  refusals: readonly string[],
  known: boolean,
): Texts {
  const first = top + PADDING + 12;
  const after = first + labels.length * LINE;
  const last = known ? after + 18 : after + (refusals.length - 1) * LINE;
  return {
    top,
    bottom: last + PADDING + (known ? 6 : 2),
    label: placeLines(labels, 0, first),
    figures: { x: 0, y: after, anchor: 'start' },
    refusal: placeLines(refusals, 0, after),
    y: after + 16,
  };
}
