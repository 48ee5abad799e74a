import type { Queryable } from '../../platform/db/database.ts';

/** The account whose sync has just succeeded; undefined: it failed, or the account is gone. */
export function findSynced(
  db: Queryable,
  { userId, runId }: { userId: string; runId: string },
): Promise<{ id: string; username: string } | undefined> {
  return db.row({
    name: 'find-account-just-synced',
    text: `select a.id, a.tiktok_username as username from job_runs r
           join user_tiktok_accounts a on a.id = r.account_id and a.user_id = r.user_id
           where r.user_id = $1 and r.id = $2 and r.state = 'done'`,
    values: [userId, runId],
  });
}
