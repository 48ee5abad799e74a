import { textLines } from '#domain/chart/text-lines.ts';
import { box, DRAWING_WIDTH, line, type Drawing, type Mark } from './marks.ts';

/** A percentage with its confidence range. */
interface ShareRow {
  label: string;
  share: number;
  low: number;
  high: number;
  /** The share as text. */
  figure: string;
}

const LEFT = 220;
const RIGHT = DRAWING_WIDTH - 70;
const TOP = 26;
const LINE = 16;
const FONT = 13;
const LEAST_ROW = 34;

/** Shares on one scale from 0 to 100, each with its range; 50 is marked. */
export function sharesDrawing(rows: readonly ShareRow[], tick: (share: number) => string): Drawing {
  const xOf = (share: number) => LEFT + ((RIGHT - LEFT) * share) / 100;
  let top = TOP;
  const drawn = rows.flatMap(({ label, share, low, high, figure }): Mark[] => {
    const labels = textLines(label, LEFT - 20, FONT);
    const height = Math.max(LEAST_ROW, labels.length * LINE + 12);
    const y = top + height / 2;
    const first = y - ((labels.length - 1) * LINE) / 2 + 4.5;
    top += height;
    return [
      ...labels.map((text, at): Mark => ({
        kind: 'text',
        at: [0, first + at * LINE],
        text,
        size: FONT,
        paint: 'ink',
      })),
      { kind: 'shape', path: box(xOf(0), y - 5, xOf(100) - xOf(0), 10), fill: 'shade' },
      {
        kind: 'shape',
        path: box(xOf(low), y - 5, Math.max(xOf(high) - xOf(low), 2), 10),
        fill: 'accent',
        opacity: 0.35,
      },
      line([xOf(share), y - 9], [xOf(share), y + 9], 'accent', { width: 3 }),
      {
        kind: 'text',
        at: [DRAWING_WIDTH, y + 4.5],
        text: figure,
        size: FONT,
        paint: 'ink',
        anchor: 'end',
        isBold: true,
      },
    ];
  });
  const ticks = [0, 50, 100].flatMap((share): Mark[] => [
    line([xOf(share), TOP - 4], [xOf(share), top], share === 50 ? 'quiet' : 'line', {
      ...(share === 50 && { dash: 3 }),
    }),
    { kind: 'text', at: [xOf(share), 14], text: tick(share), size: 12, paint: 'quiet', anchor: 'middle' },
  ]);
  return { width: DRAWING_WIDTH, height: top + 6, marks: [...drawn, ...ticks] };
}
