import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { askAccounts, type LinkedAccountRow } from './queries/accounts.queries.ts';
import { askActiveRuns, type JobRunRow } from './runs/runs.queries.ts';
import { showLinkedAccount } from './queries/linked-account.ts';

export async function listLinkedAccounts(
  world: World,
  caller: Caller,
): Promise<{ items: LinkedAccount[]; nextCursor: null }> {
  const now = world.clock.now();
  // Runs first: one that ends in between is shown as still running, not as an account without any outcome.
  const [runs, accounts] = await world.db
    .reading(caller.userId)
    .together<[JobRunRow[], LinkedAccountRow[]]>([askActiveRuns(caller.userId), askAccounts(caller.userId)]);
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
