import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { PRECISIONS } from '#domain/sources/reading.ts';
import { compareAccounts } from './account-comparison.ts';
import {
  count,
  id,
  instant,
  page,
  periodDays,
  procedure,
  provenance,
  publicProcedure,
  sourceId,
} from '../wire/base.ts';
import { ERROR_STATUS, type ErrorCode } from '../wire/errors.ts';

/** Explicitly typed: otherwise the compiler writes all hundred codes into the declaration of each response. */
const errorCode: z.ZodType<ErrorCode, ErrorCode> = z.enum(
  Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]],
);

/** An error reported inside a successful response; the client words it in the user's language. */
export const told = z.object({
  code: errorCode,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const jobRun = z.object({
  id,
  kind: z.enum(['account_sync', 'account_analysis', 'import']),
  account_id: id.nullable(),
  username: z.string().nullable(),
  state: z.enum(JOB_STATES),
  /** Completed steps, 0 to 5: the five steps of the first analysis (spec §9). */
  step: z.number().int().min(0).max(5),
  error: told.nullable(),
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
});
export type JobRun = z.infer<typeof jobRun>;

const CONNECTION_STATES = ['connected', 'reconnect'] as const;

const linkedAccountFields = z.object({
  id,
  tiktok_username: z.string(),
  is_primary: z.boolean(),
  verified: z.boolean(),
  created_at: instant,
  last_synced_at: instant.nullable(),
  /** Latest import of figures for it that has not been undone; null: none. */
  last_imported_at: instant.nullable(),
  is_demo: z.boolean(),
  /** Earliest instant at which a manual sync is accepted; null: now. */
  next_sync_at: instant.nullable(),
  /** Next automatic collection by the server; null: none is planned. */
  next_collection_at: instant.nullable(),
  /** State of the permission its owner gave at TikTok; `reconnect`: it no longer works. Null: none given. */
  connection: z.enum(CONNECTION_STATES).nullable(),
  /** Whether this server can ask its owner for permission at TikTok. */
  connectable: z.boolean(),
  /** Why the last sync failed; the last good numbers are kept. */
  last_failure: told.extend({ at: instant }).nullable(),
  active_run: jobRun.nullable(),
});
/**
 * The compiler refers to an interface by name instead of repeating its shape in each of the many calls that return one.
 */
export interface LinkedAccount extends z.infer<typeof linkedAccountFields> {}
export const linkedAccount: z.ZodType<LinkedAccount, LinkedAccount> = linkedAccountFields;

const figures = z.object({
  views: z.number().nullable(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  shares: z.number().nullable(),
});

const videoPoint = z.object({
  videoId: z.string(),
  createdAt: instant,
  views: count.nullable(),
  likes: count.nullable(),
  comments: count.nullable(),
  shares: count.nullable(),
  /** Percent; 0 when there are no views (spec §5), null where a count is missing. */
  engagement: z.number().nullable(),
  source: sourceId,
  precision: z.enum(PRECISIONS),
  observedAt: instant,
});

export const performance = z.object({
  accountId: id,
  handle: z.string(),
  isDemo: z.boolean(),
  period: z.object({ days: z.number(), from: instant, to: instant }),
  account: z.object({
    followers: count.nullable(),
    videos: count.nullable(),
    likes: count.nullable(),
    /** Percent: mean over the period's videos. */
    engagement: z.number().nullable(),
    displayName: z.string().nullable(),
  }),
  /** Videos published in the period. */
  count,
  averages: figures,
  medians: figures,
  /**
   * The account's engagement compared with its own history: percentages of engagement, and a percentile from 0 to 100.
   */
  engagementStanding: z.object({
    /** Percentile rank of the period's median video among the account's earlier videos. */
    own: z.discriminatedUnion('known', [
      z.object({
        known: z.literal(true),
        percentile: z.number(),
        median: z.number(),
        n: count,
        earlier: count,
      }),
      z.object({
        known: z.literal(false),
        lacks: z.enum(['in_period', 'earlier', 'difference']),
        n: count,
        needed: count,
      }),
    ]),
    /** Over the period's videos: the figure to compare with a published median. */
    median: z.discriminatedUnion('known', [
      z.object({ known: z.literal(true), percent: z.number(), n: count }),
      z.object({ known: z.literal(false), n: count, needed: count }),
    ]),
  }),
  provenance: z.object({
    followers: provenance,
    videos: provenance,
    likes: provenance,
    engagement: provenance,
    averages: provenance,
    medians: provenance,
  }),
  /** The period's videos, oldest first. */
  series: z.array(videoPoint),
  /** The five newest of the period. */
  latest: z.array(videoPoint.extend({ description: z.string(), url: z.string() })),
  /** The shortest selectable period that contains a video, when this one contains none. */
  nearestPeriodDays: z.number().nullable(),
  /** When the newest stored video was published. */
  newestVideoAt: instant.nullable(),
  knownVideos: count,
});
export type Performance = z.infer<typeof performance>;

/** A deleted account that can still be restored, with its stored measurements. */
const binnedAccount = z.object({
  id,
  tiktok_username: z.string(),
  deleted_at: instant,
  expires_at: instant,
  videos: count,
});
export type BinnedAccount = z.infer<typeof binnedAccount>;

const linkOutcome = z.object({
  account: linkedAccount,
  run: jobRun.nullable(),
  /** Why an analysis cannot start now; null: it can. */
  obstacle: told.nullable(),
});

const byId = z.object({ id });

export const accounts = {
  list: procedure
    .route({ method: 'GET', path: '/linked-accounts', tags: ['accounts'] })
    .output(page(linkedAccount)),
  link: procedure
    .route({ method: 'POST', path: '/linked-accounts', tags: ['accounts'], successStatus: 201 })
    .input(z.strictObject({ handle: z.string().max(300) }))
    .output(linkOutcome),
  sync: procedure
    .route({ method: 'POST', path: '/linked-accounts/{id}/sync', tags: ['accounts'], successStatus: 202 })
    .input(byId)
    .output(jobRun),
  /** Queried from the server, because the browser does not keep an error it received once. */
  obstacle: procedure
    .route({
      method: 'GET',
      path: '/linked-accounts/{id}/obstacle',
      tags: ['accounts'],
      description: 'Why no figures of this account can be collected now; null: they can.',
    })
    .input(byId)
    .output(z.object({ obstacle: told.nullable() })),
  update: procedure
    .route({ method: 'PATCH', path: '/linked-accounts/{id}', tags: ['accounts'] })
    .input(z.strictObject({ id, is_primary: z.literal(true) }))
    .output(linkedAccount),
  remove: procedure
    .route({ method: 'DELETE', path: '/linked-accounts/{id}', tags: ['accounts'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
  /** Replaces it by another account; `confirmed` is required when it holds data, which then goes to the bin. */
  replace: procedure
    .route({
      method: 'POST',
      path: '/linked-accounts/{id}/replacement',
      tags: ['accounts'],
      successStatus: 201,
      description:
        'Links another account in the place of this one, the primary one too. An account that holds data is replaced only with `confirmed`; its data stays in the bin for 30 days.',
    })
    .input(z.strictObject({ id, handle: z.string().max(300), confirmed: z.boolean().optional() }))
    .output(linkOutcome),
  bin: procedure
    .route({ method: 'GET', path: '/linked-accounts/bin', tags: ['accounts'] })
    .output(page(binnedAccount)),
  restore: procedure
    .route({ method: 'POST', path: '/linked-accounts/bin/{id}/restore', tags: ['accounts'] })
    .input(byId)
    .output(linkedAccount),
  erase: procedure
    .route({ method: 'DELETE', path: '/linked-accounts/bin/{id}', tags: ['accounts'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
  performance: procedure
    .route({ method: 'GET', path: '/linked-accounts/{id}/performance', tags: ['accounts'] })
    .input(z.object({ id, periodDays: periodDays.optional() }))
    .output(performance),
  compare: compareAccounts,
  run: procedure
    .route({ method: 'GET', path: '/runs/{id}', tags: ['accounts'] })
    .input(byId)
    .output(jobRun),
  runEvents: procedure
    .route({ method: 'GET', path: '/runs/{id}/events', tags: ['accounts'] })
    .input(byId)
    .output(eventIterator(jobRun)),
  demoCreators: publicProcedure.route({ method: 'GET', path: '/demo-creators', tags: ['accounts'] }).output(
    z.object({
      items: z.array(
        z.object({
          handle: z.string(),
          displayName: z.string(),
          language: z.enum(['fr', 'en']),
          niche: z.object({ fr: z.string(), en: z.string() }),
          followers: count,
          videos: count,
          videosPerWeek: z.number(),
        }),
      ),
      nextCursor: z.null(),
    }),
  ),
};
