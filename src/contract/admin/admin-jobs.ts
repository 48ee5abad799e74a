import { z } from 'zod';
import { JOB_STATES, jobRun } from '../accounts/accounts.ts';
import { adminProcedure, count, id, instant, page } from '../wire/base.ts';

export const jobsOverview = z.object({
  queues: z.array(
    z.object({ name: z.string(), waiting: count, later: count, active: count, failed: count, kept: count }),
  ),
  /** Runs that failed in the last seven days, by error code. */
  causes: z.array(z.object({ code: z.string(), kind: jobRun.shape.kind, count, lastAt: instant })),
});

const adminRun = jobRun.extend({
  user: z.object({ id, label: z.string().nullable() }),
  automatic: z.boolean(),
  /** Whether it failed and can be retried. */
  retryable: z.boolean(),
});
export type AdminRun = z.infer<typeof adminRun>;

export const adminJobs = {
  overview: adminProcedure
    .route({ method: 'GET', path: '/admin/jobs', tags: ['admin'] })
    .output(jobsOverview),
  runs: adminProcedure
    .route({ method: 'GET', path: '/admin/runs', tags: ['admin'] })
    .input(
      z.object({
        state: z.enum(JOB_STATES).optional(),
        code: z.string().max(60).optional(),
        cursor: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(page(adminRun)),
  /** A new run of the same kind for the same account. */
  retry: adminProcedure
    .route({ method: 'POST', path: '/admin/runs/{id}/retry', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(jobRun),
};
