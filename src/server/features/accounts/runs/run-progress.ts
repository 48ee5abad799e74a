import type { Queryable } from '#server/platform/db/database.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { advanceRun, endRun as writeEnd, startRun, type JobRunRow, type RunEnd } from './runs.queries.ts';

/** Payload of a job. */
export interface RunRef {
  runId: string;
  userId: string;
}

/** Marks the run as running; undefined when nothing is left to do for it. */
export function beginRun(app: AppContext, { userId, runId }: RunRef): Promise<JobRunRow | undefined> {
  return startRun(app.db.tenant(userId), userId, runId, app.clock.now());
}

/** Publishes that `step` steps of the run are completed. */
export async function reachStep(app: AppContext, { userId, runId }: RunRef, step: number): Promise<void> {
  await advanceRun(app.db.tenant(userId), userId, runId, step);
}

/** Ends the run in the transaction that saves its outcome. False: it has already ended. */
export async function endRun(tx: Queryable, { userId, runId }: RunRef, end: RunEnd): Promise<boolean> {
  return (await writeEnd(tx, userId, runId, end)) > 0;
}
