import {
  countedChange,
  engagementChange,
  notMeasurable,
  sumChange,
  type TotalChange,
} from '#domain/metrics/total-change.ts';
import { isKnownUntil } from '#domain/time/known-span.ts';
import type { DashboardVideo } from './daily-evolution.ts';

/** How much is known of an account's past. */
export interface KnownPast {
  /** All its videos that are known. */
  videos: number;
  /** Those of them published before the earlier period. */
  videosBefore: number;
  /** How many its profile says there are; null: not told. */
  profileVideos: number | null;
  /** Until when it is known what was published; null: nothing was read. */
  knownUntil: Date | null;
}

const TOTALS = ['views', 'likes', 'comments', 'shares'] as const;
export type Total = (typeof TOTALS)[number];

export type PeriodChanges = Record<'videos' | Total | 'engagement', TotalChange>;

/**
 * Whether « no video then » is known, and not only « no video of then is known »: something older is known, or
 * all that the profile counts. A file with the last twenty videos of an account says nothing of before.
 */
export function reachesBack(accounts: readonly Omit<KnownPast, 'knownUntil'>[]): boolean {
  const measured = accounts.filter(({ videos }) => videos > 0);
  return (
    measured.length > 0 &&
    measured.every(
      ({ videos, videosBefore, profileVideos }) =>
        videosBefore > 0 || (profileVideos !== null && videos >= profileVideos),
    )
  );
}

/** Until when the accounts are all known, where that is before this end; null: they are known to it. */
export function endsBefore(
  accounts: readonly Pick<KnownPast, 'videos' | 'knownUntil'>[],
  end: Date,
): Date | null {
  const ended = accounts.flatMap(({ videos, knownUntil: until }) =>
    videos === 0 || until === null || isKnownUntil(until, end) ? [] : [until.getTime()],
  );
  return ended.length === 0 ? null : new Date(Math.min(...ended));
}

/**
 * What became of each total from the videos of the earlier period to those of the later, as they were last read.
 * The earlier had more time to gather views: how much of a change that is, `explainChange` tells.
 */
export function comparePeriods(
  earlier: readonly DashboardVideo[],
  later: readonly DashboardVideo[],
  accounts: readonly KnownPast[],
  end: Date,
): PeriodChanges {
  if (!reachesBack(accounts) || endsBefore(accounts, end) !== null) {
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
