import { effectivePlan, PLAN_TYPES, PLANS } from '#domain/plans/plan-table.ts';
import type { World } from '../world.ts';
import { listDueAccounts, lockAccount, type DueAccount } from './accounts.queries.ts';
import { findObstacle } from './find-obstacle.ts';
import { openRun } from './open-run.ts';

export const DAILY_SYNCS_EVERY_SECONDS = 300;

const DAY_MS = 86_400_000;
/** A round; whoever is left comes with the next one. */
const AT_ONCE = 50;
const PLANS_WITH_DAILY_SYNC = PLAN_TYPES.filter(plan => PLANS[effectivePlan(plan)].automaticDailySync);

/** Starts the daily sync of the plans that have one, a day after the last. Processes may all do it at once. */
export async function startDailySyncs(world: World): Promise<number> {
  const before = new Date(world.clock.now().getTime() - DAY_MS);
  const due = await listDueAccounts(world.db.system, {
    plans: PLANS_WITH_DAILY_SYNC,
    before,
    limit: AT_ONCE,
  });
  let started = 0;
  for (const account of due) {
    if ((await findObstacle(world, account.user_id, account.tiktok_username)) !== null) continue;
    if (await startOne(world, account, before)) started += 1;
  }
  return started;
}

function startOne(world: World, { id, user_id: userId }: DueAccount, before: Date): Promise<boolean> {
  return world.db.tenant(userId).transaction(async tx => {
    const account = await lockAccount(tx, userId, id);
    if (account?.last_synced_at == null || account.last_synced_at >= before) return false;
    const run = await openRun(world, tx, {
      userId,
      kind: 'account_sync',
      job: 'account-sync',
      accountId: id,
      isAutomatic: true,
    });
    return run !== undefined;
  });
}
