import type { TimeSpan } from './media-facts.ts';

const HOOK_SECONDS = 3;

/**
 * The order in which frames are read: the first three seconds, then one frame per shot (the nearest to its middle),
 * then the others, evenly spread.
 * @param seconds instants of the available frames, ascending
 * @returns indices into `seconds`, at most `limit`
 */
export function readingOrder(
  seconds: readonly number[],
  shots: readonly TimeSpan[],
  limit: number,
): number[] {
  const order = new Set<number>();
  seconds.forEach((second, index) => {
    if (second <= HOOK_SECONDS) order.add(index);
  });
  for (const shot of shots) {
    const middle = (shot.fromSecond + shot.toSecond) / 2;
    const inside = seconds
      .map((second, index) => ({ index, off: Math.abs(second - middle), second }))
      .filter(({ second }) => second >= shot.fromSecond && second < shot.toSecond)
      .toSorted((a, b) => a.off - b.off);
    if (inside[0] !== undefined) order.add(inside[0].index);
  }
  const others = seconds.map((_, index) => index).filter(index => !order.has(index));
  for (const index of spread(others)) order.add(index);
  return [...order].slice(0, limit);
}

/**
 * The time span each frame represents: up to the next cut, or half-way to the next frame.
 * @param frames spans in which a frame was seen unchanged, ascending; usually instants (`fromSecond` = `toSecond`)
 * @returns spans that cover the whole duration
 */
export function frameStretches(
  frames: readonly TimeSpan[],
  cutsSeconds: readonly number[],
  durationSeconds: number,
): TimeSpan[] {
  const edges = frames.slice(1).map((next, index) => {
    const before = frames[index]?.toSecond ?? 0;
    const cut = cutsSeconds.find(second => second > before && second <= next.fromSecond);
    return cut ?? (before + next.fromSecond) / 2;
  });
  return frames.map((_, index) => ({
    fromSecond: index === 0 ? 0 : (edges[index - 1] ?? 0),
    toSecond: Math.max(edges[index] ?? durationSeconds, index === 0 ? 0 : (edges[index - 1] ?? 0)),
  }));
}

/** Middle first, then the middles of the halves, and so on: an early stop leaves no large gap. */
function spread(values: readonly number[]): number[] {
  const order: number[] = [];
  const parts: [number, number][] = values.length > 0 ? [[0, values.length - 1]] : [];
  for (let next = 0; next < parts.length; next += 1) {
    const [from, to] = parts[next] ?? [0, -1];
    if (from > to) continue;
    const middle = Math.floor((from + to) / 2);
    const value = values[middle];
    if (value !== undefined) order.push(value);
    parts.push([from, middle - 1], [middle + 1, to]);
  }
  return order;
}
