import { z } from 'zod';
import { EXPERIMENT_TEXT_MAX, PLANNED } from '#domain/experiments/experiment-limits.ts';
import { EXPERIMENT_STATES } from '#domain/experiments/experiment-state.ts';
import { REFUSAL_REASONS } from '#domain/statistics/estimate.ts';
import { ARMS } from '#domain/experiments/experiment-verdict.ts';
import { EXPERIMENT_METRICS, FALSE_ALARM } from '#domain/experiments/experiment.ts';
import { count, id, instant, page, procedure } from './wire/base.ts';

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine(value => !value.includes('\0') && value.isWellFormed());
const said = (longest: number) => text(longest).refine(value => value !== '');

const rule = {
  metric: z.enum(EXPERIMENT_METRICS),
  /** Age at which each video is judged, in days. */
  atAgeDays: z.int().min(1).max(90),
  /** Videos per arm: exactly this many enter the verdict. */
  plannedPerArm: z.int().min(PLANNED.fewest).max(PLANNED.most),
  /** Probability of finding a difference that does not exist. */
  falseAlarm: z.number().min(0.001).max(0.2),
};
const words = {
  hypothesis: said(EXPERIMENT_TEXT_MAX.hypothesis),
  variable: said(EXPERIMENT_TEXT_MAX.variable),
};

const refused = z.object({
  known: z.literal(false),
  reason: z.enum(REFUSAL_REASONS),
  n: count,
  needed: count,
});

/**
 * The verdict, once the decision rule allows one; until then only how many videos are measured, without their figures.
 */
const verdict = z.discriminatedUnion('known', [
  refused,
  z.object({
    known: z.literal(true),
    outcome: z.enum(['variant_better', 'variant_worse', 'no_difference_found']),
    /** Ratio of the variant to the usual version, with its confidence range at `level`. */
    factor: z.number(),
    low: z.number(),
    high: z.number(),
    level: z.number(),
    /** Age of the deciding videos at measurement, in days: youngest and oldest. */
    readAges: z.object({ from: z.number(), to: z.number() }),
  }),
]);

const progress = z.object({
  /** Videos in the arm. */
  placed: count,
  /** Of these, measured at the age that the rule requires. */
  measured: count,
});

const experimentFields = z.object({
  id,
  username: z.string(),
  hypothesis: z.string(),
  variable: z.string(),
  metric: rule.metric,
  atAgeDays: z.number(),
  plannedPerArm: count,
  falseAlarm: z.number(),
  createdAt: instant,
  /** When the first video was added: since then none of the above can change. */
  lockedAt: instant.nullable(),
  endedAt: instant.nullable(),
  deletedAt: instant.nullable(),
  lesson: z.string(),
  state: z.enum(EXPERIMENT_STATES),
  arms: z.object({ usual: progress, variant: progress }),
  verdict,
});
/** Named: otherwise the compiler inlines the shape into every call's declaration. */
export interface ExperimentItem extends z.infer<typeof experimentFields> {}
const experiment: z.ZodType<ExperimentItem, ExperimentItem> = experimentFields;

/**
 * `measured`: measured at the age of the rule; `young`: not that old yet; `unread`: old enough, but not measured since.
 */
const PLACED_STATES = ['measured', 'young', 'unread', 'missing', 'withdrawn'] as const;

const placedVideo = z.object({
  id: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  arm: z.enum(ARMS),
  publishedAt: instant,
  addedAt: instant,
  judgedAt: instant,
  withdrawnAt: instant.nullable(),
  state: z.enum(PLACED_STATES),
  /** It was added when its result could already be known. */
  late: z.boolean(),
  mayWithdraw: z.boolean(),
});

const detailFields = experimentFields.extend({
  /** In order of publication; withdrawn ones last. */
  videos: z.array(placedVideo),
  /** Published since the experiment was defined and in no arm, newest first; fifty at most. */
  candidates: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      url: z.string(),
      publishedAt: instant,
      /** Its counts already reveal its result: it can no longer be added. */
      resultKnown: z.boolean(),
    }),
  ),
  /** How many were skipped: published before the latest included video. */
  leftOut: count,
});
export interface ExperimentDetail extends z.infer<typeof detailFields> {}
const detail: z.ZodType<ExperimentDetail, ExperimentDetail> = detailFields;

const byId = z.object({ id });

/** TikTok's numeric video id. */
const videoId = z
  .string()
  .max(19)
  .regex(/^\d{1,19}$/);

export const experiments = {
  list: procedure
    .route({ method: 'GET', path: '/experiments', tags: ['experiments'] })
    .input(
      z.object({
        accountId: id,
        /** Lists those deleted in the last thirty days instead. */
        deleted: z
          .union([z.boolean(), z.enum(['true', 'false'])])
          .optional()
          .transform(value => value === true || value === 'true'),
      }),
    )
    .output(page(experiment)),
  plan: procedure
    .route({
      method: 'GET',
      path: '/experiments/plan',
      tags: ['experiments'],
      description:
        'How much the account’s latest videos differ by themselves (standard deviation of natural logs at equal age): what the planned number of videos is worked out from; and how many videos the account publishes in 30 days.',
    })
    .input(z.object({ accountId: id, metric: rule.metric.default('views') }))
    .output(
      z.discriminatedUnion('known', [
        refused,
        z.object({ known: z.literal(true), spread: z.number(), n: count, perMonth: z.number() }),
      ]),
    ),
  get: procedure
    .route({ method: 'GET', path: '/experiments/{id}', tags: ['experiments'] })
    .input(byId)
    .output(detail),
  create: procedure
    .route({ method: 'POST', path: '/experiments', tags: ['experiments'], successStatus: 201 })
    .input(
      z.strictObject({
        accountId: id,
        ...words,
        ...rule,
        falseAlarm: rule.falseAlarm.default(FALSE_ALARM),
      }),
    )
    .output(experiment),
  change: procedure
    .route({
      method: 'PATCH',
      path: '/experiments/{id}',
      tags: ['experiments'],
      description: 'Before the first video; afterwards the experiment is locked.',
    })
    .input(z.strictObject({ id, ...z.object({ ...words, ...rule }).partial().shape }))
    .output(experiment),
  addVideo: procedure
    .route({
      method: 'POST',
      path: '/experiments/{id}/videos',
      tags: ['experiments'],
      description: 'The first video locks the experiment: hypothesis, variable and rule no longer change.',
    })
    .input(z.strictObject({ id, videoId, arm: z.enum(ARMS) }))
    .output(detail),
  withdrawVideo: procedure
    .route({
      method: 'DELETE',
      path: '/experiments/{id}/videos/{videoId}',
      tags: ['experiments'],
      description:
        'As long as the result of the video cannot be known. Its line stays, and it never comes back.',
    })
    .input(z.strictObject({ id, videoId }))
    .output(detail),
  end: procedure
    .route({ method: 'POST', path: '/experiments/{id}/end', tags: ['experiments'] })
    .input(z.strictObject({ id, lesson: text(EXPERIMENT_TEXT_MAX.lesson).default('') }))
    .output(experiment),
  remove: procedure
    .route({ method: 'DELETE', path: '/experiments/{id}', tags: ['experiments'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
  restore: procedure
    .route({ method: 'POST', path: '/experiments/{id}/restore', tags: ['experiments'] })
    .input(byId)
    .output(experiment),
};
