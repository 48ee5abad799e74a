const TRACK_HEIGHT = 30;
const AXIS_HEIGHT = 24;
const BAR_HEIGHT = 16;
/** Minimum width in pixels, so that an instant or very short span remains visible and clickable. */
const LEAST_WIDTH = 3;
const TICK_STEPS = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1_800, 3_600];
const PIXELS_A_TICK = 56;

/** A mark on its track, by index in `tracks`. */
interface TimelineMark {
  fromSecond: number;
  toSecond: number;
  track: string;
}

interface TimelineBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TimelineGeometry {
  height: number;
  /** One box per mark, in the given order. */
  boxes: TimelineBox[];
  /** Vertical centre of each track, for its name. */
  tracks: { name: string; y: number }[];
  ticks: { second: number; x: number }[];
}

/** Positions of the marks of a video's timeline; `left` pixels are reserved for track names. */
export function timelineGeometry(
  marks: readonly TimelineMark[],
  tracks: readonly string[],
  durationSeconds: number,
  width: number,
  left: number,
): TimelineGeometry {
  const shown = tracks.filter(track => marks.some(mark => mark.track === track));
  const span = Math.max(width - left - 1, 1);
  const at = (second: number) =>
    left + (span * Math.min(Math.max(second, 0), durationSeconds)) / durationSeconds;
  const most = Math.max(1, Math.floor(span / PIXELS_A_TICK));
  const step = TICK_STEPS.find(one => durationSeconds / one <= most) ?? durationSeconds;
  const ticks = Array.from({ length: Math.floor(durationSeconds / step) + 1 }, (_, index) => {
    const second = index * step;
    return { second, x: at(second) };
  });
  return {
    height: shown.length * TRACK_HEIGHT + AXIS_HEIGHT,
    boxes: marks.map(({ fromSecond, toSecond, track }) => {
      const x = at(fromSecond);
      const row = Math.max(0, shown.indexOf(track));
      const wide = Math.max(LEAST_WIDTH, at(toSecond) - x);
      return {
        x: Math.min(x, left + span - LEAST_WIDTH),
        y: row * TRACK_HEIGHT + (TRACK_HEIGHT - BAR_HEIGHT) / 2,
        width: wide,
        height: BAR_HEIGHT,
      };
    }),
    tracks: shown.map((name, index) => ({ name, y: (index + 0.5) * TRACK_HEIGHT })),
    ticks,
  };
}

/** Index of the mark at a pixel position: the one containing it, else the nearest of that track; −1 for none. */
export function markAt(boxes: readonly TimelineBox[], x: number, y: number): number {
  let nearest = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const middle = box.y + box.height / 2;
    if (Math.abs(y - middle) > TRACK_HEIGHT / 2) continue;
    const away = Math.max(box.x - x, x - box.x - box.width, 0);
    if (away < least) [nearest, least] = [index, away];
  }
  return nearest;
}
