import { AXIS_ROOM, placeRow, rowRoom, type RowTexts } from './row-layout.ts';

/** A share of 100 with its confidence range, or the sentence that explains why there is none. */
export type ShareRow = { id: string; label: string } & (
  | { known: true; share: number; low: number; high: number; n: number }
  | { known: false; refusal: string }
);

export interface PlacedShare extends RowTexts {
  /** Null without a number. */
  bar: { from: number; to: number; at: number } | null;
}

interface ShareRowsGeometry {
  height: number;
  wide: boolean;
  track: { left: number; right: number; top: number; bottom: number };
  ticks: { x: number; share: number }[];
  rows: PlacedShare[];
}

const LEAST_BAR = 2;

/** Rows of shares with their ranges on one scale from 0 to 100, with its midpoint marked. */
export function shareRowsGeometry(rows: readonly ShareRow[], width: number): ShareRowsGeometry {
  const room = rowRoom(width);
  const { left, right, wide } = room;
  const xOf = (share: number) => left + ((right - left) * share) / 100;
  let top = AXIS_ROOM;
  const placed = rows.map(row => {
    const texts = placeRow(room, top, row.label, row.known ? null : row.refusal);
    top = texts.bottom;
    if (!row.known) return { ...texts, bar: null };
    const from = Math.min(xOf(row.low), right - LEAST_BAR);
    return { ...texts, bar: { from, to: Math.max(xOf(row.high), from + LEAST_BAR), at: xOf(row.share) } };
  });
  return {
    height: top + 4,
    wide,
    track: { left, right, top: AXIS_ROOM, bottom: top },
    ticks: [0, 50, 100].map(share => ({ x: xOf(share), share })),
    rows: placed,
  };
}
