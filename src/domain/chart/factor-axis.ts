/** A log scale of factors: ×2 is as far from ×1 as ×0.5. */
export interface FactorAxis {
  low: number;
  high: number;
  /** Powers of two. */
  ticks: number[];
}

const LOWEST = 1 / 4;
const HIGHEST = 8;

/**
 * From ×0.5 to ×4, extended by one step on each side where ranges need it. What lies beyond is cut off: one very wide
 * range must not compress the others.
 */
export function factorAxis(ranges: readonly { low: number; high: number }[]): FactorAxis {
  let [low, high] = [0.5, 4];
  while (low > LOWEST && ranges.some(range => range.low < low)) low /= 2;
  while (high < HIGHEST && ranges.some(range => range.high > high)) high *= 2;
  const ticks: number[] = [];
  for (let tick = low; tick <= high; tick *= 2) ticks.push(tick);
  return { low, high, ticks };
}

/** Position of a factor on the scale: 0 at its low end, 1 at its high end; factors beyond are placed at the end. */
export function factorPlace({ low, high }: FactorAxis, factor: number): number {
  const part = Math.log(factor / low) / Math.log(high / low);
  return Math.min(1, Math.max(0, part));
}
