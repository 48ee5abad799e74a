import { z } from 'zod';
import { CHANGE_REFUSALS } from '#domain/metrics/total-change.ts';
import { ADVICE_RULES } from '#domain/advice/recommendation.ts';
import { CHANGE_PARTS } from '#domain/statistics/change-split.ts';
import { periodSentence } from './period-sentence.ts';
import { count, id, instant, periodDays, procedure, provenance } from './wire/base.ts';

/** What became of a total from the previous equal period to this one, or why that is not known. */
const totalChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('measured'),
    before: z.number(),
    /** In units of the total; of the engagement, in percentage points. */
    change: z.number(),
    /** Of `before`; null where that is nothing or rests on too few videos. */
    percent: z.number().nullable(),
    /** The true change lies within `change` ± `margin`; 0: nothing was rounded. */
    margin: z.number(),
  }),
  z.object({
    kind: z.literal('not_measurable'),
    reason: z.enum(CHANGE_REFUSALS),
    /** The unknown counts, or the margin that rounding leaves; null where the reason counts nothing. */
    amount: z.number().nullable(),
  }),
]);
export type TotalChange = z.infer<typeof totalChange>;

const ofTotals = <Value extends z.ZodType>(value: Value) =>
  z.object({
    videos: value,
    views: value,
    likes: value,
    comments: value,
    shares: value,
    engagement: value,
    followers: value,
  });

/** Advice about the account as a whole, with its evidence: the reader's own words are made from it. */
const accountAdvice = z.object({
  rule: z.enum(ADVICE_RULES),
  subject: z.object({ kind: z.literal('account') }),
  evidence: z.object({
    videoIds: z.array(z.string()),
    counts: z.record(z.string(), z.number()),
    effect: z.object({ factor: z.number() }).nullable(),
  }),
  /** The one video that it speaks of; its description is there for the most viewed alone. */
  video: z.object({ videoId: z.string(), description: z.string(), publishedAt: instant }).nullable(),
});

const factors = z.record(z.enum(CHANGE_PARTS), z.number());

/** Spec §3: dashboard stats, under the specification's names. */
export const dashboardStats = z.object({
  period: z.object({ days: z.number(), from: instant, to: instant }),
  totalAccounts: count,
  totalVideos: count,
  /** Sums over the period's videos; null where there are some and none tells the count. */
  totalViews: count.nullable(),
  totalLikes: count.nullable(),
  totalComments: count.nullable(),
  totalShares: count.nullable(),
  /** Percent: mean over the period's videos; null where none tells it. */
  avgEngagementRate: z.number().nullable(),
  recentActivity: z.array(
    z.object({ type: z.enum(['video', 'account']), title: z.string(), at: instant, subject: z.string() }),
  ),
  viewsEvolution: z.array(
    z.object({
      name: z.string(),
      date: z.string(),
      views: count.nullable(),
      likes: count.nullable(),
      comments: count.nullable(),
      shares: count.nullable(),
      videos: count,
      engagement: z.number().nullable(),
      accounts: count,
      /** What the day's views rest on; null on a day without videos. */
      provenance: provenance.nullable(),
    }),
  ),
  topPerformingVideos: z.array(
    z.object({
      videoId: z.string(),
      description: z.string(),
      views: count,
      likes: count.nullable(),
      comments: count.nullable(),
      shares: count.nullable(),
      author: z.string(),
      publishDate: instant,
      engagement: z.number().nullable(),
      /** What its views rest on. */
      provenance,
    }),
  ),
  accountsGrowth: z.array(
    z.object({
      date: z.string(),
      accounts: count,
      videos: count,
      /** Null before the first reading. */
      totalFollowers: count.nullable(),
      avgEngagement: z.number().nullable(),
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
  /** Counts of the cards: the reports in the two lists that the cards lead to. */
  videosAnalysed: count,
  accountsAnalysed: count,
  /** Newest observation behind these figures: « Données du … ». */
  dataObservedAt: instant.nullable(),
  /** Sum of each account's latest known count; null: none is known. */
  totalFollowers: count.nullable(),
  /** What the totals rest on. */
  provenance: ofTotals(provenance),
  /** As many whole local days, which end where the period begins. */
  previousPeriod: z.object({ from: instant, to: instant, videos: count }),
  changes: ofTotals(totalChange),
  /** How stale and how partial the period's figures are. */
  health: z.object({
    /** Videos read longer ago than the rhythm of their age allows, and the oldest of those readings. */
    oldReadings: count,
    oldestReadingAt: instant.nullable(),
    /** Videos of files that do not say when their counts were read. */
    undated: count,
    /** Videos without a known count. */
    unknown: z.object({ views: count, likes: count, comments: count, shares: count }),
    /** Stretches of more than a day and a half without a reading of an account. */
    gaps: count,
  }),
  /** What the period comes to, beside the one before. */
  sentence: periodSentence,
  /** What the change in views is made of, and what follows; null for several accounts at once. */
  explanation: z
    .object({
      /** Null where the change in views is not measurable. */
      split: z
        .object({
          earlier: count,
          later: count,
          change: z.number().int(),
          /** Whole numbers whose sum is `change`. */
          parts: z.record(z.enum(CHANGE_PARTS), z.number().int()),
          factors: z.object({ earlier: factors, later: factors }),
          /** The one video that made most of the change, where one did. */
          one: z.object({ publishedAt: instant, views: count }).optional(),
        })
        .nullable(),
      /** Most important first, three at most. */
      advice: z.array(accountAdvice),
    })
    .nullable(),
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
