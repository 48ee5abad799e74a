/** Of everything called a finding, at most this share may be chance. */
export const FALSE_DISCOVERY_RATE = 0.1;

/**
 * Which of a family's p-values are findings: the largest k for which the k-th smallest is at most k / m × rate,
 * and all smaller ones. Source: Benjamini and Hochberg 1995.
 */
export function findings(pValues: readonly number[], rate = FALSE_DISCOVERY_RATE): boolean[] {
  const sorted = [...pValues].sort((a, b) => a - b);
  let border = -1;
  for (const [index, p] of sorted.entries()) {
    if (p <= ((index + 1) / sorted.length) * rate) border = p;
  }
  return pValues.map(p => p <= border);
}
