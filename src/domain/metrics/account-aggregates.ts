import { known, mean, median } from './averages.ts';
import { meanEngagement, type KnownInteractions } from './engagement.ts';

/** Aggregates that an account snapshot stores with the account's own counts. Null: no video has the figure. */
export interface AccountAggregates {
  /** Percent. */
  engagementRate: number | null;
  avgViews: number | null;
  medianViews: number | null;
  avgLikes: number | null;
  avgComments: number | null;
  avgShares: number | null;
}

/** Aggregates over an account's stored videos. A video without a count is excluded from the mean of that figure. */
export function accountAggregates(videos: readonly KnownInteractions[]): AccountAggregates {
  const views = known(videos.map(video => video.views));
  return {
    engagementRate: meanEngagement(videos),
    avgViews: mean(views),
    medianViews: median(views),
    avgLikes: mean(known(videos.map(video => video.likes))),
    avgComments: mean(known(videos.map(video => video.comments))),
    avgShares: mean(known(videos.map(video => video.shares))),
  };
}
