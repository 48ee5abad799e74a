/**
 * Percentage of the other videos that one of `n` outperforms, 0 to 100, ties counting half: `percentile` is its
 * percentile among all of them, itself included as a tie.
 */
export function shareOfOthers(percentile: number, n: number): number {
  const others = n - 1;
  if (others < 1) return 0;
  const outdone = Math.round((2 * n * percentile) / 100 - 1) / 2;
  return (100 * Math.min(Math.max(outdone, 0), others)) / others;
}
