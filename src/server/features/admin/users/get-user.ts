import type { AdminUserDetails } from '#contract/admin/admin-users.ts';
import { countSecondFactors } from '../../auth/factors/remove-factor.ts';
import { getOverview } from '../../quotas/get-overview.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listEntries } from '../acts/audit.queries.ts';
import { showEntry } from '../acts/show-entry.ts';
import { readUser } from './show-user.ts';
import { listAccountsOf, listCreditsOf } from './users.queries.ts';

const HISTORY = 20;

/** One user with usage, credits, accounts and audit log entries about them. */
export async function getUser(app: AppContext, id: string): Promise<AdminUserDetails> {
  const db = app.db.system;
  const user = await readUser(db, id, app.clock.now());
  const { usage, limits } = await getOverview(app, { userId: id });
  const [credits, accounts, secondFactors, history] = await Promise.all([
    listCreditsOf(db, id),
    listAccountsOf(db, id),
    countSecondFactors(db, id),
    listEntries(db, { subjectId: id, after: null, limit: HISTORY }),
  ]);
  return {
    user,
    usage,
    limits,
    credits: credits.map(({ granted_at, granted_by, withdrawn_at, withdrawn_reason, ...credit }) => ({
      ...credit,
      grantedBy: granted_by,
      grantedAt: granted_at.toISOString(),
      withdrawnAt: withdrawn_at?.toISOString() ?? null,
      withdrawnReason: withdrawn_reason,
    })),
    accounts: accounts.map(account => ({
      ...account,
      last_synced_at: account.last_synced_at?.toISOString() ?? null,
    })),
    second_factors: secondFactors,
    history: history.map(showEntry),
  };
}
