import { z } from 'zod';
import { HEALTH_KINDS, REPORT_METRICS, type AccountReport } from '#domain/account-reports/report.ts';
import { ADVICE_RULES } from '#domain/advice/recommendation.ts';
import { PRECISIONS } from '#domain/sources/reading.ts';
import { REFUSAL_REASONS } from '#domain/statistics/estimate.ts';
import { BENCHMARK_POPULATIONS } from '#domain/statistics/benchmarks.ts';
import { CHANGE_PARTS } from '#domain/statistics/change-split.ts';
import { POSTING_SLOTS, type PostingSlot } from '#domain/statistics/day-parts.ts';
import { EXPERIMENT_METRICS } from '#domain/experiments/experiment.ts';
import { PATTERN_FAMILIES } from '#domain/statistics/video-traits.ts';
import { count, instant, sourceId } from '../wire/base.ts';
import { periodSentence } from '../period-sentence.ts';
import type { Wire } from '../wire/wire.ts';

const number = z.number();
const day = z.iso.date();
const precision = z.enum(PRECISIONS);

/** Below its minimum sample a statistic has no numbers, only the reason, the count present and the count needed. */
const refusal = z.object({
  known: z.literal(false),
  reason: z.enum(REFUSAL_REASONS),
  n: count,
  needed: count,
});

function answer<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('known', [z.object({ known: z.literal(true), ...shape }), refusal]);
}

const factorRange = { factor: number, low: number, high: number, level: number };
const medianInterval = answer({ median: number, low: number, high: number, n: count, coverage: number });
const comparison = answer({
  ...factorRange,
  p: number.optional(),
  differs: z.boolean(),
  seems: z.boolean().optional(),
  isSteady: z.boolean().optional(),
  firm: z.object({ low: number, high: number }).optional(),
  n: z.object({ group: count, reference: count }),
});
const period = z.object({ firstDay: day, lastDay: day, from: instant, until: instant });
const factors = z.record(z.enum(CHANGE_PARTS), number);
const verdict = z.enum(['high', 'low', 'ordinary', 'unjudged']);

const rankedVideo = z.object({
  id: z.string(),
  url: z.string(),
  caption: z.string(),
  publishedAt: instant,
  views: count,
  engagement: number.nullable(),
  factor: number,
  percentile: number,
  verdict,
});

const patternFacts = { pattern: z.string(), videoIds: z.array(z.string()), n: count };
const lift = z.discriminatedUnion('known', [
  z.object({
    ...patternFacts,
    known: z.literal(true),
    without: count,
    verdict: z.enum(['winner', 'loser', 'sign', 'unclear']),
    direction: z.enum(['more', 'less']).optional(),
    low: number.nullable(),
    high: number.nullable(),
    level: number,
    beside: z
      .object({
        family: z.enum(PATTERN_FAMILIES),
        pattern: z.string(),
        how: z.enum(['same', 'opposite', 'together']),
      })
      .optional(),
    /** Only in reports of method 1. */
    factor: number.optional(),
    p: number.optional(),
  }),
  refusal.extend(patternFacts),
]);

const growthTotal = z.intersection(
  z.object({ from: instant, to: instant }),
  z.union([
    z.object({ kind: z.literal('exact'), change: number }),
    z.object({ kind: z.literal('rounded'), change: number, step: number }),
    z.object({ kind: z.literal('not_measurable'), reason: z.enum(['unknown_count', 'mixed_precision']) }),
    z.object({ kind: z.literal('not_measurable'), reason: z.literal('below_rounding_step'), step: number }),
  ]),
);

const followerReading = z.object({ at: instant, count, precision, source: sourceId.optional() });

const benchmark = z.object({
  id: z.string(),
  publisher: z.string(),
  year: number,
  basis: z.literal('per_view'),
  statistic: z.enum(['median', 'mean']),
  formula: z.enum(['likes_comments_shares', 'publishers_own']),
  percent: number,
  population: z.enum(BENCHMARK_POPULATIONS),
  videos: count.nullable(),
  address: z.url(),
});

