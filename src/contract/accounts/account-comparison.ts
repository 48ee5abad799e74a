import { z } from 'zod';
import type { AccountComparison } from '#domain/metrics/compare-accounts.ts';
import { FEWEST_COMPARED, MOST_COMPARED } from '#domain/metrics/comparison-limits.ts';
import { REFUSAL_REASONS } from '#domain/statistics/estimate.ts';
import { count, id, instant, periodDays, procedure, provenance } from '../wire/base.ts';
import type { ErrorCode } from '../wire/errors.ts';

const TOO_FEW = 'comparison_too_few' satisfies ErrorCode;
const TOO_MANY = 'comparison_too_many' satisfies ErrorCode;
const TWICE = 'comparison_twice' satisfies ErrorCode;

/** Long enough for more ids than are accepted, so that a list of too many gets its own error. */
const LONGEST_LIST = 2_000;

/** Comma-separated ids, as in a URL; the first is the reference. */
export const accountIds = z
  .string()
  .max(LONGEST_LIST)
  .meta({ format: 'uuid-list' })
  .transform(list => list.toLowerCase().split(','))
  .pipe(
    z
      .array(id)
      .min(FEWEST_COMPARED, { error: TOO_FEW })
      .max(MOST_COMPARED, { error: TOO_MANY })
      .refine(ids => new Set(ids).size === ids.length, { error: TWICE }),
  );

const number = z.number();

/** Below its minimum sample a statistic has no numbers, only the reason, the count present and the count needed. */
const refusal = z.object({
  known: z.literal(false),
  reason: z.enum(REFUSAL_REASONS),
  n: count,
  needed: count,
});

const median = z.discriminatedUnion('known', [
  z.object({ known: z.literal(true), median: number, low: number, high: number, n: count, coverage: number }),
  refusal,
]);

const compared = z.object({
  answer: z.discriminatedUnion('known', [
    z.object({
      known: z.literal(true),
      factor: number,
      low: number,
      high: number,
      level: number,
      p: number.optional(),
      differs: z.boolean(),
      n: z.object({ group: count, reference: count }),
    }),
    refusal,
  ]),
  provenance,
});

const comparedMedian = z.object({ answer: median, provenance, change: compared });

const countChange = z.union([
  z.object({ kind: z.literal('exact'), change: number }),
  z.object({ kind: z.literal('rounded'), change: number, step: number }),
  z.object({ kind: z.literal('not_measurable'), reason: z.enum(['unknown_count', 'mixed_precision']) }),
  z.object({ kind: z.literal('not_measurable'), reason: z.literal('below_rounding_step'), step: number }),
]);

/** Engagement is in percent; a factor compares with the period before, or with the reference. */
const accountComparison: z.ZodType<AccountComparison, AccountComparison> = z.object({
  period: z.object({ days: number, from: instant, to: instant }),
  before: z.object({ from: instant, to: instant }),
  accounts: z.array(
    z.object({
      accountId: id,
      handle: z.string(),
      isDemo: z.boolean(),
      followers: z.object({
        count: count.nullable(),
        provenance,
        change: countChange,
        since: instant.nullable(),
      }),
      knownUntil: instant.nullable(),
      videos: z.object({ count: count.nullable(), before: count.nullable(), provenance }),
      views: z.object({ count: count.nullable(), before: count.nullable(), provenance }),
      medianViews: comparedMedian,
      medianEngagement: comparedMedian,
      againstReference: compared.nullable(),
    }),
  ),
});

export const compareAccounts = procedure
  .route({
    method: 'GET',
    path: '/linked-accounts/comparison',
    tags: ['accounts'],
    description:
      'Two to ten linked accounts (`accountIds`, separated by commas) over the last calendar days of the user’s time zone, each against the period before and against the first of them. For business plans and administrators.',
  })
  .input(z.object({ accountIds, periodDays: periodDays.optional() }))
  .output(accountComparison);
