import type { JobRun } from '#contract/accounts/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import { findObstacle } from '../../accounts/sync/find-sync-obstacle.ts';
import { showJobRun } from '../../accounts/runs/show-run.ts';
import { openRun } from '../../accounts/runs/open-run.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { isRetryable } from './list-runs.ts';
import { listRuns } from './runs.queries.ts';

/** Restarts a failed sync as a new run; the failed one stays unchanged. No cool-down: the failed run did not count. */
export async function retryRun(context: AdminContext, id: string): Promise<JobRun> {
  const { app } = context;
  const [failed] = await listRuns(app.db.system, { id, after: null, limit: 1 });
  if (failed === undefined) throw new AppError('not_found');
  if (!isRetryable(failed) || failed.username === null) throw new AppError('run_not_retryable');
  const { username, user_id: userId, account_id: accountId } = failed;
  const obstacle = await findObstacle(app, userId, username);
  if (obstacle !== null) throw new AppError(obstacle.code, obstacle.values);
  return runAdminAction(context, async (tx, record) => {
    const run = await openRun(app, tx, {
      userId,
      kind: 'account_sync',
      job: 'account-sync',
      accountId,
      isAutomatic: false,
    });
    if (run === undefined) throw new AppError('sync_already_running');
    await record({ action: 'runs.retried', subject: { type: 'run', id } });
    return showJobRun(run);
  });
}
