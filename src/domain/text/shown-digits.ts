/** Digits after the point that a figure of a table is written with: 7.89 keeps two, 131.52 none that anybody reads. */
export function shownDigits(value: number): 0 | 1 | 2 {
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) return 0;
  return size >= 10 || Number.isInteger(value * 10) ? 1 : 2;
}
