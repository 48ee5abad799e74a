/** Decimals to show for a figure in a table: 7.89 keeps two, 131.52 none. */
export function shownDigits(value: number): 0 | 1 | 2 {
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) return 0;
  return size >= 10 || Number.isInteger(value * 10) ? 1 : 2;
}
