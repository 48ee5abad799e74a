import { z } from 'zod';
import { SOURCE_HEALTHS, type SourceHealth } from '#domain/support/source-health.ts';
import { count, instant, publicProcedure, sourceId } from '../wire/base.ts';
import { knownIssue } from './known-issues.ts';

const standing: z.ZodType<SourceHealth, SourceHealth> = z.enum(SOURCE_HEALTHS);

/** The last 24 hours of a component shared by all users; contains no user data. */
const work = {
  standing,
  /** Number of attempts. */
  tries: count,
  /** Share of failed attempts, from 0 to 1; null while there are too few. */
  failure_rate: z.number().min(0).max(1).nullable(),
  last_done_at: instant.nullable(),
  last_failed_at: instant.nullable(),
};

const statusFields = z.object({
  /** When it was computed; responses are cached for half a minute. */
  at: instant,
  collection: z.object({
    /** Whether the operator allows reading public pages. */
    allowed: z.boolean(),
    sources: z.array(
      z.object({
        id: sourceId,
        /** Why the source is not used; null: it is used. */
        off: z.enum(['not_allowed', 'not_set_up']).nullable(),
        ...work,
      }),
    ),
  }),
  mail: z.object({ sends: z.boolean(), ...work }),
  payments: z.object({
    kind: z.enum(['stripe', 'sandbox', 'none']),
    /** When the payment provider last sent an event. */
    last_event_at: instant.nullable(),
    ...work,
  }),
  models: z.object({ kind: z.enum(['configured', 'built_in']), ...work }),
  queue: z.object({ running: z.boolean(), waiting: count, active: count, ...work }),
  issues: z.array(knownIssue),
  /** Measured from first answers; null: too few so far. */
  answer_time: z.object({ n: count, half_hours: z.number(), most_hours: z.number().nullable() }).nullable(),
});
export interface SupportStatus extends z.infer<typeof statusFields> {}
const status: z.ZodType<SupportStatus, SupportStatus> = statusFields;

export const supportStatus = publicProcedure
  .route({
    method: 'GET',
    path: '/support/status',
    tags: ['support'],
    description:
      'How collection, e-mail, payments, models and the queue stand, and what is known to be wrong.',
  })
  .output(status);
