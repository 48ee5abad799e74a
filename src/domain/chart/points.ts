/** A point of a line, in pixels from the left and from the top; null where the count is unknown. */
export interface LinePoint {
  x: number;
  y: number | null;
}

/**
 * Indices of the points worth drawing when there are more than pixels: the first, the last, the highest and the lowest
 * of every pixel column, so that no peak is lost. `points` are ordered from left to right.
 */
export function drawnIndices(points: readonly LinePoint[], widthPx: number): number[] {
  if (points.length <= widthPx) return points.map((_, index) => index);
  const kept: number[] = [];
  let start = 0;
  while (start < points.length) {
    const column = Math.floor(points[start]?.x ?? 0);
    let end = start;
    let top = start;
    let bottom = start;
    while (end < points.length && Math.floor(points[end]?.x ?? 0) === column) {
      const y = points[end]?.y;
      if (y != null) {
        if (y < (points[top]?.y ?? Infinity)) top = end;
        if (y > (points[bottom]?.y ?? -Infinity)) bottom = end;
      }
      end += 1;
    }
    kept.push(...[...new Set([start, top, bottom, end - 1])].toSorted((a, b) => a - b));
    start = end;
  }
  return kept;
}

/**
 * SVG path through the known points. `stepped` draws horizontal segments with vertical steps half-way between points,
 * for counts known in rounding steps only. An unknown point breaks the line.
 */
export function linePath(points: readonly LinePoint[], stepped: boolean): string {
  let path = '';
  let previous: { x: number; y: number } | null = null;
  for (const { x, y } of points) {
    if (y === null) {
      previous = null;
      continue;
    }
    if (previous === null) path += `M${px(x)} ${px(y)}`;
    else path += stepped ? `H${px((previous.x + x) / 2)}V${px(y)}H${px(x)}` : `L${px(x)} ${px(y)}`;
    previous = { x, y };
  }
  return path;
}

/** A value's range at one position, in pixels: `top` is the higher value and so the smaller number. */
interface BandPoint {
  x: number;
  top: number;
  bottom: number;
}

/** SVG path of the area between the bounds of ranges; `stepped` as for lines. A single range has no area. */
export function bandPath(points: readonly BandPoint[], stepped: boolean): string {
  if (points.length < 2) return '';
  const upper = points.map(({ x, top }) => ({ x, y: top }));
  const lower = points.toReversed().map(({ x, bottom }) => ({ x, y: bottom }));
  return `${linePath(upper, stepped)}${linePath(lower, stepped).replace('M', 'L')}Z`;
}

function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Index of the value nearest to `wanted` in an ascending list; of two equally near the first; −1 for an empty list. */
export function nearestIndex(ascending: readonly number[], wanted: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((ascending[half] ?? 0) < wanted) low = half + 1;
    else high = half;
  }
  const before = ascending[low - 1];
  const at = ascending[low];
  if (at === undefined) return -1;
  if (before === undefined || wanted - before > Math.abs(at - wanted)) return low;
  return ascending.indexOf(before);
}
