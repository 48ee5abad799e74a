import type { TimelineGeometry } from '#domain/video-analysis/panels/timeline-geometry.ts';
import { box, DRAWING_WIDTH, line, type Drawing, type Mark, type Paint } from './marks.ts';

const LEFT = 96;
const PAINTS: Readonly<Record<string, Paint>> = {
  shots: 'ink',
  speech: 'accent',
  silences: 'line',
  texts: 'quiet',
  ctas: 'counter',
};

/** Tracks along the seconds of a video. */
export function timelineDrawing(
  marks: readonly { track: string }[],
  layOut: (width: number, left: number) => TimelineGeometry,
  words: { track: (name: string) => string; second: (second: number) => string },
): Drawing {
  const { height, boxes, tracks, ticks } = layOut(DRAWING_WIDTH, LEFT);
  return {
    width: DRAWING_WIDTH,
    height,
    marks: [
      ...ticks.flatMap(({ second, x }): Mark[] => [
        line([x, 0], [x, height - 22], 'line'),
        {
          kind: 'text',
          at: [Math.min(x, DRAWING_WIDTH - 14), height - 6],
          text: words.second(second),
          size: 12,
          paint: 'quiet',
          anchor: 'middle',
        },
      ]),
      ...tracks.map(({ name, y }): Mark => ({
        kind: 'text',
        at: [0, y + 4],
        text: words.track(name),
        size: 13,
        paint: 'ink',
      })),
      ...boxes.map((place, at): Mark => {
        const track = marks[at]?.track ?? '';
        // A gap separates neighbouring shots.
        const width = Math.max(place.width - (track === 'shots' ? 1.5 : 0), 1.5);
        return {
          kind: 'shape',
          path: box(place.x, place.y, width, place.height),
          fill: PAINTS[track] ?? 'ink',
        };
      }),
    ],
  };
}
