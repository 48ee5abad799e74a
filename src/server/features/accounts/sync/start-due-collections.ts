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
const DAY_MS = 24 * HOUR_MS;
/** A round; whoever is left comes with the next one. */
const AT_ONCE = 50;
const PLANS_WITH_RHYTHM = PLAN_TYPES.filter(plan => PLANS[effectivePlan(plan)].automaticDailySync);

/**
 * Collects what is due, for the plans that the server collects for by itself. Processes may all do it at once: one
 * run an account. What could not be started now is looked at again in an hour.
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
    // Also a run that dies without a word is not begun again at once.
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
