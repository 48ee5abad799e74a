import {
  rangeRowsGeometry,
  type PlacedRow,
  type RangeRow,
  type RangeRowsGeometry,
} from '#domain/chart/range-rows-geometry.ts';
import { ROW_FONT } from '#domain/chart/row-layout.ts';
import { DRAWING_WIDTH, line, type Drawing, type Mark, type Paint } from './marks.ts';

/** Better: triangle up, worse: triangle down, unclear: hollow. */
const SIGNS = {
  winner: { path: 'M0 -6L6 4.6L-6 4.6Z', paint: 'accent' },
  loser: { path: 'M0 6L-6 -4.6L6 -4.6Z', paint: 'counter' },
  unclear: { path: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z', paint: 'quiet' },
} as const satisfies Record<string, { path: string; paint: Paint }>;

/** Ranges on one scale of factors; a row without one shows its text instead. */
export function rangesDrawing(
  rows: readonly RangeRow[],
  words: { figures: (row: RangeRow) => string; tick: (factor: number) => string },
  onScaleOf: readonly RangeRow[] = rows,
): Drawing {
  const geometry = rangeRowsGeometry(rows, DRAWING_WIDTH, onScaleOf);
  const ticks = geometry.ticks.map(({ x, factor }): Mark => ({
    kind: 'text',
    at: [x, 14],
    text: words.tick(factor),
    size: 12,
    paint: 'quiet',
    anchor: 'middle',
  }));
  const drawn = rows.flatMap((row, at) => {
    const place = geometry.rows[at];
    return place === undefined ? [] : rowMarks(row, place, geometry, words.figures(row));
  });
  return { width: DRAWING_WIDTH, height: geometry.height, marks: [...ticks, ...drawn] };
}

function rowMarks(row: RangeRow, place: PlacedRow, { ticks }: RangeRowsGeometry, figures: string): Mark[] {
  const { ruled } = place;
  return [
    line([0, place.bottom], [DRAWING_WIDTH, place.bottom], 'line'),
    ...(ruled === null
      ? []
      : ticks.map(({ x, factor }) =>
          line([x, ruled.top], [x, ruled.bottom], factor === 1 ? 'quiet' : 'line'),
        )),
    ...place.label.map(({ x, y, text }): Mark => ({
      kind: 'text',
      at: [x, y],
      text,
      size: ROW_FONT,
      paint: 'ink',
    })),
    ...place.refusal.map(({ x, y, text }): Mark => ({
      kind: 'text',
      at: [x, y],
      text,
      size: ROW_FONT,
      paint: 'quiet',
    })),
    ...(row.known
      ? [
          {
            kind: 'text' as const,
            at: [place.figures.x, place.figures.y] as const,
            text: figures,
            size: 12,
            paint: 'quiet' as const,
            anchor: place.figures.anchor,
          },
          ...intervalMarks(row, place),
        ]
      : []),
  ];
}

function intervalMarks({ verdict }: Extract<RangeRow, { known: true }>, place: PlacedRow): Mark[] {
  const { path, paint } = SIGNS[verdict];
  const { y, from, to, cutLow, cutHigh, dot } = place;
  // An interval that exceeds the scale ends in an arrow instead of a cap.
  const end = (x: number, isCut: boolean, inwards: 1 | -1): Mark =>
    isCut
      ? {
          kind: 'shape',
          path: `M${x + 6 * inwards} ${y - 5}L${x} ${y}L${x + 6 * inwards} ${y + 5}`,
          stroke: paint,
        }
      : line([x, y - 5], [x, y + 5], paint, { width: 1.5 });
  return [
    {
      kind: 'shape',
      path: `M${from} ${y - 3.5}H${to}V${y + 3.5}H${from}Z`,
      fill: paint,
      opacity: 0.3,
    },
    end(from, cutLow, 1),
    end(to, cutHigh, -1),
    ...(dot === null
      ? []
      : [
          {
            kind: 'shape' as const,
            path,
            at: [dot, y] as const,
            fill: verdict === 'unclear' ? ('paper' as const) : paint,
            stroke: verdict === 'unclear' ? paint : ('paper' as const),
            width: verdict === 'unclear' ? 2 : 1,
          },
        ]),
  ];
}
