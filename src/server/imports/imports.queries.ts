import type { Handle } from '#domain/accounts/handle.ts';
import type { Queryable } from '../db/database.ts';
import type { StandingVideo } from './compare-videos.ts';

/** Whether the account is linked already, and whether the plan has a place for one more. */
export function findPlace(
  db: Queryable,
  userId: string,
  handle: Handle,
): Promise<{ linked: boolean; free: boolean } | undefined> {
  return db.row({
    name: 'find-import-place',
    text: `select exists (select from user_tiktok_accounts a
               where a.user_id = $1 and a.tiktok_username = $2) as linked,
             can_add_tiktok_account($1) as free
           from profiles where user_id = $1`,
    values: [userId, handle],
  });
}

export function listStandingVideos(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<StandingVideo[]> {
  return db.rows<StandingVideo>({
    name: 'list-standing-of-file',
    text: `select id, view_count as views, like_count as likes, comment_count as comments,
             share_count as shares, save_count as saves, precision, observed_at as "observedAt"
           from tiktok_videos where user_id = $1 and id = any($2)`,
    values: [userId, ids],
  });
}

/** What a profile said before an account was linked; the instant as the database writes it, to the microsecond. */
export interface ProfileBefore {
  handle: string | null;
  updatedAt: string;
}

/** Imports and undoings of one user take turns. */
export function lockImporter(db: Queryable, userId: string): Promise<ProfileBefore | undefined> {
  return db.row<ProfileBefore>({
    name: 'lock-importer',
    text: `select tiktok_handle as handle, updated_at::text as "updatedAt"
           from profiles where user_id = $1 for no key update`,
    values: [userId],
  });
}

export async function hasAccountSnapshot(db: Queryable, userId: string, handle: Handle): Promise<boolean> {
  const row = await db.row({
    name: 'has-account-snapshot',
    text: 'select 1 from tiktok_accounts where user_id = $1 and username = $2 limit 1',
    values: [userId, handle],
  });
  return row !== undefined;
}

export async function lockLinkedAccount(
  db: Queryable,
  userId: string,
  handle: Handle,
): Promise<string | undefined> {
  const row = await db.row<{ id: string }>({
    name: 'lock-linked-account',
    text: 'select id from user_tiktok_accounts where user_id = $1 and tiktok_username = $2 for no key update',
    values: [userId, handle],
  });
  return row?.id;
}

export interface BatchRow {
  id: string;
  username: string;
  file_name: string;
  format: 'apify' | 'ytdlp';
  videos_added: number;
  videos_updated: number;
  videos_unchanged: number;
  rows_rejected: number;
  linked_account_id: string | null;
  created_at: Date;
  undone_at: Date | null;
}

const BATCH = `id, username, file_name, format, videos_added, videos_updated, videos_unchanged, rows_rejected,
  linked_account_id, created_at, undone_at`;

/** The standing import of the same bytes for the same account. */
export function findSameFile(
  db: Queryable,
  file: { userId: string; username: string; sha256: Uint8Array },
): Promise<BatchRow | undefined> {
  return db.row<BatchRow>({
    name: 'find-same-file',
    text: `select ${BATCH} from import_batches
           where user_id = $1 and username = $2 and file_sha256 = $3 and undone_at is null
           order by created_at limit 1`,
    values: [file.userId, file.username, Buffer.from(file.sha256)],
  });
}

export interface NewBatch {
  userId: string;
  username: string;
  fileName: string;
  sha256: Uint8Array;
  format: string;
  added: number;
  updated: number;
  unchanged: number;
  rejected: number;
  linkedAccountId: string | null;
  /** Null: the account was linked before. */
  profileBefore: ProfileBefore | null;
  now: Date;
}

export async function insertBatch(db: Queryable, batch: NewBatch): Promise<BatchRow> {
  const [row] = await db.rows<BatchRow>({
    name: 'insert-batch',
    text: `insert into import_batches (user_id, username, file_name, file_sha256, format, videos_added,
             videos_updated, videos_unchanged, rows_rejected, linked_account_id, created_at, linked_profile)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $12::text is not null then
             jsonb_build_object('handle', $13::text, 'updatedAt', $12::text, 'linkedAt', now()) end)
           returning ${BATCH}`,
    values: [
      batch.userId,
      batch.username,
      batch.fileName,
      Buffer.from(batch.sha256),
      batch.format,
      batch.added,
      batch.updated,
      batch.unchanged,
      batch.rejected,
      batch.linkedAccountId,
      batch.now,
      batch.profileBefore?.updatedAt ?? null,
      batch.profileBefore?.handle ?? null,
    ],
  });
  if (row === undefined) throw new Error('The batch was not written');
  return row;
}

/** Keeps the videos' rows as they stand; a video that is not known yet is kept as null. */
export function rememberPrior(
  db: Queryable,
  batch: { batchId: string; userId: string; ids: readonly string[] },
): Promise<number> {
  return db.run({
    name: 'remember-prior',
    text: `insert into import_batch_changes (batch_id, user_id, video_id, prior)
           select $1, $2, asked.id, to_jsonb(v)
           from unnest($3::text[]) as asked (id)
           left join tiktok_videos v on v.user_id = $2 and v.id = asked.id`,
    values: [batch.batchId, batch.userId, batch.ids],
  });
}

export function listBatches(db: Queryable, userId: string): Promise<BatchRow[]> {
  return db.rows<BatchRow>({
    name: 'list-batches',
    text: `select ${BATCH} from import_batches where user_id = $1 order by created_at desc limit 100`,
    values: [userId],
  });
}

export function lockBatch(db: Queryable, userId: string, batchId: string): Promise<BatchRow | undefined> {
  return db.row<BatchRow>({
    name: 'lock-batch',
    text: `select ${BATCH} from import_batches where user_id = $1 and id = $2 for update`,
    values: [userId, batchId],
  });
}

/**
 * Later imports that found a row as this one had left it are told what this one had found: undoing them will
 * not bring back what is being undone now.
 */
export function handOnPrior(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'hand-on-prior',
    text: `update import_batch_changes later set prior = mine.prior
           from import_batch_changes mine
           where mine.user_id = $1 and mine.batch_id = $2
             and later.user_id = $1 and later.video_id = mine.video_id
             and later.batch_id in (select id from import_batches
               where user_id = $1 and id <> $2 and undone_at is null)
             and later.prior ->> 'import_batch_id' = $2::text`,
    values: [userId, batchId],
  });
}

