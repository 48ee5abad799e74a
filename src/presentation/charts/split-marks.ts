import {
  SPLIT_BARS,
  splitGeometry,
  type PlacedBar,
  type Split,
  type SplitBar,
} from '#domain/chart/split-geometry.ts';
import { box, DRAWING_WIDTH, line, type Drawing, type Mark } from './marks.ts';

const FONT = 13;
const HATCH = 6;

/** Waterfall from the earlier total over its components to the later one. */
export function splitDrawing(
  split: Split,
  words: {
    label: (bar: SplitBar) => string;
    value: (bar: PlacedBar) => string;
    tick: (value: number) => string;
  },
): Drawing {
  const { height, bars, ticks, plot } = splitGeometry(split, DRAWING_WIDTH, SPLIT_BARS.map(words.label));
  const rules = ticks.flatMap(({ x, value }): Mark[] => [
    line([x, plot.top - 6], [x, plot.bottom], 'line'),
    { kind: 'text', at: [x, 14], text: words.tick(value), size: 12, paint: 'quiet', anchor: 'middle' },
  ]);
  const drawn = bars.flatMap((bar, at): Mark[] => {
    const next = bars[at + 1];
    return [
      ...barMarks(bar),
      ...(next === undefined ? [] : [line([bar.endX, bar.y + bar.height], [bar.endX, next.y], 'quiet')]),
      { kind: 'text', at: [0, bar.labelY], text: words.label(bar.id), size: FONT, paint: 'ink' },
      {
        kind: 'text',
        at: [DRAWING_WIDTH, bar.labelY],
        text: words.value(bar),
        size: FONT,
        paint: 'ink',
        anchor: 'end',
        isBold: true,
      },
    ];
  });
  return { width: DRAWING_WIDTH, height, marks: [...rules, ...drawn] };
}

/** Totals are dark, increases filled, decreases hatched: distinguishable without colour. */
function barMarks({ id, value, x, y, width, height }: PlacedBar): Mark[] {
  const shown = Math.max(width, 1.5);
  const path = box(x, y, shown, height);
  if (id === 'earlier' || id === 'later') return [{ kind: 'shape', path, fill: 'ink' }];
  if (value >= 0) return [{ kind: 'shape', path, fill: 'accent' }];
  const hatches: string[] = [];
  for (let at = HATCH; at < shown + height; at += HATCH) {
    const [fromX, toX] = [Math.max(0, at - height), Math.min(shown, at)];
    hatches.push(`M${x + toX} ${y + at - toX}L${x + fromX} ${y + at - fromX}`);
  }
  return [
    { kind: 'shape', path, fill: 'counter', opacity: 0.22 },
    { kind: 'shape', path, stroke: 'counter' },
    ...(hatches.length === 0
      ? []
      : [{ kind: 'shape' as const, path: hatches.join(''), stroke: 'counter' as const }]),
  ];
}
