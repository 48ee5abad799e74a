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
 * What became of each total from the videos of the earlier period to those of the later, as they were last read.
 * The earlier had more time to gather views: how much of a change that is, `explainChange` tells. `both`: from the
 * beginning of the one to the end of the other.
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
