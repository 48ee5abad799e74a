/** Digits after the point that a figure of a table is written with, at most two: 131.5 needs one, 7.89 two. */
export function shownDigits(value: number): 0 | 1 | 2 {
  return Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2;
}
