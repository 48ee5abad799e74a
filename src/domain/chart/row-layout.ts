import { textLines } from './text-lines.ts';

/** A line of text: `y` is its baseline. */
interface PlacedText {
  text: string;
  x: number;
  y: number;
}

/** Positions of a row's texts, and the height of its drawing. */
export interface RowTexts {
  top: number;
  bottom: number;
  label: PlacedText[];
  /** To the right of the scale on wide drawings, under the label on narrow ones. */
  figures: { x: number; y: number; anchor: 'start' | 'end' };
  refusal: PlacedText[];
  y: number;
}

/** Space above the rows for the names of the scale. */
export const AXIS_ROOM = 26;

/** Size of labels in pixels. */
export const ROW_FONT = 13;
const LINE = 17;
const WIDE_FROM = 600;
const LABEL_PART = 0.28;
const FIGURES_ROOM = 216;
const INSET = 18;
const PADDING = 10;

interface RowRoom {
  width: number;
  wide: boolean;
  /** Horizontal ends of the scale. */
  left: number;
  right: number;
}

/** Labels, scale and figures side by side where they fit, otherwise stacked. */
export function rowRoom(width: number): RowRoom {
  const wide = width >= WIDE_FROM;
  const left = wide ? Math.round(width * LABEL_PART) : INSET;
  return { width, wide, left, right: Math.max(left + 40, width - (wide ? FIGURES_ROOM : INSET)) };
}

/** Places a row's label, and the sentence shown where there is no number. */
export function placeRow(
  { width, wide, left }: RowRoom,
  top: number,
  label: string,
  refusal: string | null,
): RowTexts {
  const labels = textLines(label, wide ? left - 16 : width, ROW_FONT);
  const refusals = refusal === null ? [] : textLines(refusal, wide ? width - left : width, ROW_FONT);
  return wide
    ? wideRow(top, left, width, labels, refusals)
    : narrowRow(top, labels, refusals, refusal === null);
}

function placeLines(lines: readonly string[], x: number, first: number): PlacedText[] {
  return lines.map((text, index) => ({ text, x, y: first + index * LINE }));
}

function wideRow(
  top: number,
  left: number,
  width: number,
  labels: readonly string[],
  refusals: readonly string[],
): RowTexts {
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
): RowTexts {
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
