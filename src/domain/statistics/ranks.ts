/** A video's position among the account's own, in words, derived from its rank only. */
export const RANKS = ['best', 'high', 'middle', 'low', 'worst'] as const;
type Rank = (typeof RANKS)[number];

/** The word changes at a tenth, and at a quarter, from either end. */
export const OUTER_PERCENT = 10;
export const INNER_PERCENT = 25;

/** The word for the percentage of others with a lower result, 0 to 100. */
export function rankOf(percentile: number): Rank {
  if (percentile >= 100 - OUTER_PERCENT) return 'best';
  if (percentile >= 100 - INNER_PERCENT) return 'high';
  if (percentile <= OUTER_PERCENT) return 'worst';
  return percentile <= INNER_PERCENT ? 'low' : 'middle';
}
