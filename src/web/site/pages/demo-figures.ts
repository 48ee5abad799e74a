/** Views of ten videos, the eighth viral; their mean and median, for the feature's drawing. */
export const SKEWED = {
  views: [4_100, 5_300, 3_900, 6_200, 5_800, 4_700, 5_100, 60_000, 5_500, 4_900],
  mean: 10_550,
  median: 5_200,
};
