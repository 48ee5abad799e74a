import type { Queryable } from '../../platform/db/database.ts';
import { BATCH, type BatchRow } from './imports.queries.ts';

export function lockBatch(db: Queryable, userId: string, batchId: string): Promise<BatchRow | undefined> {
  return db.row<BatchRow>({
    name: 'lock-batch',
    text: `select ${BATCH} from import_batches where user_id = $1 and id = $2 for update`,
    values: [userId, batchId],
  });
}

/**
 * Later imports whose previous values came from this one get this one's previous values instead: undoing them will
 * not restore what is being undone now.
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

/**
 * Each video that shows the batch's figures gets the newest remaining ones: the previous values, those of other
 * active imports, and the history. As elsewhere, exact counts take precedence over rounded ones for a day, and
 * views do not decrease because of an undated file.
 * Call after `deleteBatchReadings`.
 */
export function restoreStoredVideos(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'restore-standing-videos',
    text: `with mine as (
             select v.id, v as shown, c.prior
             from import_batch_changes c join tiktok_videos v on v.user_id = $1 and v.id = c.video_id
             where c.user_id = $1 and c.batch_id = $2 and v.import_batch_id = $2),
           left_over as (
             select m.id, 0 as rank, p
             from mine m, lateral jsonb_populate_record(null::tiktok_videos, m.prior) p where m.prior is not null
             union all
             select m.id, 1, p
             from mine m join import_batch_changes o on o.user_id = $1 and o.video_id = m.id and o.batch_id <> $2
             join import_batches b on b.user_id = $1 and b.id = o.batch_id and b.undone_at is null,
             lateral jsonb_populate_record(m.shown, o.brought || jsonb_build_object(
               'import_batch_id', b.id, 'scraped_at', o.brought -> 'observed_at', 'updated_at', b.created_at)) p
             where o.brought is not null
             union all
             select m.id, 2, p
             from mine m join tiktok_video_snapshots s on s.user_id = $1 and s.video_id = m.id,
             lateral jsonb_populate_record(m.shown, to_jsonb(s) || jsonb_build_object(
               'scraped_at', s.observed_at, 'warnings', '[]'::jsonb)) p),
           best as (
             select distinct on (l.id) l.id as video_id, p
             from left_over l join mine m on m.id = l.id
             left join import_batches b on b.user_id = $1 and b.id = (p).import_batch_id
             order by l.id, (p).view_count is null,
               l.rank > 0 and coalesce(b.reading -> 'time' ->> 'from', 'file') <> 'file'
                 and coalesce((p).view_count < (m.prior ->> 'view_count')::bigint, false),
               (p).observed_at - case (p).precision when 'rounded' then interval '1 day' else interval '0' end desc,
               l.rank)
           update tiktok_videos v set (author_username, description, url, kind, duration_seconds, pinned,
             view_count, like_count, comment_count, share_count, save_count, created_at, scraped_at, updated_at,
             source, precision, observed_at, warnings, import_batch_id)
             = ((p).author_username, (p).description, (p).url, (p).kind, (p).duration_seconds, (p).pinned,
                (p).view_count, (p).like_count, (p).comment_count, (p).share_count, (p).save_count,
                (p).created_at, (p).scraped_at, (p).updated_at, (p).source, (p).precision, (p).observed_at,
                (p).warnings,
                (select b.id from import_batches b where b.user_id = $1 and b.id = (p).import_batch_id))
           from best where v.user_id = $1 and v.id = best.video_id`,
    values: [userId, batchId],
  });
}

const MERGED = ['like_count', 'comment_count', 'share_count', 'save_count'] as const;

/**
 * Counts missing in a later measurement were copied from the row before it. If they came from the batch, videos
 * that now show another measurement get other known values, or none. Call after `deleteBatchReadings`.
 */
export function restoreMergedCounts(db: Queryable, userId: string, batchId: string): Promise<number> {
  const isMerged = (count: string) =>
    `(m.own is not null and m.own ->> '${count}' is null and m.brought ->> '${count}' = v.${count}::text)`;
  const otherwise = (count: string) =>
    `(select (k.reading ->> '${count}')::bigint from known k where k.id = v.id and k.reading ->> '${count}' is not null
       order by (k.reading ->> 'observed_at')::timestamptz desc limit 1)`;
  return db.run({
    name: 'take-merged-counts-back',
    text: `with mine as (
             select c.video_id as id, c.brought, c.prior, coalesce(
               (select o.brought from import_batch_changes o
                 where o.user_id = $1 and o.batch_id = v.import_batch_id and o.video_id = v.id),
               (select to_jsonb(s) from tiktok_video_snapshots s
                 where s.user_id = $1 and s.video_id = v.id and s.observed_at = v.observed_at limit 1)) as own
             from import_batch_changes c join tiktok_videos v on v.user_id = $1 and v.id = c.video_id
             where c.user_id = $1 and c.batch_id = $2 and c.brought is not null
               and v.import_batch_id is distinct from $2),
           known as (
             select m.id, m.prior as reading from mine m where m.prior is not null
             union all
             select m.id, o.brought from mine m
             join import_batch_changes o on o.user_id = $1 and o.video_id = m.id and o.batch_id <> $2
             join import_batches b on b.user_id = $1 and b.id = o.batch_id and b.undone_at is null
             where o.brought is not null
             union all
             select m.id, to_jsonb(s) from mine m
             join tiktok_video_snapshots s on s.user_id = $1 and s.video_id = m.id)
           update tiktok_videos v set ${MERGED.map(
             count => `${count} = case when ${isMerged(count)} then ${otherwise(count)} else v.${count} end`,
           ).join(', ')}
           from mine m
           where v.user_id = $1 and v.id = m.id and (${MERGED.map(isMerged).join(' or ')})`,
    values: [userId, batchId],
  });
}

/** Deletes the history from the batch: measurements of videos, of the account and of its days. */
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
  await db.run({
    name: 'delete-batch-days',
    text: 'delete from tiktok_account_days where user_id = $1 and import_batch_id = $2',
    values: [userId, batchId],
  });
}

/** Deletes videos known only from this batch: after `restoreStoredVideos` they still show its figures. */
export function deleteImportedVideos(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'forget-imported-videos',
    text: `delete from tiktok_videos v using import_batch_changes c
           where c.user_id = $1 and c.batch_id = $2
             and v.user_id = $1 and v.id = c.video_id and v.import_batch_id = $2`,
    values: [userId, batchId],
  });
}

/** While another import of the account is active, unlinking is passed on to its undo. 0: none is active. */
export function handOnLink(db: Queryable, userId: string, batchId: string): Promise<number> {
  return db.run({
    name: 'hand-on-link',
    text: `update import_batches heir
           set linked_account_id = mine.linked_account_id, linked_profile = mine.linked_profile
           from import_batches mine
           where mine.user_id = $1 and mine.id = $2 and mine.linked_account_id is not null
             and heir.user_id = $1 and heir.id = (select b.id from import_batches b
               where b.user_id = $1 and b.id <> $2 and b.username = mine.username and b.undone_at is null
               order by b.created_at limit 1)`,
    values: [userId, batchId],
  });
}

/**
 * Also unlinks the account linked by the batch, unless it has other data or other accounts depend on
 * it, and restores the previous profile.
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

/** The values before the batch are no longer needed. */
export function deletePrior(db: Queryable, userId: string, batchId: string): Promise<number> {
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
    text: `update import_batches set undone_at = $3, kept_aside = null where user_id = $1 and id = $2 returning ${BATCH}`,
    values: [userId, batchId, now],
  });
  if (row === undefined) throw new Error('The batch is gone');
  return row;
}
