/** Where a video stands among the account's own, in words: they come from its rank alone. */
export const RANKS = ['best', 'high', 'middle', 'low', 'worst'] as const;
type Rank = (typeof RANKS)[number];

/** From a tenth, and from a quarter, on either side the word changes. */
export const OUTER_PERCENT = 10;
export const INNER_PERCENT = 25;

/** The word for a share of the others that did worse, 0 to 100. */
export function rankOf(percentile: number): Rank {
  if (percentile >= 100 - OUTER_PERCENT) return 'best';
  if (percentile >= 100 - INNER_PERCENT) return 'high';
  if (percentile <= OUTER_PERCENT) return 'worst';
  return percentile <= INNER_PERCENT ? 'low' : 'middle';
}
