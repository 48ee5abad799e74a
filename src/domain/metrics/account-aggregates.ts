import { known, mean, median } from './averages.ts';
import { meanEngagement, type KnownInteractions } from './engagement.ts';

/** What an account snapshot stores beside the account's own counts. Null: no video allows the figure. */
export interface AccountAggregates {
  /** Percent. */
  engagementRate: number | null;
  avgViews: number | null;
  medianViews: number | null;
  avgLikes: number | null;
  avgComments: number | null;
  avgShares: number | null;
}

/**
 * The aggregates of an account over its known videos.
 * A missing count is left out of the mean of that figure.
 */
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
