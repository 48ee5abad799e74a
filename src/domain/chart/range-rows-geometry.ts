import { factorAxis, factorPlace, type FactorAxis } from './factor-axis.ts';
import { AXIS_ROOM, placeRow, rowRoom, type RowTexts } from './row-layout.ts';

/** `unclear`: only reports of method 1 drew ranges that may be due to chance. */
export type RangeVerdict = 'winner' | 'loser' | 'unclear';

/**
 * A range and the number of videos behind it, or the sentence shown instead. Reports of method 1 gave a factor in the
 * middle. A bound that cannot be stated is null: the bar begins at ×1 there.
 */
export type RangeRow = { id: string; label: string; n: number } & (
  | { known: true; factor: number | null; low: number | null; high: number | null; verdict: RangeVerdict }
  | { known: false; refusal: string }
);

/** Number of rows shown initially; more on request. */
const MOST_ROWS = 12;

/**
 * The most informative rows, in their original order: those with a verdict, then those based on most videos. If only a
 * few more exist, all are shown.
 */
export function foremostRows(rows: readonly RangeRow[]): readonly RangeRow[] {
  if (rows.length <= MOST_ROWS + 3) return rows;
  const weightOf = (row: RangeRow) =>
    row.known ? (row.verdict === 'winner' || row.verdict === 'loser' ? 2 : 1) : 0;
  const kept = new Set(rows.toSorted((a, b) => weightOf(b) - weightOf(a) || b.n - a.n).slice(0, MOST_ROWS));
  return rows.filter(row => kept.has(row));
}

export interface PlacedRow extends RowTexts {
  /** Vertical extent of the grid lines; none cross a text. */
  ruled: { top: number; bottom: number } | null;
  /** Null without a point estimate. */
  dot: number | null;
  from: number;
  to: number;
  /** The interval continues beyond this end of the scale. */
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

/**
 * Rows of dots with their intervals on one scale of factors; all texts fit, even at 360 px. `onScaleOf`: rows drawn in
 * several parts share one scale.
 */
export function rangeRowsGeometry(
  rows: readonly RangeRow[],
  width: number,
  onScaleOf: readonly RangeRow[] = rows,
): RangeRowsGeometry {
  const axis = factorAxis(
    onScaleOf.flatMap(row => (row.known ? [{ low: row.low ?? 1, high: row.high ?? 1 }] : [])),
  );
  const room = rowRoom(width);
  const { wide, left, right } = room;
  const xOf = (factor: number) => left + factorPlace(axis, factor) * (right - left);
  let top = AXIS_ROOM;
  const placed = rows.map(row => {
    const built = placeRow(room, top, row.label, row.known ? null : row.refusal);
    const ruled = wide ? { top, bottom: built.bottom } : { top: built.y - 11, bottom: built.y + 11 };
    top = built.bottom;
    const [low, high] = row.known ? [row.low ?? 1, row.high ?? 1] : [1, 1];
    return {
      ...built,
      ruled: row.known ? ruled : null,
      dot: row.known && row.factor !== null ? xOf(row.factor) : null,
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
