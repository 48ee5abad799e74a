import {
  countedChange,
  engagementChange,
  notMeasurable,
  sumChange,
  type TotalChange,
} from '#domain/metrics/total-change.ts';
import { endsBefore, reachesBack, type KnownSpan } from '#domain/time/known-span.ts';
import type { DashboardVideo } from './daily-evolution.ts';

const TOTALS = ['views', 'likes', 'comments', 'shares'] as const;
export type Total = (typeof TOTALS)[number];

type PeriodChanges = Record<'videos' | Total | 'engagement', TotalChange>;

/**
 * Change of each total between the videos of the earlier and of the later period, at their last measurement. The
 * earlier ones had more time to gather views: `explainChange` computes how much of a change that is. `both`: from the
 * start of the earlier period to the end of the later one.
 */
export function comparePeriods(
  earlier: readonly DashboardVideo[],
  later: readonly DashboardVideo[],
  accounts: readonly KnownSpan[],
  both: { from: Date; to: Date },
): PeriodChanges {
  if (!reachesBack(accounts, both.from) || endsBefore(accounts, both.to) !== null) {
    const short = notMeasurable('history_too_short');
    return { videos: short, views: short, likes: short, comments: short, shares: short, engagement: short };
  }
  const countsOf = (videos: readonly DashboardVideo[], total: Total) =>
    videos.map(video => ({ count: video[total], precision: video.precision }));
  const ofTotal = (total: Total) => sumChange(countsOf(earlier, total), countsOf(later, total));
  return {
    videos: countedChange(earlier.length, later.length),
    views: ofTotal('views'),
    likes: ofTotal('likes'),
    comments: ofTotal('comments'),
    shares: ofTotal('shares'),
    engagement: engagementChange(earlier, later),
  };
}
