import type { Transaction } from '#server/platform/db/database.ts';
import type { JobName } from '#server/platform/jobs/jobs.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { insertRun, type JobRunRow, type RunKind } from './runs.queries.ts';

interface RunRequest {
  userId: string;
  kind: RunKind;
  job: JobName;
  accountId: string | null;
  isAutomatic: boolean;
}

/**
 * Inserts a run and enqueues its job atomically in the given transaction.
 * Undefined: the account has a run that is queued or running.
 */
export async function openRun(
  app: AppContext,
  tx: Transaction,
  { job, ...request }: RunRequest,
): Promise<JobRunRow | undefined> {
  const run = await insertRun(tx, { ...request, now: app.clock.now() });
  if (run !== undefined) {
    const payload = { runId: run.id, userId: request.userId };
    await app.jobs.enqueue(tx, job, payload, { groupId: request.userId });
  }
  return run;
}
