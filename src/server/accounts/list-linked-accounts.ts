import type { LinkedAccount } from '#contract/accounts.ts';
import type { Caller, World } from '../world.ts';
import { listAccounts } from './accounts.queries.ts';
import { listActiveRuns } from './job-runs.queries.ts';
import { showLinkedAccount } from './linked-account.ts';

export async function listLinkedAccounts(
  world: World,
  caller: Caller,
): Promise<{ items: LinkedAccount[]; nextCursor: null }> {
  const now = world.clock.now();
  const { runs, accounts } = await world.db.tenant(caller.userId).transaction(async tx => ({
    // Runs first: one that ends in between is shown as still running, not as an account without any outcome.
    runs: await listActiveRuns(tx, caller.userId),
    accounts: await listAccounts(tx, caller.userId),
  }));
  const items = accounts.map(account =>
    showLinkedAccount(
      world,
      account,
      runs.find(run => run.account_id === account.id),
      now,
    ),
  );
  return { items, nextCursor: null };
}
