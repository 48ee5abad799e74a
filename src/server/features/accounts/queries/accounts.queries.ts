import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import type { Queryable, Question } from '#server/platform/db/database.ts';

export interface LinkedAccountRow {
  id: string;
  tiktok_username: Handle;
  is_primary: boolean;
  verified: boolean;
  created_at: Date;
  last_synced_at: Date | null;
  last_imported_at: Date | null;
  last_sync_failed_at: Date | null;
  last_sync_error: ErrorCode | null;
  last_sync_error_values: ErrorValues | null;
  plan_type: PlanType;
  next_collection_at: Date | null;
  collection_failures: number;
  connection: 'connected' | 'reconnect' | null;
}

const COLUMNS = `a.id, a.tiktok_username, a.is_primary, a.verified, a.created_at, a.last_synced_at,
  a.last_sync_failed_at, a.last_sync_error, a.last_sync_error_values, p.plan_type,
  a.next_collection_at, a.collection_failures,
  (select c.state from tiktok_connections c where c.user_id = a.user_id and c.account_id = a.id) as connection,
  (select max(b.created_at) from import_batches b where b.user_id = a.user_id and b.username = a.tiktok_username
    and b.undone_at is null and (b.videos_added > 0 or b.videos_updated > 0 or b.day_figures > 0
      or b.linked_account_id is not null)) as last_imported_at`;
const WITH_PLAN = 'join profiles p on p.user_id = a.user_id';

/** Spec §7: the primary account first, then in the order they were linked. */
export function accountsQuery(userId: string): Question {
  return {
    name: 'list-accounts',
    text: `select ${COLUMNS} from user_tiktok_accounts a ${WITH_PLAN}
           where a.user_id = $1 order by a.is_primary desc, a.created_at, a.id`,
    values: [userId],
  };
}