/** Videos that were known before and that nothing newer has written since. */
export function restorePriorVideos(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'restore-prior-videos',
    text: `update tiktok_videos v set (author_username, description, url, kind, duration_seconds, pinned,
             view_count, like_count, comment_count, share_count, save_count, created_at, scraped_at, updated_at,
             source, precision, observed_at, warnings, import_batch_id)
             = (select p.author_username, p.description, p.url, p.kind, p.duration_seconds, p.pinned,
                  p.view_count, p.like_count, p.comment_count, p.share_count, p.save_count, p.created_at,
                  p.scraped_at, p.updated_at, p.source, p.precision, p.observed_at, p.warnings,
                  (select b.id from import_batches b where b.id = p.import_batch_id)
                from jsonb_populate_record(null::tiktok_videos, c.prior) p)
           from import_batch_changes c
           where c.user_id = $1 and c.batch_id = $2 and c.prior is not null
             and v.user_id = $1 and v.id = c.video_id and v.import_batch_id = $2`,
    values: [userId, batchId],
  });
}

/** The history that the batch brought: readings of videos and of the account. */
export async function deleteBatchReadings(db: Queryable, userId: string, batchId: string): Promise<void> {
  await db.run({
    name: 'delete-batch-snapshots',
    text: 'delete from tiktok_video_snapshots where user_id = $1 and import_batch_id = $2',
    values: [userId, batchId],
  });
  await db.run({
    name: 'delete-batch-account-snapshots',
    text: 'delete from tiktok_accounts where user_id = $1 and import_batch_id = $2',
    values: [userId, batchId],
  });
}

