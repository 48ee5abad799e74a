import type { z } from 'zod';
import type { jobsOverview } from '#contract/admin/admin-jobs.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listCauses } from './runs.queries.ts';

const CAUSES_SINCE_MS = 7 * 86_400_000;

/** Queue sizes, and recent causes of failed runs. */
export async function getJobsOverview(app: AppContext): Promise<z.infer<typeof jobsOverview>> {
  const since = new Date(app.clock.now().getTime() - CAUSES_SINCE_MS);
  const [queues, causes] = await Promise.all([app.jobs.queues(), listCauses(app.db.system, since)]);
  return {
    queues,
    causes: causes.map(({ last_at, ...cause }) => ({ ...cause, lastAt: last_at.toISOString() })),
  };
}
