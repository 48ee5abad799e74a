import type { JobRun } from '#contract/accounts.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { showJobRun } from './job-run.ts';
import { findRun } from './job-runs.queries.ts';

export async function getRun(world: World, caller: Caller, runId: string): Promise<JobRun> {
  const row = await findRun(world.db.tenant(caller.userId), caller.userId, runId);
  if (row === undefined) throw new AppError('not_found');
  return showJobRun(row);
}
