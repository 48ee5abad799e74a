import { z } from 'zod';
import { count, instant } from './wire/base.ts';

const number = z.number();

/** Summary of a period: the counted totals, and what can be stated about the usual video. */
export const periodSentence = z.object({
  leads: z.enum(['carries', 'usual', 'counted']),
  counted: z.object({
    videos: count,
    earlierVideos: count,
    views: count.nullable(),
    earlierViews: count.nullable(),
    percent: number.nullable(),
    best: z.object({ id: z.string(), publishedAt: instant, views: count, percent: number }).nullable(),
    endedAt: instant.optional(),
    dayViews: z.object({ views: count, days: count }).optional(),
    isBeforeUnknown: z.literal(true).optional(),
  }),
  usual: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('too_few'), n: count, needed: count, of: z.enum(['period', 'all', 'views']) }),
    z.object({ kind: z.enum(['rises', 'falls']), isFirm: z.boolean(), low: number, high: number }),
    z.object({ kind: z.literal('steady'), low: number, high: number }),
    z.object({ kind: z.literal('cannot_tell'), low: number, high: number, later: count, earlier: count }),
    z.object({ kind: z.literal('no_spread') }),
  ]),
});
