import type { Handle } from '#domain/accounts/handle.ts';
import type { DayFigure } from '#domain/sources/day-figures.ts';
import type { VideoReading } from '#domain/sources/reading.ts';
import type { ReadingTimeFrom } from '#domain/sources/stored-reading.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageEnd } from '../../platform/db/page-cursor.ts';
import type { ImportFormat } from '../../integrations/import-files/import-file.ts';
import type { ComparedVideo } from './compare-videos.ts';

/** Which of the handles are linked, and whether each of them is active. */
export function listLinked(
  db: Queryable,
  userId: string,
  handles: readonly Handle[],
): Promise<{ username: Handle; active: boolean }[]> {
  return db.rows({
    name: 'list-linked-of-file',
    text: `select tiktok_username as username, is_account_active(user_id, id) as active
           from user_tiktok_accounts where user_id = $1 and tiktok_username = any($2)`,
    values: [userId, handles],
  });
}

/** Number of free account slots, -1: unlimited; and the account without data that could be replaced. */
export function findPlaces(
  db: Queryable,
  userId: string,
): Promise<{ places: number; empty: { id: string; username: Handle } | null } | undefined> {
  return db.row({
    name: 'find-import-places',
    text: `select case when l.accounts = -1 then -1 else greatest(0, l.accounts - (
               select count(*) from user_tiktok_accounts a
               where a.user_id = $1 and a.tiktok_username not like 'demo-%'))::integer end as places,
             (select jsonb_build_object('id', a.id, 'username', a.tiktok_username) from user_tiktok_accounts a
               where a.user_id = $1 and a.tiktok_username not like 'demo-%' and a.last_synced_at is null
                 and not exists (select from tiktok_videos v where v.user_id = $1 and v.author_username = a.tiktok_username)
                 and not exists (select from tiktok_accounts s where s.user_id = $1 and s.username = a.tiktok_username)
                 and not exists (select from tiktok_account_days d where d.user_id = $1 and d.username = a.tiktok_username)
                 and not exists (select from import_batches b where b.user_id = $1 and b.username = a.tiktok_username)
                 and not exists (select from experiments e where e.user_id = $1 and e.username = a.tiktok_username)
                 and not exists (select from account_reports r where r.user_id = $1 and r.account_id = a.id)
                 and not exists (select from report_schedules h where h.user_id = $1 and h.account_id = a.id)
                 and not exists (select from tiktok_connections c where c.user_id = $1 and c.account_id = a.id)
               order by a.created_at desc limit 1) as empty
           from profiles p join plan_limits l on l.plan_name = p.plan_type where p.user_id = $1`,
    values: [userId],
  });
}

/** Removes an account without data and gives its position to the handle. */
export async function replacePosition(
  db: Queryable,
  place: { userId: string; from: string; to: Handle; now: Date },
): Promise<string> {
  const gone = await db.row<{ is_primary: boolean; kept_at: Date | null }>({
    name: 'take-empty-account-away',
    text: 'delete from user_tiktok_accounts where user_id = $1 and id = $2 returning is_primary, kept_at',
    values: [place.userId, place.from],
  });
  const row = await db.row<{ id: string }>({
    name: 'insert-account-in-its-place',
    text: `insert into user_tiktok_accounts (user_id, tiktok_username, is_primary, kept_at, created_at)
           values ($1, $2, $3, $4, $5) returning id`,
    values: [place.userId, place.to, gone?.is_primary ?? false, gone?.kept_at ?? null, place.now],
  });
  return row?.id ?? '';
}

/** Updates the profile if it named the replaced account. */
export function replaceProfileHandle(
  db: Queryable,
  userId: string,
  before: Handle,
  handle: Handle,
): Promise<number> {
  return db.run({
    name: 'replace-profile-handle',
    text: `update profiles set tiktok_handle = $3, updated_at = now()
           where user_id = $1 and (tiktok_handle = $2 or coalesce(trim(tiktok_handle), '') = '')`,
    values: [userId, before, handle],
  });
}

