import { DAY_MS } from '#domain/time/day-ms.ts';
import { effectivePlan, PLAN_TYPES, PLANS } from '#domain/plans/plan-table.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  listDueAccounts,
  lockAccount,
  postponeCollection,
  type DueAccount,
  type LinkedAccountRow,
} from '../queries/accounts.queries.ts';
import { findObstacle } from './find-sync-obstacle.ts';
import { openRun } from '../runs/open-run.ts';

export const DUE_COLLECTIONS_EVERY_SECONDS = 300;

const HOUR_MS = 3_600_000;
/** Batch size of a round; the rest follows in the next one. */
const AT_ONCE = 50;
const PLANS_WITH_RHYTHM = PLAN_TYPES.filter(plan => PLANS[effectivePlan(plan)].automaticDailySync);

/**
 * Starts due collections, for the plans with automatic collection. Safe to run in several processes: one
 * run per account. What could not be started is retried in an hour.
 */
export async function startDueCollections(app: AppContext): Promise<number> {
  const due = await listDueAccounts(app.db.system, {
    plans: PLANS_WITH_RHYTHM,
    now: app.clock.now(),
    limit: AT_ONCE,
  });
  let started = 0;
  for (const account of due) {
    if (!app.jobs.isRunning()) break;
    const { user_id: userId, tiktok_username: handle } = account;
    const isRoutine = app.clock.now().getTime() - account.last_synced_at.getTime() < DAY_MS - HOUR_MS;
    const obstacle = await findObstacle(app, userId, handle, { isRoutine });
    if (await startOne(app, account, obstacle === null)) started += 1;
  }
  return started;
}

function startOne(
  app: AppContext,
  { id, user_id: userId }: DueAccount,
  isPossible: boolean,
): Promise<boolean> {
  return app.db.tenant(userId).transaction(async tx => {
    const now = app.clock.now();
    const account = await lockAccount(tx, userId, id);
    if (account === undefined || !isDue(account, now)) return false;
    // So that a run that dies without an error is not restarted immediately.
    await postponeCollection(tx, userId, id, new Date(now.getTime() + HOUR_MS));
    if (!isPossible) return false;
    const run = await openRun(app, tx, {
      userId,
      kind: 'account_sync',
      job: 'account-sync',
      accountId: id,
      isAutomatic: true,
    });
    return run !== undefined;
  });
}

function isDue({ last_synced_at: last, next_collection_at: next }: LinkedAccountRow, now: Date): boolean {
  if (last === null) return false;
  return (next ?? new Date(last.getTime() + DAY_MS)) <= now;
}
