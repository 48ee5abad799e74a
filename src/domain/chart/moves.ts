/** How far each key moves along a chart's values; `Home` and `End` go to its ends. */
export type Moves = Readonly<Record<string, number>>;

const ENDS = { Home: -Infinity, End: Infinity };

/** Values are arranged from left to right. */
export const MOVES_ALONG: Moves = {
  ...ENDS,
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Values are arranged from top to bottom. */
export const MOVES_DOWN: Moves = {
  ...ENDS,
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 5,
  PageUp: -5,
};

/** Days are arranged from top to bottom, weeks from left to right. */
export const MOVES_IN_WEEKS: Moves = {
  ...ENDS,
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 7,
  ArrowLeft: -7,
  PageDown: 28,
  PageUp: -28,
};

/** The index a key moves to from `index` (null: from outside) among `count` values; undefined when it does not move. */
export function movedBy(moves: Moves, key: string, index: number | null, count: number): number | undefined {
  const by = moves[key];
  if (by === undefined) return undefined;
  const from = index ?? (by > 0 ? -1 : count);
  return Math.max(0, Math.min(count - 1, from + by));
}