export function listStoredVideos(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ComparedVideo[]> {
  return db.rows<ComparedVideo>({
    name: 'list-standing-of-file',
    text: `select id, view_count as views, like_count as likes, comment_count as comments,
             share_count as shares, save_count as saves, precision, source, observed_at as "observedAt"
           from tiktok_videos where user_id = $1 and id = any($2)`,
    values: [userId, ids],
  });
}

/** The profile before an account was linked; the instant in database format, to the microsecond. */
export interface ProfileBefore {
  handle: string | null;
  updatedAt: string;
}

/** Serialises imports and undos of one user. */
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
  format: ImportFormat;
  videos_added: number;
  videos_updated: number;
  videos_unchanged: number;
  rows_rejected: number;
  day_figures: number;
  chosen_columns: number;
  read_time: { from: ReadingTimeFrom; at: string } | null;
  linked_account_id: string | null;
  created_at: Date;
  undone_at: Date | null;
}

export const BATCH = `id, username, file_name, format, videos_added, videos_updated, videos_unchanged, rows_rejected,
  day_figures, linked_account_id, created_at, undone_at,
  coalesce(jsonb_array_length(reading->'columns'), 0) as chosen_columns, reading->'time' as read_time`;

/** The active import of the same bytes for the same account. */
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

/** The accounts for which the same bytes are already imported. */
export async function listSameFile(
  db: Queryable,
  file: { userId: string; handles: readonly Handle[]; sha256: Uint8Array },
): Promise<Handle[]> {
  const rows = await db.rows<{ username: Handle }>({
    name: 'list-same-file',
    text: `select distinct username from import_batches
           where user_id = $1 and username = any($2) and file_sha256 = $3 and undone_at is null`,
    values: [file.userId, file.handles, Buffer.from(file.sha256)],
  });
  return rows.map(({ username }) => username);
}

interface NewBatch {
  userId: string;
  username: string;
  fileName: string;
  sha256: Uint8Array;
  format: string;
  added: number;
  updated: number;
  unchanged: number;
  rejected: number;
  dayFigures: number;
  /** Stored as in the file; null: no such rows. */
  aside: object | null;
  /** The user's interpretation of the file, and the time of its counts. */
  reading: object;
  linkedAccountId: string | null;
  /** Null: the account was already linked. */
  profileBefore: ProfileBefore | null;
  now: Date;
}

