import type { Handle } from '#domain/accounts/handle.ts';
import type { Queryable } from '#server/platform/db/database.ts';

/** Whether an account holds data: measurements, imports, reports, experiments, schedules or a connection. */
export async function findHeld(
  db: Queryable,
  userId: string,
  { id, username }: { id: string; username: Handle },
): Promise<{ holds_data: boolean; videos: number }> {
  const row = await db.row<{ holds_data: boolean; videos: number }>({
    name: 'find-held-data',
    text: `select (select count(*) from tiktok_videos where user_id = $1 and author_username = $3) as videos,
             exists (select from tiktok_videos where user_id = $1 and author_username = $3)
             or exists (select from tiktok_accounts where user_id = $1 and username = $3)
             or exists (select from tiktok_account_days where user_id = $1 and username = $3)
             or exists (select from import_batches where user_id = $1 and username = $3)
             or exists (select from experiments where user_id = $1 and username = $3)
             or exists (select from account_reports where user_id = $1 and account_id = $2)
             or exists (select from report_schedules where user_id = $1 and account_id = $2)
             or exists (select from tiktok_connections where user_id = $1 and account_id = $2) as holds_data`,
    values: [userId, id, username],
  });
  return row ?? { holds_data: false, videos: 0 };
}

/** The position of an account among the others. */
interface AccountPlace {
  is_primary: boolean;
  kept_at: Date | null;
}

/** Clears an account's position, so that it has none when restored from the bin later. */
export async function releasePlace(db: Queryable, userId: string, accountId: string): Promise<AccountPlace> {
  const row = await db.row<AccountPlace>({
    name: 'release-account-place',
    text: `with before as (select id, is_primary, kept_at from user_tiktok_accounts where user_id = $1 and id = $2)
           update user_tiktok_accounts a set is_primary = false, kept_at = null
           from before where a.user_id = $1 and a.id = before.id
           returning before.is_primary, before.kept_at`,
    values: [userId, accountId],
  });
  return row ?? { is_primary: false, kept_at: null };
}

export function takePlace(
  db: Queryable,
  userId: string,
  accountId: string,
  place: AccountPlace,
): Promise<number> {
  return db.run({
    name: 'take-account-place',
    text: 'update user_tiktok_accounts set is_primary = $3, kept_at = $4 where user_id = $1 and id = $2',
    values: [userId, accountId, place.is_primary, place.kept_at],
  });
}

/** The latest bin entry of a handle that can still be restored, locked until the transaction ends. */
export function findBinnedAccount(
  db: Queryable,
  { userId, handle, now }: { userId: string; handle: Handle; now: Date },
): Promise<{ id: string } | undefined> {
  return db.row({
    name: 'find-binned-account',
    text: `select id from bin_entries
           where user_id = $1 and kind = 'account' and label = $2 and expires_at > $3
           order by deleted_at desc limit 1 for update`,
    values: [userId, handle, now],
  });
}
