import type { z } from 'zod';
import type { dashboardStats } from '#contract/dashboard.ts';
import { LOCALE } from '#contract/languages.ts';
import { dailyEvolution, interactionTotals } from '#domain/dashboard/daily-evolution.ts';
import { growthPoints } from '#domain/dashboard/growth-points.ts';
import { recentActivity } from '#domain/dashboard/recent-activity.ts';
import { topVideos } from '#domain/dashboard/top-videos.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { mean } from '#domain/metrics/averages.ts';
import { lastLocalDays } from '#domain/dashboard/local-days.ts';
import { DASHBOARD_DEFAULT_DAYS, type PeriodDays } from '#domain/periods/period.ts';
import type { Caller, World } from '../world.ts';
import {
  listAccountFigures,
  listSnapshotsBetween,
  listVideosBetween,
  type AccountFigures,
  type VideoFigures,
} from './dashboard.queries.ts';
import { findVisibleAccounts } from './visible-accounts.ts';

interface Asked {
  accountId?: string | undefined;
  periodDays?: PeriodDays | undefined;
}

/**
 * The dashboard's figures (spec §3). Totals, engagement and the daily rows are over all videos published in the
 * last calendar days of the user's time zone, so that the rows add up to the totals; `videosAnalysed` and `accountsAnalysed` count everything that was ever measured.
 */
export async function getStats(
  world: World,
  { userId }: Caller,
  { accountId, periodDays = DASHBOARD_DEFAULT_DAYS }: Asked,
): Promise<z.infer<typeof dashboardStats>> {
  const now = world.clock.now();
  const loaded = await world.db.tenant(userId).transaction(async tx => {
    const viewer = await findVisibleAccounts(tx, userId, accountId);
    const period = lastLocalDays(periodDays, now, viewer.timeZone);
    const asked = { userId, usernames: viewer.usernames, from: period.from, to: period.to };
    return {
      viewer,
      period,
      accounts: await listAccountFigures(tx, userId, viewer.usernames),
      videos: await listVideosBetween(tx, asked),
      snapshots: await listSnapshotsBetween(tx, asked),
    };
  });
  const { viewer, period, accounts, videos, snapshots } = loaded;
  const locale = LOCALE[viewer.language];
  const totals = interactionTotals(videos);
  const engagements = videos.map(knownEngagement).filter(rate => rate !== null);
  return {
    period: { days: period.days, from: period.from.toISOString(), to: period.to.toISOString() },
    totalAccounts: accounts.length,
    totalVideos: videos.length,
    totalViews: totals.views,
    totalLikes: totals.likes,
    totalComments: totals.comments,
    totalShares: totals.shares,
    avgEngagementRate: mean(engagements) ?? 0,
    recentActivity: recentActivity({
      videos: videos.map(video => ({ subject: video.id, title: video.description, at: video.publishedAt })),
      accounts: accounts.map(account => ({
        subject: account.username,
        title: `@${account.username}`,
        at: account.observedAt ?? account.linkedAt,
      })),
    }),
    viewsEvolution: dailyEvolution(videos, period, viewer.timeZone, locale),
    topPerformingVideos: topVideos(videos),
    accountsGrowth: growthPoints(
      { snapshots, publishedAt: videos.map(video => video.publishedAt) },
      period,
      viewer.timeZone,
      locale,
    ),
    accountsList: accounts.map(({ id, username, display_name, follower_count, verified }) => ({
      id,
      username,
      display_name,
      follower_count,
      verified,
    })),
    videosAnalysed: accounts.reduce((sum, account) => sum + account.videos, 0),
    accountsAnalysed: accounts.filter(account => account.observedAt !== null).length,
    dataObservedAt: newestObservation(accounts, videos)?.toISOString() ?? null,
  };
}

function newestObservation(accounts: AccountFigures[], videos: VideoFigures[]): Date | null {
  const instants = [...accounts, ...videos].flatMap(({ observedAt }) => observedAt?.getTime() ?? []);
  return instants.length === 0 ? null : new Date(instants.reduce((a, b) => Math.max(a, b)));
}