export async function insertBatch(db: Queryable, batch: NewBatch): Promise<BatchRow> {
  const [row] = await db.rows<BatchRow>({
    name: 'insert-batch',
    text: `insert into import_batches (user_id, username, file_name, file_sha256, format, videos_added,
             videos_updated, videos_unchanged, rows_rejected, linked_account_id, created_at, day_figures, kept_aside,
             reading, linked_profile)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $14, $15, $16, case when $12::text is not null then
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
      batch.dayFigures,
      batch.aside === null ? null : JSON.stringify(batch.aside),
      JSON.stringify(batch.reading),
    ],
  });
  if (row === undefined) throw new Error('The batch was not written');
  return row;
}

/** Stores the videos' previous rows, null for a new video, and the file's values for them. */
export function savePrior(
  db: Queryable,
  batch: { batchId: string; userId: string; videos: readonly VideoReading[] },
): Promise<number> {
  return db.run({
    name: 'remember-prior',
    text: `insert into import_batch_changes (batch_id, user_id, video_id, prior, brought)
           select $1, $2, r.id, to_jsonb(v), to_jsonb(r)
           from json_to_recordset($3::json) as r (id text, view_count bigint, like_count bigint,
             comment_count bigint, share_count bigint, save_count bigint, source text, precision text,
             observed_at timestamptz, warnings jsonb)
           left join tiktok_videos v on v.user_id = $2 and v.id = r.id`,
    values: [
      batch.batchId,
      batch.userId,
      JSON.stringify(
        batch.videos.map(video => ({
          id: video.id,
          view_count: video.views,
          like_count: video.likes,
          comment_count: video.comments,
          share_count: video.shares,
          save_count: video.saves,
          source: video.source,
          precision: video.precision,
          observed_at: video.observedAt,
          warnings: video.warnings,
        })),
      ),
    ],
  });
}

export function listBatches(
  db: Queryable,
  { userId, after, limit }: { userId: string; after: PageEnd | null; limit: number },
): Promise<(BatchRow & PageEnd)[]> {
  return db.rows<BatchRow & PageEnd>({
    name: 'list-batches',
    text: `select ${BATCH}, (extract(epoch from created_at) * 1000000)::bigint as micros from import_batches
           where user_id = $1 and ($2::bigint is null
             or (created_at, id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid))
           order by created_at desc, id desc limit $4`,
    values: [userId, after?.micros ?? null, after?.id ?? null, limit],
  });
}

/**
 * Stored daily figures of an account: for each figure, that of the most recently measured file, then of the latest
 * import.
 */
export function listStoredDays(
  db: Queryable,
  input: { userId: string; username: Handle; from: string; to: string },
): Promise<DayFigure[]> {
  return db.rows<DayFigure>({
    name: 'list-standing-days',
    text: `select distinct on (d.day, d.metric) d.day::text as day, d.metric, d.value
           from tiktok_account_days d join import_batches b on b.user_id = d.user_id and b.id = d.import_batch_id
           where d.user_id = $1 and d.username = $2 and d.day >= $3::date and d.day <= $4::date
           order by d.day, d.metric, d.observed_at desc, b.created_at desc, b.id desc`,
    values: [input.userId, input.username, input.from, input.to],
  });
}

/** Like `listStoredDays`, with the measurement time of each figure. */
export function listSeenDays(
  db: Queryable,
  input: { userId: string; username: Handle; from: string; to: string },
): Promise<(DayFigure & { observedAt: Date })[]> {
  return db.rows({
    name: 'list-seen-days',
    text: `select distinct on (d.day, d.metric) d.day::text as day, d.metric, d.value, d.observed_at as "observedAt"
           from tiktok_account_days d join import_batches b on b.user_id = d.user_id and b.id = d.import_batch_id
           where d.user_id = $1 and d.username = $2 and d.day >= $3::date and d.day <= $4::date
           order by d.day, d.metric, d.observed_at desc, b.created_at desc, b.id desc`,
    values: [input.userId, input.username, input.from, input.to],
  });
}

/** Daily figures of a file, treated as measured at the end of its newest day. */
export function insertDays(
  db: Queryable,
  batch: { userId: string; username: Handle; batchId: string; figures: readonly DayFigure[] },
): Promise<number> {
  return db.run({
    name: 'insert-days',
    text: `with figures as (select * from json_to_recordset($4::json) as r (day date, metric text, value bigint))
           insert into tiktok_account_days (user_id, username, day, metric, value, observed_at, import_batch_id)
           select $1, $2, day, metric, value, (select max(day) + 1 from figures)::timestamp at time zone 'UTC', $3
           from figures`,
    values: [batch.userId, batch.username, batch.batchId, JSON.stringify(batch.figures)],
  });
}

/** Time of the account's last measurement with more than its followers; null: never. */
export async function findLastFullReading(
  db: Queryable,
  userId: string,
  handle: Handle,
): Promise<Date | null> {
  const row = await db.row<{ observed_at: Date }>({
    name: 'find-last-full-reading',
    text: `select observed_at from tiktok_accounts
           where user_id = $1 and username = $2 and (like_count is not null or video_count is not null)
           order by observed_at desc limit 1`,
    values: [userId, handle],
  });
  return row?.observed_at ?? null;
}
