import type { Queryable } from '#server/platform/db/database.ts';

export interface BinEntryRow {
  id: string;
  label: string;
  deleted_at: Date;
  expires_at: Date;
  videos: number;
}

const SCHEDULES = `select s.id from report_schedules s join user_tiktok_accounts a on a.user_id = s.user_id and a.id = s.account_id
  where s.user_id = $2 and a.tiktok_username = $3`;

/** The tables of an account, in restore order: a row comes after those it references. */
const PARTS = [
  { table: 'user_tiktok_accounts', where: 'user_id = $2 and tiktok_username = $3' },
  {
    table: 'tiktok_connections',
    where: `user_id = $2 and account_id in
      (select id from user_tiktok_accounts where user_id = $2 and tiktok_username = $3)`,
  },
  { table: 'import_batches', where: 'user_id = $2 and username = $3' },
  { table: 'tiktok_account_days', where: 'user_id = $2 and username = $3' },
  { table: 'tiktok_accounts', where: 'user_id = $2 and username = $3' },
  { table: 'tiktok_videos', where: 'user_id = $2 and author_username = $3' },
  {
    table: 'tiktok_video_snapshots',
    where: `user_id = $2 and video_id in (select id from tiktok_videos where user_id = $2 and author_username = $3)`,
  },
  {
    table: 'account_reports',
    where: `user_id = $2 and account_id in
      (select id from user_tiktok_accounts where user_id = $2 and tiktok_username = $3)`,
  },
  {
    table: 'share_links',
    where: `user_id = $2 and account_report_id in (select r.id from account_reports r
      join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id
      where r.user_id = $2 and a.tiktok_username = $3)`,
  },
  { table: 'experiments', where: 'user_id = $2 and username = $3' },
  {
    table: 'experiment_videos',
    where: `user_id = $2 and experiment_id in (select id from experiments where user_id = $2 and username = $3)`,
  },
  {
    table: 'report_schedules',
    where: `user_id = $2 and account_id in
      (select id from user_tiktok_accounts where user_id = $2 and tiktok_username = $3)`,
  },
  { table: 'report_recipients', where: `user_id = $2 and schedule_id in (${SCHEDULES})` },
  {
    table: 'report_deliveries',
    where: `user_id = $2 and recipient_id in
      (select id from report_recipients where user_id = $2 and schedule_id in (${SCHEDULES}))`,
  },
  {
    table: 'import_batch_changes',
    where: `user_id = $2 and batch_id in (select id from import_batches where user_id = $2 and username = $3)`,
  },
  {
    table: 'job_runs',
    where: `user_id = $2 and state not in ('queued', 'running') and account_id in
      (select id from user_tiktok_accounts where user_id = $2 and tiktok_username = $3)`,
  },
] as const;

export const BINNED_TABLES: readonly string[] = PARTS.map(({ table }) => table);

/** What can be deleted and restored. Equal to the database's check constraint on `kind`. */
export type BinKind = 'account' | 'account_report';

export async function insertBinEntry(
  db: Queryable,
  entry: { userId: string; kind: BinKind; label: string; deletedAt: Date; expiresAt: Date },
): Promise<string> {
  const row = await db.row<{ id: string }>({
    name: 'insert-bin-entry',
    text: `insert into bin_entries (user_id, kind, label, deleted_at, expires_at)
           values ($1, $2, $3, $4, $5) returning id`,
    values: [entry.userId, entry.kind, entry.label, entry.deletedAt, entry.expiresAt],
  });
  if (!row) throw new Error('A bin entry returned no row');
  return row.id;
}

/** Moves an account's rows into the bin, the dependent ones first, because deletion would cascade to them. */
export async function moveRowsToBin(
  db: Queryable,
  { entryId, userId, username }: { entryId: string; userId: string; username: string },
): Promise<void> {
  for (const { table, where } of PARTS.toReversed()) {
    await db.run({
      name: `bin-${table}`,
      text: `with gone as (delete from ${table} where ${where} returning *)
             insert into bin_rows (entry_id, user_id, table_name, row)
             select $1, $2, '${table}', to_jsonb(gone) from gone`,
      values: [entryId, userId, username],
    });
  }
}

/** Restores every row unchanged. */
export async function moveRowsBack(db: Queryable, entryId: string): Promise<void> {
  for (const table of BINNED_TABLES) {
    await db.run({ name: 'put-back', text: 'select put_back($1, $2::regclass)', values: [entryId, table] });
  }
}

export function listBinEntries(
  db: Queryable,
  userId: string,
  kind: BinKind,
  now: Date,
): Promise<BinEntryRow[]> {
  return db.rows<BinEntryRow>({
    name: 'list-bin-entries',
    text: `select e.id, e.label, e.deleted_at, e.expires_at,
             (select count(*) from bin_rows r
              where r.user_id = e.user_id and r.entry_id = e.id and r.table_name = 'tiktok_videos') as videos
           from bin_entries e where e.user_id = $1 and e.kind = $2 and e.expires_at > $3
           order by e.deleted_at desc, e.id`,
    values: [userId, kind, now],
  });
}

/** The entry, locked until the transaction ends, so that it is restored only once. */
export function lockBinEntry(
  db: Queryable,
  entry: { userId: string; kind: BinKind; entryId: string; now: Date },
): Promise<{ label: string } | undefined> {
  return db.row({
    name: 'lock-bin-entry',
    text: `select label from bin_entries where user_id = $1 and kind = $2 and id = $3 and expires_at > $4
           for update`,
    values: [entry.userId, entry.kind, entry.entryId, entry.now],
  });
}

export function deleteBinEntry(db: Queryable, userId: string, entryId: string): Promise<number> {
  return db.run({
    name: 'delete-bin-entry',
    text: 'delete from bin_entries where user_id = $1 and id = $2',
    values: [userId, entryId],
  });
}

export function deleteExpiredBinEntries(db: Queryable, now: Date): Promise<number> {
  return db.run({
    name: 'delete-expired-bin-entries',
    text: 'delete from bin_entries where expires_at <= $1',
    values: [now],
  });
}