const recommendation = z.object({
  rule: z.enum(ADVICE_RULES),
  subject: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('pattern'),
      family: z.enum(PATTERN_FAMILIES),
      pattern: z.string(),
      metric: z.enum(EXPERIMENT_METRICS),
    }),
    z.object({ kind: z.literal('slot'), slot: z.enum(POSTING_SLOTS as [PostingSlot, ...PostingSlot[]]) }),
    z.object({ kind: z.literal('experiment'), variable: z.string(), metric: z.enum(EXPERIMENT_METRICS) }),
    z.object({ kind: z.literal('account') }),
  ]),
  evidence: z.object({
    videoIds: z.array(z.string()),
    counts: z.record(z.string(), number),
    effect: z
      .union([
        z.object(factorRange),
        z.object({ factor: number }).strict(),
        z.object({ low: number.nullable(), high: number.nullable(), level: number }).strict(),
      ])
      .nullable(),
  }),
});

const between = z.object({ low: number, high: number });

/** Everything an account's report states, as computed when it was made. Views are counts, engagement is in percent. */
export const accountReport: z.ZodType<Wire<AccountReport>, Wire<AccountReport>> = z.object({
  method: count,
  username: z.string(),
  isDemo: z.boolean(),
  timeZone: z.string(),
  days: count,
  madeAt: instant,
  period,
  comparison: period,
  data: z.object({
    videos: count,
    inPeriod: count,
    inComparison: count,
    newestSince: instant.optional(),
    observedFrom: instant.nullable(),
    observedUntil: instant.nullable(),
    sources: z.array(z.object({ source: sourceId, precision, videos: count })),
  }),
  sentence: periodSentence.optional(),
  spread: answer({ half: between, fourOfFive: between, n: count }).optional(),
  split: z
    .object({
      earlier: count,
      later: count,
      change: number,
      parts: factors,
      factors: z.object({ earlier: factors, later: factors }),
      one: z.object({ publishedAt: instant, views: count }).optional(),
    })
    .nullable(),
  medians: z.array(
    z.object({
      metric: z.enum(REPORT_METRICS),
      period: medianInterval,
      comparison: medianInterval,
      change: comparison.nullable(),
    }),
  ),
  standing: answer({ best: z.array(rankedVideo), worst: z.array(rankedVideo), n: count }),
  lifts: z.array(
    z.object({
      family: z.enum(PATTERN_FAMILIES),
      metric: z.enum(EXPERIMENT_METRICS),
      leftOut: count,
      result: answer({ lifts: z.array(lift), tested: count, comparisons: count.optional(), n: count }),
    }),
  ),
  /** Only in reports of method 1. */
  posting: answer({
    effect: z.enum(['none', 'some', 'slots']),
    p: number,
    slots: z.array(lift),
    untried: z.array(z.enum(POSTING_SLOTS as [PostingSlot, ...PostingSlot[]])),
    n: count,
  }).optional(),
  calendar: z.object({
    firstDay: day,
    videos: z.array(count),
    knownFrom: day.nullable().optional(),
    knownUntil: day.nullable().optional(),
    activeDays: count,
    activeWeeks: count,
    longestPause: count.nullable(),
  }),
  followers: answer({
    readings: z.array(followerReading),
    total: growthTotal,
    inPeriod: growthTotal.optional(),
    falls: count,
    gaps: count,
    n: count,
  }),
  latestFollowers: followerReading.nullable().optional(),
  benchmark: z.object({
    mean: z.object({ mean: number.nullable(), n: count }).optional(),
    own: medianInterval,
    published: z.array(benchmark),
  }),
  health: z.array(z.object({ kind: z.enum(HEALTH_KINDS), count, of: count })),
  advice: z.array(recommendation),
  nextExperiments: z.array(recommendation),
});
