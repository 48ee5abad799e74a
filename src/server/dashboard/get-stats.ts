import type { z } from 'zod';
import type { dashboardStats } from '#contract/dashboard.ts';
import { LOCALE } from '#contract/languages.ts';
import { dailyEvolution, interactionTotals } from '#domain/dashboard/daily-evolution.ts';
import { growthPoints } from '#domain/dashboard/growth-points.ts';
import { recentActivity } from '#domain/dashboard/recent-activity.ts';
import { DASHBOARD_VIDEOS, topVideos } from '#domain/dashboard/top-videos.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { known, mean } from '#domain/metrics/averages.ts';
import { lastLocalDays } from '#domain/dashboard/local-days.ts';
import { DASHBOARD_DEFAULT_DAYS, type PeriodDays } from '#domain/periods/period.ts';
import type { Caller, World } from '../world.ts';
import { findDashboardFigures, type AccountFigures, type VideoFigures } from './dashboard.queries.ts';
import { findVisibleAccounts } from './visible-accounts.ts';

interface Asked {
  accountId?: string | undefined;
  periodDays?: PeriodDays | undefined;
}

/**
 * The dashboard's figures (spec §3), over the accounts that the caller may see (spec §6). Totals, the mean
 * engagement and the daily rows rest on every video published in the period, so that they add up; the top list
 * chooses among the newest 50 of them (spec §9); `videosAnalysed` and `accountsAnalysed` count all that was
 * ever measured, and `recentActivity` looks at the newest whenever they were.
 */
export async function getStats(
  world: World,
  { userId }: Caller,
  { accountId, periodDays = DASHBOARD_DEFAULT_DAYS }: Asked,
): Promise<z.infer<typeof dashboardStats>> {
  const now = world.clock.now();
  const db = world.db.tenant(userId);
  const viewer = await findVisibleAccounts(db, userId, accountId);
  const period = lastLocalDays(periodDays, now, viewer.timeZone);
  const { accounts, videos, snapshots, newestVideos } = await findDashboardFigures(db, {
    userId,
    usernames: viewer.usernames,
    from: period.from,
    to: period.to,
    withTexts: DASHBOARD_VIDEOS,
  });
  const locale = LOCALE[viewer.language];
  const totals = interactionTotals(videos);
  const sumOf = (figure: 'videos' | 'videosBefore') =>
    accounts.reduce((sum, account) => sum + account[figure], 0);
  return {
    period: { days: period.days, from: period.from.toISOString(), to: period.to.toISOString() },
    totalAccounts: accounts.length,
    totalVideos: videos.length,
    totalViews: totals.views,
    totalLikes: totals.likes,
    totalComments: totals.comments,
    totalShares: totals.shares,
    avgEngagementRate: mean(known(videos.map(knownEngagement))) ?? 0,
    recentActivity: recentActivity({
      videos: newestVideos,
      accounts: accounts.map(({ username, happenedAt }) => ({
        subject: username,
        title: `@${username}`,
        at: happenedAt,
      })),
    }),
    viewsEvolution: dailyEvolution(videos, period, viewer.timeZone, locale),
    topPerformingVideos: topVideos(videos.slice(0, DASHBOARD_VIDEOS)),
    accountsGrowth: growthPoints(
      {
        snapshots,
        publishedAt: videos.map(video => video.publishedAt),
        publishedBefore: sumOf('videosBefore'),
      },
      period,
      viewer.timeZone,
      locale,
    ),
    accountsList: accounts.map(({ id, username, displayName, followers, verified }) => ({
      id,
      username,
      display_name: displayName,
      follower_count: followers,
      verified,
    })),
    videosAnalysed: sumOf('videos'),
    accountsAnalysed: accounts.filter(account => account.observedAt !== null).length,
    dataObservedAt: newestObservation(accounts, videos)?.toISOString() ?? null,
  };
}

/** When the newest reading behind these figures was made. */
function newestObservation(accounts: AccountFigures[], videos: VideoFigures[]): Date | null {
  const instants = [...accounts, ...videos].flatMap(({ observedAt }) => observedAt?.getTime() ?? []);
  return instants.length === 0 ? null : new Date(instants.reduce((a, b) => Math.max(a, b)));
}
