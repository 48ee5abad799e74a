import type { z } from 'zod';
import type { dashboardStats } from '#contract/dashboard.ts';
import { LOCALE } from '#contract/wire/languages.ts';
import { comparePeriods } from '#domain/dashboard/compare-periods.ts';
import { dailyEvolution, interactionTotals } from '#domain/dashboard/daily-evolution.ts';
import { dataHealth } from '#domain/dashboard/data-health.ts';
import { dashboardSentence } from '#domain/dashboard/dashboard-sentence.ts';
import { explainChange } from '#domain/dashboard/explain-change.ts';
import { followersOver, READING_REACH_MS } from '#domain/dashboard/follower-change.ts';
import { growthPoints } from '#domain/dashboard/growth-points.ts';
import { recentActivity } from '#domain/dashboard/recent-activity.ts';
import { DASHBOARD_VIDEOS, topVideos } from '#domain/dashboard/top-videos.ts';
import { knownEngagement, meanEngagement } from '#domain/metrics/engagement.ts';
import { endsBefore } from '#domain/time/known-span.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { countProvenance, derivedProvenance, figureProvenance } from '#domain/metrics/provenance.ts';
import { DEFAULT_PERIOD_DAYS, type Period, type PeriodDays } from '#domain/time/period.ts';
import { previousLocalDays } from '#domain/time/previous-period.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  dashboardFiguresQuery,
  type AccountFigures,
  type AuthoredVideo,
  type DashboardFigures,
} from './dashboard.queries.ts';
import { cacheDashboard } from './dashboard-cache.ts';
import { queryAsViewer } from './visible-accounts.ts';

interface Input {
  accountId?: string | undefined;
  periodDays?: PeriodDays | undefined;
}

/**
 * The dashboard's figures (spec §3), over the accounts that the caller may see (spec §6). Totals, the mean
 * engagement, the daily rows and the top list cover every video published in the period; `videosAnalysed` and
 * `accountsAnalysed` count the reports in the linked lists, and `recentActivity` takes the newest
 * whatever their date. Each total comes with that of an equally long period before.
 */
export async function getStats(
  app: AppContext,
  { userId }: Caller,
  { accountId, periodDays = DEFAULT_PERIOD_DAYS }: Input,
): Promise<z.infer<typeof dashboardStats>> {
  const now = app.clock.now();
  const { viewer, row } = await queryAsViewer<{ answer: string }>(
    app,
    userId,
    accountId,
    ({ timeZone, usernames }) => {
      const { period, previous } = periodsAt(now, periodDays, timeZone);
      return dashboardFiguresQuery({
        userId,
        usernames,
        from: period.from,
        to: period.to,
        previousFrom: previous.from,
        readingsFrom: new Date(previous.to.getTime() - READING_REACH_MS),
        withTexts: DASHBOARD_VIDEOS,
      });
    },
  );
  const { timeZone } = viewer;
  const { period, previous } = periodsAt(now, periodDays, timeZone);
  const { figures, once } = cacheDashboard(`${userId} ${accountId ?? ''} ${periodDays}`, row.answer);
  const locale = LOCALE[viewer.language];
  // For a period of whole days these suffice as key: later publications and measurements are part of the figures.
  const days = `${period.from.getTime()} ${timeZone}`;
  const videos = once(days, () => within(figures.videos, period));
  const told = once(`${days} ${locale}`, () => ofPeriod(figures, { videos, period, timeZone, locale }));
  const { provenance, ...totals } = told;
  const earlier = within(figures.videos, previous);
  const compared = once(`${days} ${earlier.length}`, () =>
    against(figures, earlier, videos, { ...period, from: previous.from }),
  );
  const followers = followersOver(handlesOf(figures), figures.snapshots, period, previous);
  const { oldestReadingAt, ...health } = dataHealth(videos, period.to);

  return {
    period: { days: period.days, from: period.from.toISOString(), to: period.to.toISOString() },
    ...totals,
    videosAnalysed: figures.videoReports,
    accountsAnalysed: figures.accountReports,
    totalFollowers: followers.total,
    provenance: { ...provenance, followers: followers.provenance },
    previousPeriod: {
      from: previous.from.toISOString(),
      to: previous.to.toISOString(),
      videos: earlier.length,
    },
    changes: { ...compared.changes, followers: followers.change },
    health: { ...health, oldestReadingAt: oldestReadingAt?.toISOString() ?? null, gaps: followers.gaps },
    sentence: compared.sentence,
    explanation: compared.explanation,
  };
}

