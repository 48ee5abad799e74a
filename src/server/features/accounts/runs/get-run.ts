import type { JobRun } from '#contract/accounts/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { showJobRun } from './show-run.ts';
import { findRun } from './runs.queries.ts';

export async function getRun(app: AppContext, caller: Caller, runId: string): Promise<JobRun> {
  const row = await findRun(app.db.tenant(caller.userId), caller.userId, runId);
  if (row === undefined) throw new AppError('not_found');
  return showJobRun(row);
}
