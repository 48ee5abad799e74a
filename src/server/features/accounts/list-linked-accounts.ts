import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { accountsQuery, type LinkedAccountRow } from './queries/accounts.queries.ts';
import { activeRunsQuery, type JobRunRow } from './runs/runs.queries.ts';
import { showLinkedAccount } from './queries/linked-account.ts';

export async function listLinkedAccounts(
  app: AppContext,
  caller: Caller,
): Promise<{ items: LinkedAccount[]; nextCursor: null }> {
  const now = app.clock.now();
  // Runs first: one that ends in between is shown as still running, not as an account without a result.
  const [runs, accounts] = await app.db
    .reading(caller.userId)
    .batch<[JobRunRow[], LinkedAccountRow[]]>([activeRunsQuery(caller.userId), accountsQuery(caller.userId)]);
  const items = accounts.map(account =>
    showLinkedAccount(
      app,
      account,
      runs.find(run => run.account_id === account.id),
      now,
    ),
  );
  return { items, nextCursor: null };
}
