import { z } from 'zod';
import { count, id, instant, periodDays, procedure } from './base.ts';

/** Spec §3: dashboard stats, under the specification's names. */
export const dashboardStats = z.object({
  period: z.object({ days: z.number(), from: instant, to: instant }),
  totalAccounts: count,
  totalVideos: count,
  totalViews: count,
  totalLikes: count,
  totalComments: count,
  totalShares: count,
  avgEngagementRate: z.number(),
  recentActivity: z.array(
    z.object({ type: z.enum(['video', 'account']), title: z.string(), at: instant, subject: z.string() }),
  ),
  viewsEvolution: z.array(
    z.object({
      name: z.string(),
      date: z.string(),
      views: count,
      likes: count,
      comments: count,
      shares: count,
      videos: count,
      engagement: z.number(),
      accounts: count,
    }),
  ),
  topPerformingVideos: z.array(
    z.object({
      description: z.string(),
      views: count,
      likes: count,
      comments: count,
      shares: count,
      author: z.string(),
      publishDate: instant,
      engagement: z.number(),
    }),
  ),
  accountsGrowth: z.array(
    z.object({
      date: z.string(),
      accounts: count,
      videos: count,
      totalFollowers: count,
      avgEngagement: z.number(),
      totalAnalyses: count,
    }),
  ),
  accountsList: z.array(
    z.object({
      id,
      username: z.string(),
      display_name: z.string().nullable(),
      follower_count: count.nullable(),
      verified: z.boolean().nullable(),
    }),
  ),
  /** Counts of the three cards. */
  videosAnalysed: count,
  accountsAnalysed: count,
  /** Newest observation behind these figures: « Données du … ». */
  dataObservedAt: instant.nullable(),
});

export const activityItem = z.object({
  kind: z.enum(['video', 'account', 'generation']),
  subject: z.string(),
  title: z.string(),
  at: instant,
});

export const dashboard = {
  stats: procedure
    .route({ method: 'GET', path: '/dashboard', tags: ['dashboard'] })
    .input(z.object({ accountId: id.optional(), periodDays: periodDays.optional() }))
    .output(dashboardStats),
  activity: procedure.route({ method: 'GET', path: '/activity', tags: ['dashboard'] }).output(
    z.object({
      items: z.array(activityItem),
      nextCursor: z.null(),
      /** The four cards: how many, and when last. */
      totals: z.object({
        videoReports: z.object({ count, lastAt: instant.nullable() }),
        accountReports: z.object({ count, lastAt: instant.nullable() }),
        hooks: z.object({ count, lastAt: instant.nullable() }),
        scripts: z.object({ count, lastAt: instant.nullable() }),
      }),
    }),
  ),
};
