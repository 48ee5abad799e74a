import { known, mean } from './averages.ts';

/** Interactions with one video. Integers. */
interface Interactions {
  views: number;
  likes: number;
  comments: number;
  shares: number;
}

/** The same as provided by a source: null where the source does not know the count. */
export type KnownInteractions = { [Figure in keyof Interactions]: number | null };

/**
 * Engagement of one video in percent: (likes + comments + shares) / views × 100.
 * No views → 0. Source: spec §9 for the formula, §5 for a video with no views.
 */
export function engagementPercent({ views, likes, comments, shares }: Interactions): number {
  return views > 0 ? ((likes + comments + shares) / views) * 100 : 0;
}

/**
 * More likes than views: nobody likes a video twice, so one of the two is wrong, and their rate says nothing. Not where
 * there are no views: the engagement of such a video is 0 (spec §5).
 */
export function contradicts({ views, likes }: Pick<KnownInteractions, 'views' | 'likes'>): boolean {
  return views !== null && views > 0 && likes !== null && likes > views;
}

/**
 * The same in percent from counts that may be unknown; null when they do not allow it. An unknown count is not a zero:
 * it would understate engagement. Counts that contradict each other allow none.
 */
export function knownEngagement(video: KnownInteractions): number | null {
  const { views, likes, comments, shares } = video;
  if (contradicts(video)) return null;
  if (views === 0) return 0;
  if (views === null || likes === null || comments === null || shares === null) return null;
  return engagementPercent({ views, likes, comments, shares });
}

/**
 * The engagement of several videos in percent, wherever one rate is shown for them: the mean of each video's rate (not
 * sum over sum: the two differ by 17 to 29 % on ordinary accounts). Unknown rates are excluded; null for no rates.
 */
export function meanEngagement(videos: readonly KnownInteractions[]): number | null {
  return mean(known(videos.map(knownEngagement)));
}

export type EngagementBand = 'green' | 'yellow' | 'red';

/** Lower bounds of the colour bands, in percent of engagement; below both, red. Source: spec §2. */
export const BAND_FROM_PERCENT = { green: 10, yellow: 5 } as const;

/** Colour of an engagement in percent, after rounding to two decimals: 9.997 % reads "10.00 %" and is green. */
export function engagementBand(percent: number): EngagementBand {
  const written = Math.round(percent * 100) / 100;
  if (written >= BAND_FROM_PERCENT.green) return 'green';
  return written >= BAND_FROM_PERCENT.yellow ? 'yellow' : 'red';
}
