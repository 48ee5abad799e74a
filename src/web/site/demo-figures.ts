import type { Series } from '#web/ui/series-style.ts';

/** Made-up figures of the labelled product preview: twelve videos of an invented creator, oldest first. */
export const DEMO_SERIES: Record<Series, readonly number[]> = {
  views: [5_200, 7_900, 6_400, 11_800, 8_100, 5_900, 24_600, 12_400, 8_700, 7_200, 10_300, 15_900],
  likes: [310, 520, 390, 880, 540, 350, 1_960, 930, 560, 470, 720, 1_240],
  comments: [14, 31, 22, 61, 27, 18, 148, 70, 33, 24, 46, 88],
  shares: [22, 48, 30, 96, 41, 25, 305, 118, 52, 39, 77, 163],
};

export const DEMO_ACCOUNT = { followers: 48_200, videos: 214, likes: 1_360_000, engagementPercent: 7.94 };

/** Views of ten videos, the eighth viral; their mean and median, for the feature's drawing. */
export const SKEWED = {
  views: [4_100, 5_300, 3_900, 6_200, 5_800, 4_700, 5_100, 60_000, 5_500, 4_900],
  mean: 10_550,
  median: 5_200,
};
