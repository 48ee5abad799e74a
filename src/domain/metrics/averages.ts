/** Arithmetic mean; null for no values. Same unit as the values. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Sample median; for an even number of values, the mean of the two in the middle; null for no values. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  if (sorted.length % 2 === 1) return upper;
  const lower = sorted[(sorted.length >> 1) - 1] ?? 0;
  return (lower + upper) / 2;
}

/** Sum of the known values: 0 for no values, null where there are values and none is known. */
export function knownSum(values: readonly (number | null)[]): number | null {
  const there = known(values);
  if (values.length > 0 && there.length === 0) return null;
  return there.reduce((sum, value) => sum + value, 0);
}

/** The values that are not null. */
export function known<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value): value is T & {} => value !== null);
}
