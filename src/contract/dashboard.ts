import { z } from 'zod';
import { CHANGE_REFUSALS } from '#domain/metrics/total-change.ts';
import { ADVICE_RULES } from '#domain/advice/recommendation.ts';
import { CHANGE_PARTS } from '#domain/statistics/change-split.ts';
import { periodSentence } from './period-sentence.ts';
import { count, id, instant, periodDays, procedure, provenance } from './wire/base.ts';

/** Change of a total from the previous period of equal length, or why it is not known. */
const totalChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('measured'),
    before: z.number(),
    /** In the unit of the total; for engagement, in percentage points. */
    change: z.number(),
    /** Relative to `before`; null where that is zero or rests on too few videos. */
    percent: z.number().nullable(),
    /** The true change lies within `change` ± `margin`; 0: no rounding. */
    margin: z.number(),
  }),
  z.object({
    kind: z.literal('not_measurable'),
    reason: z.enum(CHANGE_REFUSALS),
    /** Number of unknown counts, or the margin due to rounding; null where the reason has no number. */
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

/** Advice about the account as a whole, with its evidence; the client words it. */
const accountAdvice = z.object({
  rule: z.enum(ADVICE_RULES),
  subject: z.object({ kind: z.literal('account') }),
  evidence: z.object({
    videoIds: z.array(z.string()),
    counts: z.record(z.string(), z.number()),
    effect: z.object({ factor: z.number() }).nullable(),
  }),
  /** The one video it refers to; its description is present for the most viewed only. */
  video: z.object({ videoId: z.string(), description: z.string(), publishedAt: instant }).nullable(),
});

const factors = z.record(z.enum(CHANGE_PARTS), z.number());

/** Spec §3: dashboard stats, with the specification's field names. */
export const dashboardStats = z.object({
  period: z.object({ days: z.number(), from: instant, to: instant }),
  totalAccounts: count,
  totalVideos: count,
  /** Sums over the period's videos; null where there are videos and none has the count. */
  totalViews: count.nullable(),
  totalLikes: count.nullable(),
  totalComments: count.nullable(),
  totalShares: count.nullable(),
  /** Percent: mean over the period's videos; null where it is known for none. */
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
      /** Provenance of the day's views; null on a day without videos. */
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
      /** Provenance of its views. */
      provenance,
    }),
  ),
  accountsGrowth: z.array(
    z.object({
      date: z.string(),
      accounts: count,
      videos: count,
      /** Null before the first measurement. */
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
  /** Card counts: the number of reports in the two lists that the cards link to. */
  videosAnalysed: count,
  accountsAnalysed: count,
  /** Newest observation behind these figures: « Données du … ». */
  dataObservedAt: instant.nullable(),
  /** Sum of each account's latest known count; null: none is known. */
  totalFollowers: count.nullable(),
  /** Provenance of the totals. */
  provenance: ofTotals(provenance),
  /** The same number of whole local days, ending where the period begins. */
  previousPeriod: z.object({ from: instant, to: instant, videos: count }),
  changes: ofTotals(totalChange),
  /** How stale and how incomplete the period's figures are. */
  health: z.object({
    /**
     * Videos whose last measurement is older than their collection interval allows, and the oldest of those
     * measurements.
     */
    oldReadings: count,
    oldestReadingAt: instant.nullable(),
    /** Videos from files that do not state when their counts were measured. */
    undated: count,
    /** Videos without a known count. */
    unknown: z.object({ views: count, likes: count, comments: count, shares: count }),
    /** Videos with more likes than views: no engagement includes them. */
    contradicting: count,
    /** Gaps of more than a day and a half between an account's measurements. */
    gaps: count,
  }),
  /** Summary of the period compared with the previous one. */
  sentence: periodSentence,
  /** Breakdown of the change in views, and the advice that follows; null for several accounts together. */
  explanation: z
    .object({
      /** Null where the change in views is not measurable. */
      split: z
        .object({
          earlier: count,
          later: count,
          change: z.number().int(),
          /** Integers whose sum is `change`. */
          parts: z.record(z.enum(CHANGE_PARTS), z.number().int()),
          factors: z.object({ earlier: factors, later: factors }),
          /** The one video that caused most of the change, if there is one. */
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
      /** The four cards: count, and latest date. */
      totals: z.object({
        videoReports: z.object({ count, lastAt: instant.nullable() }),
        accountReports: z.object({ count, lastAt: instant.nullable() }),
        hooks: z.object({ count, lastAt: instant.nullable() }),
        scripts: z.object({ count, lastAt: instant.nullable() }),
      }),
    }),
  ),
};