/** Videos that only this batch ever told of. */
export function forgetImportedVideos(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'forget-imported-videos',
    text: `delete from tiktok_videos v using import_batch_changes c
           where c.user_id = $1 and c.batch_id = $2 and c.prior is null
             and v.user_id = $1 and v.id = c.video_id and v.import_batch_id = $2
             and not exists (select from tiktok_video_snapshots s where s.user_id = $1 and s.video_id = v.id)`,
    values: [userId, batchId],
  });
}

/**
 * The account that the batch linked goes too, unless something else has come to it or other accounts lean on
 * it, and the profile says again what it said before.
 */
export function unlinkImportedAccount(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'unlink-imported-account',
    text: `with gone as (
             delete from user_tiktok_accounts a using import_batches b
             where b.user_id = $1 and b.id = $2 and a.user_id = $1 and a.id = b.linked_account_id
               and a.last_synced_at is null
               and not exists (select from tiktok_videos v
                 where v.user_id = $1 and v.author_username = a.tiktok_username)
               and not exists (select from tiktok_accounts s
                 where s.user_id = $1 and s.username = a.tiktok_username)
               and not (a.is_primary and exists (select from user_tiktok_accounts o
                 where o.user_id = $1 and o.id <> a.id))
             returning a.tiktok_username as username, b.linked_profile as before)
           update profiles p
           set tiktok_handle = gone.before ->> 'handle',
               updated_at = case when p.updated_at = (gone.before ->> 'linkedAt')::timestamptz
                 then (gone.before ->> 'updatedAt')::timestamptz else p.updated_at end
           from gone
           where p.user_id = $1 and p.tiktok_handle = gone.username
             and gone.before ->> 'handle' is distinct from gone.username`,
    values: [userId, batchId],
  });
}

/** What stood before the batch is needed no longer. */
export function forgetPrior(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'forget-prior',
    text: 'delete from import_batch_changes where user_id = $1 and batch_id = $2',
    values: [userId, batchId],
  });
}

export async function markUndone(
  db: Queryable,
  userId: string,
  batchId: string,
  now: Date,
): Promise<BatchRow> {
  const row = await db.row<BatchRow>({
    name: 'mark-undone',
    text: `update import_batches set undone_at = $3 where user_id = $1 and id = $2 returning ${BATCH}`,
    values: [userId, batchId, now],
  });
  if (row === undefined) throw new Error('The batch is gone');
  return row;
}

export interface UploadRow {
  username: Handle;
  file_name: string;
  content: Buffer;
}

export function insertUpload(
  db: Queryable,
  upload: { runId: string; userId: string; username: Handle; fileName: string; content: Uint8Array },
): Promise<number> {
  return db.run({
    name: 'insert-upload',
    text: `insert into import_uploads (run_id, user_id, username, file_name, content)
           values ($1, $2, $3, $4, $5)`,
    values: [upload.runId, upload.userId, upload.username, upload.fileName, Buffer.from(upload.content)],
  });
}

export function findUpload(
  db: Queryable,
  { userId, runId }: { userId: string; runId: string },
): Promise<UploadRow | undefined> {
  return db.row<UploadRow>({
    name: 'find-upload',
    text: 'select username, file_name, content from import_uploads where user_id = $1 and run_id = $2',
    values: [userId, runId],
  });
}

export function deleteUpload(
  db: Queryable,
  { userId, runId }: { userId: string; runId: string },
): Promise<number> {
  return db.run({
    name: 'delete-upload',
    text: 'delete from import_uploads where user_id = $1 and run_id = $2',
    values: [userId, runId],
  });
}

/** Files whose run has ended without them: its worker was killed too often, or the run was given up. */
export function deleteOrphanUploads(db: Queryable): Promise<number> {
  return db.run({
    name: 'delete-orphan-uploads',
    text: `delete from import_uploads u using job_runs r
           where r.id = u.run_id and r.state not in ('queued', 'running')`,
  });
}