interface OfPeriod {
  /** Only those of the period. */
  videos: AuthoredVideo[];
  period: Period;
  timeZone: string;
  locale: string;
}

/** Values derived only from the figures and the days of the period. */
function ofPeriod(figures: DashboardFigures, { videos, period, timeZone, locale }: OfPeriod) {
  const { accounts, snapshots, newestVideos } = figures;
  const totals = interactionTotals(videos);
  const engaged = videos.filter(video => knownEngagement(video) !== null);
  return {
    totalAccounts: accounts.length,
    totalVideos: videos.length,
    totalViews: totals.views,
    totalLikes: totals.likes,
    totalComments: totals.comments,
    totalShares: totals.shares,
    avgEngagementRate: meanEngagement(videos),
    recentActivity: recentActivity({
      videos: newestVideos,
      accounts: accounts.map(({ username, happenedAt }) => ({
        subject: username,
        title: `@${username}`,
        at: happenedAt,
      })),
    }),
    viewsEvolution: dailyEvolution(videos, period, timeZone, locale),
    topPerformingVideos: topVideos(videos),
    accountsGrowth: growthPoints(
      {
        snapshots,
        publishedAt: videos.map(video => video.publishedAt),
        publishedBefore: sumOver(figures, account => account.videosBefore),
      },
      period,
      timeZone,
      locale,
    ),
    accountsList: accounts.map(({ id, username, displayName, followers, verified }) => ({
      id,
      username,
      display_name: displayName,
      follower_count: followers,
      verified,
    })),
    dataObservedAt: newestObservation(accounts, videos)?.toISOString() ?? null,
    provenance: {
      videos: countProvenance(videos),
      views: figureProvenance(videos, 'views'),
      likes: figureProvenance(videos, 'likes'),
      comments: figureProvenance(videos, 'comments'),
      shares: figureProvenance(videos, 'shares'),
      engagement: derivedProvenance(engaged, 'mean_engagement_per_video', engaged.length),
    },
  };
}

/** Change of each total since the previous period, and its causes. */
function against(
  figures: DashboardFigures,
  earlier: readonly AuthoredVideo[],
  later: readonly AuthoredVideo[],
  { from, to: end, days }: { from: Date; to: Date; days: number },
) {
  const changes = comparePeriods(earlier, later, figures.accounts, { from, to: end });
  // Several accounts have no common « usual ».
  const isOfOne = figures.accounts.length === 1;
  const { leads, counted, usual } = dashboardSentence(earlier, later, {
    views: changes.views,
    isOfOne,
    endedAt: endsBefore(figures.accounts, end),
  });
  const { endedAt, ...told } = counted;
  const best = counted.best && { ...counted.best, publishedAt: counted.best.publishedAt.toISOString() };
  return {
    changes,
    sentence: {
      leads,
      counted: { ...told, best, ...(endedAt && { endedAt: endedAt.toISOString() }) },
      usual,
    },
    explanation: isOfOne ? explainChange(earlier, later, changes.views, days) : null,
  };
}

const handlesOf = ({ accounts }: DashboardFigures) => accounts.map(({ username }) => username);

const sumOver = ({ accounts }: DashboardFigures, figure: (account: AccountFigures) => number) =>
  accounts.reduce((sum, account) => sum + figure(account), 0);

function periodsAt(now: Date, days: PeriodDays, timeZone: string) {
  const period = lastLocalDays(days, now, timeZone);
  return { period, previous: previousLocalDays(period, timeZone) };
}

function within(
  videos: readonly AuthoredVideo[],
  { from, to }: Pick<Period, 'from' | 'to'>,
): AuthoredVideo[] {
  const [first, last] = [from.getTime(), to.getTime()];
  return videos.filter(({ publishedAt }) => publishedAt.getTime() >= first && publishedAt.getTime() <= last);
}

/** Time of the newest measurement behind these figures. */
function newestObservation(accounts: AccountFigures[], videos: AuthoredVideo[]): Date | null {
  const instants = [...accounts, ...videos].flatMap(({ observedAt }) => observedAt?.getTime() ?? []);
  return instants.length === 0 ? null : new Date(instants.reduce((a, b) => Math.max(a, b)));
}