export function findAccount(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<LinkedAccountRow | undefined> {
  return db.row<LinkedAccountRow>({
    name: 'find-account',
    text: `select ${COLUMNS} from user_tiktok_accounts a ${WITH_PLAN} where a.user_id = $1 and a.id = $2`,
    values: [userId, accountId],
  });
}

export function findAccountByHandle(
  db: Queryable,
  userId: string,
  handle: Handle,
): Promise<LinkedAccountRow | undefined> {
  return db.row<LinkedAccountRow>({
    name: 'find-account-by-handle',
    text: `select ${COLUMNS} from user_tiktok_accounts a ${WITH_PLAN}
           where a.user_id = $1 and a.tiktok_username = $2`,
    values: [userId, handle],
  });
}

export interface DueAccount {
  id: string;
  user_id: string;
  last_synced_at: Date;
  tiktok_username: Handle;
}

/**
 * Accounts of these plans that are due and have no active run, the longest waiting first. Only accounts synced once are
 * collected again; without a scheduled time an account is due a day after its last sync.
 */
export function listDueAccounts(
  db: Queryable,
  due: { plans: readonly PlanType[]; now: Date; limit: number },
): Promise<DueAccount[]> {
  return db.rows<DueAccount>({
    name: 'list-due-accounts',
    text: `select a.id, a.user_id, a.tiktok_username, a.last_synced_at from user_tiktok_accounts a ${WITH_PLAN}
           where p.plan_type = any($1) and a.last_synced_at is not null
             and (a.next_collection_at <= $2
               or (a.next_collection_at is null and a.last_synced_at <= $2 - interval '1 day'))
             and not exists (select from job_runs r
               where r.user_id = a.user_id and r.account_id = a.id and r.state in ('queued', 'running'))
             and is_account_active(a.user_id, a.id)
           order by coalesce(a.next_collection_at, a.last_synced_at) limit $3`,
    values: [due.plans, due.now, due.limit],
  });
}

export function postponeCollection(
  db: Queryable,
  userId: string,
  accountId: string,
  until: Date,
): Promise<number> {
  return db.run({
    name: 'postpone-collection',
    text: 'update user_tiktok_accounts set next_collection_at = $3 where user_id = $1 and id = $2',
    values: [userId, accountId, until],
  });
}

/** Whether the plan has a slot for it; accounts beyond the limit are read-only. */
export function findActivity(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<{ is_active: boolean } | undefined> {
  return db.row({
    name: 'find-account-activity',
    text: 'select is_account_active($1, $2) as is_active',
    values: [userId, accountId],
  });
}

/** The account, locked until the transaction ends, so that what is read stays valid. */
export function lockAccount(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<LinkedAccountRow | undefined> {
  return db.row<LinkedAccountRow>({
    name: 'lock-account',
    text: `select ${COLUMNS} from user_tiktok_accounts a ${WITH_PLAN}
           where a.user_id = $1 and a.id = $2 for no key update of a`,
    values: [userId, accountId],
  });
}

/** Demo creators are counted separately: they use no account slot. */
export async function canAddAccount(
  db: Queryable,
  userId: string,
  kind: 'account' | 'demo',
): Promise<boolean> {
  if (kind === 'demo') {
    const demo = await db.row<{ allowed: boolean }>({
      name: 'can-add-demo',
      text: 'select can_add_demo_creator($1) as allowed',
      values: [userId],
    });
    return demo?.allowed ?? false;
  }
  const row = await db.row<{ allowed: boolean }>({
    name: 'can-add-account',
    text: 'select can_add_tiktok_account($1) as allowed',
    values: [userId],
  });
  return row?.allowed ?? false;
}

/** The first account of a user becomes primary; an own account replaces a primary demo creator. */
export async function insertAccount(
  db: Queryable,
  account: { userId: string; handle: Handle; now: Date },
): Promise<string> {
  const row = await db.row<{ id: string }>({
    name: 'insert-account',
    text: `insert into user_tiktok_accounts (user_id, tiktok_username, is_primary, created_at)
           values ($1, $2, not exists (select from user_tiktok_accounts where user_id = $1 and is_primary), $3)
           returning id`,
    values: [account.userId, account.handle, account.now],
  });
  return row?.id ?? '';
}

/** An ordinary user's data is filtered by the handle on the profile (spec §6). */
export function setProfileHandle(
  db: Queryable,
  userId: string,
  handle: Handle,
  options: { onlyWhenEmpty: boolean },
): Promise<number> {
  return db.run({
    name: 'set-profile-handle',
    text: `update profiles set tiktok_handle = $2, updated_at = now()
           where user_id = $1 and (not $3 or coalesce(trim(tiktok_handle), '') = '')`,
    values: [userId, handle, options.onlyWhenEmpty],
  });
}

export function clearPrimary(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'clear-primary',
    text: 'update user_tiktok_accounts set is_primary = false where user_id = $1 and is_primary',
    values: [userId],
  });
}

/** 1 when the primary account was a demo creator, which this clears. */
export function clearDemoPrimary(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'clear-demo-primary',
    text: `update user_tiktok_accounts set is_primary = false
           where user_id = $1 and is_primary and tiktok_username like 'demo-%'`,
    values: [userId],
  });
}

export function setPrimary(db: Queryable, userId: string, accountId: string): Promise<number> {
  return db.run({
    name: 'set-primary',
    text: 'update user_tiktok_accounts set is_primary = true where user_id = $1 and id = $2',
    values: [userId, accountId],
  });
}

/** Changes that a collection makes to the account row; null leaves a column unchanged. */
interface CollectionOutcome {
  syncedAt: Date | null;
  verified: boolean | null;
  failure: { code: ErrorCode; values: ErrorValues; at: Date } | null;
  nextCollectionAt: Date;
  /** Consecutive failed collections so far. */
  failures: number;
}

export function writeOutcome(
  db: Queryable,
  userId: string,
  accountId: string,
  { syncedAt, verified, failure, nextCollectionAt, failures }: CollectionOutcome,
): Promise<number> {
  return db.run({
    name: 'write-outcome',
    text: `update user_tiktok_accounts
           set last_synced_at = coalesce($3, last_synced_at), verified = coalesce($4, verified),
               last_sync_failed_at = $5, last_sync_error = $6, last_sync_error_values = $7,
               next_collection_at = $8, collection_failures = $9
           where user_id = $1 and id = $2`,
    values: [
      userId,
      accountId,
      syncedAt,
      verified,
      failure?.at ?? null,
      failure?.code ?? null,
      failure === null ? null : JSON.stringify(failure.values),
      nextCollectionAt,
      failures,
    ],
  });
}
