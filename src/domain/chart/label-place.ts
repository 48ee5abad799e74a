import type { Plot } from './geometry.ts';
import type { LinePoint } from './points.ts';

/** Pixels between a horizontal line and its label, and between the label and the ends of the plot. */
const GAP = 5;
const INSET = 6;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Position of a horizontal line's label, as the left end of its baseline in pixels: above or below the line, where the
 * data lines cross it least, leftmost first.
 */
export function labelPlace(
  { y, width, size }: { y: number; width: number; size: number },
  plot: Plot,
  lines: readonly (readonly LinePoint[])[],
): { x: number; y: number } {
  const [first, last] = [plot.left + INSET, plot.right - INSET - width];
  const places = 5;
  const xs = Array.from({ length: places }, (_, at) => first + ((last - first) * at) / (places - 1));
  const baselines = [y - GAP, y + GAP + size].filter(
    baseline => baseline - size >= plot.top && baseline <= plot.bottom,
  );
  const candidates = (baselines.length === 0 ? [y - GAP] : baselines).flatMap(baseline =>
    xs.map(x => ({
      x,
      y: baseline,
      crossed: crossedPixels(
        { left: x, right: x + width, top: baseline - size, bottom: baseline + 3 },
        lines,
      ),
    })),
  );
  const least = Math.min(...candidates.map(({ crossed }) => crossed));
  const { x, y: baseline } = candidates.find(({ crossed }) => crossed === least) ?? { x: first, y: y - GAP };
  return { x, y: baseline };
}

/** Number of pixel columns of a box that the lines cross. */
function crossedPixels(box: Box, lines: readonly (readonly LinePoint[])[]): number {
  let crossed = 0;
  for (const points of lines) {
    points.forEach((to, index) => {
      const from = points[index - 1] ?? to;
      if (from.y === null || to.y === null) return;
      const steps = Math.max(1, Math.ceil(Math.abs(to.x - from.x)));
      for (let step = 0; step <= steps; step += 1) {
        const x = from.x + ((to.x - from.x) * step) / steps;
        const slope = (to.y - from.y) / steps;
        const y = from.y + slope * step;
        const reach = Math.abs(slope) / 2;
        if (x >= box.left && x <= box.right && y + reach >= box.top && y - reach <= box.bottom) crossed += 1;
      }
    });
  }
  return crossed;
}
