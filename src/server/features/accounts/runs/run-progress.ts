import type { Queryable } from '#server/platform/db/database.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { advanceRun, endRun as writeEnd, startRun, type JobRunRow, type RunEnd } from './runs.queries.ts';

/** What a job carries. */
export interface RunRef {
  runId: string;
  userId: string;
}

/** The run, now running; undefined when there is nothing left to do for it. */
export function beginRun(app: AppContext, { userId, runId }: RunRef): Promise<JobRunRow | undefined> {
  return startRun(app.db.tenant(userId), userId, runId, app.clock.now());
}

/** Tells whoever follows the run that `step` of its steps are behind it. */
export async function reachStep(app: AppContext, { userId, runId }: RunRef, step: number): Promise<void> {
  await advanceRun(app.db.tenant(userId), userId, runId, step);
}

/** Ends the run with the transaction that saves its outcome. False: it has been ended before. */
export async function endRun(tx: Queryable, { userId, runId }: RunRef, end: RunEnd): Promise<boolean> {
  return (await writeEnd(tx, userId, runId, end)) > 0;
}
