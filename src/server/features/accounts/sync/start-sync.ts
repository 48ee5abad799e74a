import type { JobRun } from '#contract/accounts/accounts.ts';
import { decideSync } from '#domain/accounts/sync-policy.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { lockAccount } from '../queries/accounts.queries.ts';
import { findObstacle } from './find-sync-obstacle.ts';
import { getLinkedAccount } from '../queries/get-linked-account.ts';
import { showJobRun } from '../runs/show-run.ts';
import { findActiveRun } from '../runs/runs.queries.ts';
import { requireActive } from '../queries/require-active.ts';
import { openRun } from '../runs/open-run.ts';

/** Starts a sync by hand. If one is in progress it is returned instead, so that a second click is harmless. */
export async function startSync(app: AppContext, caller: Caller, accountId: string): Promise<JobRun> {
  const { userId } = caller;
  const db = app.db.tenant(userId);
  const { tiktok_username: handle } = await getLinkedAccount(db, userId, accountId);
  // Checked before the transaction: checking a source can be slow.
  const obstacle = await findObstacle(app, userId, handle);
  return db.transaction(async tx => {
    const account = await lockAccount(tx, userId, accountId);
    if (account === undefined) throw new AppError('account_not_found');
    const activeRun = await findActiveRun(tx, userId, accountId);
    if (activeRun !== undefined) return showJobRun(activeRun);
    await requireActive(tx, userId, { id: accountId, username: handle });
    const now = app.clock.now();
    const decision = decideSync({
      plan: account.plan_type,
      lastSyncedAt: account.last_synced_at,
      activeRun: false,
      automatic: false,
      now,
    });
    if (!decision.allowed) throw refused(decision, now);
    if (obstacle !== null) throw new AppError(obstacle.code, obstacle.values);
    const run = await openRun(app, tx, {
      userId,
      kind: 'account_sync',
      job: 'account-sync',
      accountId,
      isAutomatic: false,
    });
    if (run === undefined) throw new AppError('sync_already_running');
    return showJobRun(run);
  });
}

function refused(decision: Exclude<ReturnType<typeof decideSync>, { allowed: true }>, now: Date): AppError {
  if (decision.reason === 'sync_already_running') return new AppError(decision.reason);
  const { nextAt } = decision;
  return new AppError(
    'sync_cooling_down',
    { when: nextAt.toISOString() },
    { retryAfterSeconds: (nextAt.getTime() - now.getTime()) / 1_000 },
  );
}
