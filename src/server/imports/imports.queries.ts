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
  username: Handle;
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

export const BATCH = `id, username, file_name, format, videos_added, videos_updated, videos_unchanged, rows_rejected,
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
