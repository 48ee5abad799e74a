import type { AdminUser } from '#contract/admin/admin-users.ts';
import { quotaWindows } from '#domain/quotas/windows.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { listUsers, type UserRow } from './users.queries.ts';

/** A user as administrators see them; counters of a past month are zero. */
export function showUser(row: UserRow, now: Date): AdminUser {
  const { monthStart } = quotaWindows(now, row.time_zone);
  const isOver = row.last_monthly_reset === null || row.last_monthly_reset < monthStart;
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    username: row.username,
    tiktok_handle: row.tiktok_handle,
    plan_type: row.plan_type,
    is_admin: row.is_admin,
    created_at: row.created_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    locked_at: row.locked_at?.toISOString() ?? null,
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    sessions: row.sessions,
    linked_accounts: row.linked_accounts,
    last_synced_at: row.last_synced_at?.toISOString() ?? null,
    video_analyses: isOver ? 0 : row.video_analyses,
    account_analyses: isOver ? 0 : row.account_analyses,
  };
}

/** Current state of one user, inside the transaction that may have changed it. Throws `user_not_found`. */
export async function readUser(db: Queryable, id: string, now: Date): Promise<AdminUser> {
  const [row] = await listUsers(db, { id, state: 'all', after: null, limit: 1 });
  if (row === undefined) throw new AppError('user_not_found');
  return showUser(row, now);
}
