import {
  growthAxis,
  growthGeometry,
  type CountReading,
  type GrowthPoint,
} from '#domain/chart/growth-geometry.ts';
import { placeOn } from '#domain/chart/geometry.ts';
import { textWidth } from '#domain/chart/text-lines.ts';
import type { Formats } from '#i18n/language/formats.ts';
import { box, DRAWING_WIDTH, line, type Drawing, type Mark } from './marks.ts';

const HEIGHT = 260;
const FONT = 12;

/** Measurements of a count over time: rounded ones as steps with a band; gaps where nothing was measured. */
export function growthDrawing(readings: readonly CountReading[], formats: Formats): Drawing {
  const axis = growthAxis(readings);
  const figure = (tick: number) => formats.number(tick);
  const axisRoom = 14 + Math.max(...axis.ticks.map(tick => Math.ceil(textWidth(figure(tick), FONT))));
  const { timeZone, firstWeekday } = formats;
  const geometry = growthGeometry({
    readings,
    timeZone,
    firstWeekday,
    width: DRAWING_WIDTH,
    height: HEIGHT,
    axisRoom,
  });
  const { plot, days, points, line: path, band, gaps, markers } = geometry;
  const rules = axis.ticks.flatMap((tick): Mark[] => {
    const y = placeOn(axis, plot, tick);
    return [
      line([plot.left, y], [plot.right, y], 'line'),
      {
        kind: 'text',
        at: [plot.left - 8, y + 4],
        text: figure(tick),
        size: FONT,
        paint: 'quiet',
        anchor: 'end',
      },
    ];
  });
  const marks: Mark[] = [
    ...gaps.map(({ from, to }): Mark => ({
      kind: 'shape',
      path: box(from, plot.top, to - from, plot.bottom - plot.top),
      fill: 'shade',
    })),
    ...rules,
    ...days.map(({ x, at }): Mark => ({
      kind: 'text',
      at: [x, plot.bottom + 18],
      text: formats.shortDate(at),
      size: FONT,
      paint: 'quiet',
      anchor: 'middle',
    })),
    ...(band === '' ? [] : [{ kind: 'shape' as const, path: band, fill: 'accent' as const, opacity: 0.16 }]),
    ...(path === '' ? [] : [{ kind: 'shape' as const, path, stroke: 'accent' as const, width: 2.25 }]),
    ...points.flatMap(point =>
      point.y !== null && (markers || point.alone || point.fell) ? [readingMark(point, point.y)] : [],
    ),
  ];
  return { width: DRAWING_WIDTH, height: HEIGHT, marks };
}

/** A decrease is a triangle pointing down; a rounded count is hollow. */
function readingMark({ x, fell, rounded }: GrowthPoint, y: number): Mark {
  const paint = fell ? 'counter' : 'accent';
  return {
    kind: 'shape',
    at: [x, y],
    path: fell ? 'M-4.6 -3.4L4.6 -3.4L0 4.4Z' : 'M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0Z',
    fill: rounded ? 'paper' : paint,
    stroke: rounded ? paint : 'paper',
    width: rounded ? 1.75 : 1,
  };
}
