import type { Queryable } from '#server/platform/db/database.ts';
import { utc, VIDEO_FIELDS } from '../format/archive-columns.ts';

export type Row = Record<string, unknown>;

/** Cursor of the next page; null: the beginning. */
export type After = readonly string[] | null;

/** The user's imports, numbered: other rows refer to them by number, because ids are specific to one installation. */
const NUMBERED = `numbered as (
  select b.*, row_number() over (order by b.created_at, encode(b.file_sha256, 'hex'), b.username, b.id) as number
  from import_batches b where b.user_id = $1)`;

export function readProfile(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-profile',
    text: `select full_name, username, tiktok_handle, language, time_zone, number_format, date_format, week_start, digest
           from profiles where user_id = $1`,
    values: [userId],
  });
}

export function readNotificationChoices(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-notification-choices',
    text: `select event, channel, enabled from notification_choices
           where user_id = $1 order by event collate "C", channel collate "C"`,
    values: [userId],
  });
}

/** The logo as base64. */
export function readBrand(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-brand',
    text: `select name, titles, accent, translate(encode(logo, 'base64'), E'\n', '') as logo, ${utc('updated_at')}
           from brands where user_id = $1`,
    values: [userId],
  });
}

export function readLinkedAccounts(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-linked-accounts',
    text: `select tiktok_username, is_primary, verified, ${utc('created_at')}, ${utc('last_synced_at')},
             ${utc('last_sync_failed_at')}, last_sync_error, last_sync_error_values
           from user_tiktok_accounts where user_id = $1 order by tiktok_username collate "C"`,
    values: [userId],
  });
}

export function readImports(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-imports',
    text: `with ${NUMBERED}
           select number as import, username, file_name, encode(file_sha256, 'hex') as file_sha256, format,
             videos_added, videos_updated, videos_unchanged, rows_rejected, day_figures, kept_aside, reading, ${utc('created_at')}, ${utc('undone_at')}
           from numbered order by number`,
    values: [userId],
  });
}

/** Values before an import (null when there were none) and the imported values: one row per video. */
export function readImportChanges(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-import-changes',
    text: `with ${NUMBERED}
           select n.number as import, c.video_id,
             case when c.prior is not null then (select to_jsonb(shown) from (
               select ${VIDEO_FIELDS}, (select o.number from numbered o where o.id = p.import_batch_id) as import
               from jsonb_populate_record(null::tiktok_videos, c.prior) p) shown) end as prior,
             case when c.brought is not null then (select to_jsonb(shown) from (
               select r.view_count, r.like_count, r.comment_count, r.share_count, r.save_count, r.source, r.precision,
                 ${utc('r.observed_at')}, r.warnings
               from jsonb_populate_record(null::tiktok_videos, c.brought) r) shown) end as brought
           from import_batch_changes c join numbered n on n.id = c.batch_id
           where c.user_id = $1 and ($2::bigint is null or (n.number, c.video_id collate "C") > ($2, $3))
           order by n.number, c.video_id collate "C" limit $4`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? '', limit],
  });
}

export function readAccountSnapshots(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-account-snapshots',
    text: `with ${NUMBERED}
           select s.username, s.display_name, s.verified, ${utc('s.scraped_at')}, ${utc('s.updated_at')},
             s.follower_count, s.following_count, s.video_count, s.like_count, s.engagement_rate, s.avg_views,
             s.median_views, s.avg_likes, s.avg_comments, s.avg_shares, s.source, s.precision,
             ${utc('s.observed_at')}, s.warnings, n.number as import, s.id as "$id"
           from tiktok_accounts s left join numbered n on n.id = s.import_batch_id
           where s.user_id = $1
             and ($2::text is null or (s.username collate "C", s.observed_at, s.id) > ($2, $3, $4))
           order by s.username collate "C", s.observed_at, s.id limit $5`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, limit],
  });
}

export function readVideos(db: Queryable, userId: string, after: After, limit: number): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-videos',
    text: `with ${NUMBERED}
           select ${VIDEO_FIELDS}, n.number as import
           from tiktok_videos p left join numbered n on n.id = p.import_batch_id
           where p.user_id = $1 and ($2::text is null or p.id collate "C" > $2)
           order by p.id collate "C" limit $3`,
    values: [userId, after?.[0] ?? null, limit],
  });
}

export async function listVideoIds(
  db: Queryable,
  userId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>({
    name: 'archive-video-ids',
    text: `select id from tiktok_videos where user_id = $1 and ($2::text is null or id collate "C" > $2)
           order by id collate "C" limit $3`,
    values: [userId, after, limit],
  });
  return rows.map(row => row.id);
}

export function readVideoSnapshots(
  db: Queryable,
  userId: string,
  videoIds: readonly string[],
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-video-snapshots',
    text: `with ${NUMBERED}
           select s.video_id, ${utc('s.observed_at')}, s.view_count, s.like_count, s.comment_count, s.share_count,
             s.save_count, s.source, s.precision, n.number as import
           from tiktok_video_snapshots s left join numbered n on n.id = s.import_batch_id
           where s.user_id = $1 and s.video_id = any ($2)
           order by s.video_id collate "C", s.observed_at`,
    values: [userId, videoIds],
  });
}

/** Hook classes corrected by the user, for videos and files. */
export function readHookCorrections(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-hook-corrections',
    text: `select target, kind, ${utc('corrected_at')} from hook_corrections
           where user_id = $1 and ($2::text is null or target collate "C" > $2)
           order by target collate "C" limit $3`,
    values: [userId, after?.[0] ?? null, limit],
  });
}

/** Daily values from the owner's own files. */
export function readAccountDays(db: Queryable, userId: string, after: After, limit: number): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-account-days',
    text: `with ${NUMBERED}
           select n.number as import, d.username, to_char(d.day, 'YYYY-MM-DD') as day, d.metric, d.value,
             ${utc('d.observed_at')}
           from tiktok_account_days d join numbered n on n.id = d.import_batch_id
           where d.user_id = $1
             and ($2::bigint is null or (n.number, d.day, d.metric collate "C") > ($2, $3::date, $4))
           order by n.number, d.day, d.metric collate "C" limit $5`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? '', limit],
  });
}

/** The user's experiments, numbered like imports; includes deleted ones while they can be restored. */
const NUMBERED_EXPERIMENTS = `numbered as (
  select e.*, row_number() over (order by e.created_at, e.username collate "C", e.hypothesis collate "C", e.id) as number
  from experiments e where e.user_id = $1)`;

export function readExperiments(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-experiments',
    text: `with ${NUMBERED_EXPERIMENTS}
           select n.number as experiment, n.username, n.hypothesis, n.variable, n.metric, n.at_age_days,
             n.planned_per_arm, n.false_alarm, ${utc('n.created_at')}, ${utc('n.locked_at')}, ${utc('n.ended_at')},
             n.lesson, ${utc('n.deleted_at')}
           from numbered n order by n.number`,
    values: [userId],
  });
}

export function readExperimentVideos(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-experiment-videos',
    text: `with ${NUMBERED_EXPERIMENTS}
           select n.number as experiment, v.video_id, v.arm, ${utc('v.published_at')}, ${utc('v.added_at')},
             ${utc('v.withdrawn_at')}
           from experiment_videos v join numbered n on n.id = v.experiment_id
           where v.user_id = $1 and ($2::bigint is null or (n.number, v.video_id collate "C") > ($2, $3))
           order by n.number, v.video_id collate "C" limit $4`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? '', limit],
  });
}

/** Scheduled reports. */
export function readReportSchedules(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-report-schedules',
    text: `select a.tiktok_username as username, s.frequency, s.day, s.hour, s.days, s.is_paused,
             ${utc('s.last_run_at')}, ${utc('s.created_at')}
           from report_schedules s join user_tiktok_accounts a on a.user_id = s.user_id and a.id = s.account_id
           where s.user_id = $1 order by s.created_at, s.id`,
    values: [userId],
  });
}

/** Reports with the data they were computed from, as stored. */
export function readAccountReports(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-account-reports',
    text: `select a.tiktok_username as username, r.version, r.days, r.first_day::text, r.last_day::text, r.method,
             ${utc('r.made_at')}, r.is_scheduled, r.views, r.change, r.videos, encode(r.sha256, 'hex') as sha256,
             r.data, r.content, r.note
           from account_reports r join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id
           where r.user_id = $1
             and ($2::text is null or (a.tiktok_username collate "C", r.version) > ($2, $3::integer))
           order by a.tiktok_username collate "C", r.version limit $4`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? null, limit],
  });
}

/** Completed video analyses with their input data; their results can be recomputed. */
export function readVideoAnalyses(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-video-analyses',
    text: `select v.origin, v.target, v.video_id, v.author_username, v.url, v.file_name, v.file_bytes, v.file_format,
             v.captions_name, v.title, v.kind, ${utc('v.published_at')}, v.state, v.error_code, v.error_values,
             v.version, encode(v.inputs_sha256, 'hex') as inputs_sha256, v.inputs, v.label, v.note, v.is_favourite,
             ${utc('v.created_at')}, ${utc('v.started_at')}, ${utc('v.finished_at')}, ${utc('v.deleted_at')},
             v.id as "$id"
           from video_analyses v
           where v.user_id = $1 and v.state not in ('queued', 'running') and v.same_as is null
             and ($2::timestamptz is null or (v.created_at, v.id) > ($2, $3))
           order by v.created_at, v.id limit $4`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? null, limit],
  });
}

/** Completed runs; active ones are not exported. */
export function readRuns(db: Queryable, userId: string, after: After, limit: number): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-runs',
    text: `select r.kind, a.tiktok_username as username, r.is_automatic, r.state, r.step, r.error_code,
             r.error_values, r.result, ${utc('r.created_at')}, ${utc('r.started_at')}, ${utc('r.finished_at')},
             r.id as "$id"
           from job_runs r left join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id
           where r.user_id = $1 and r.state not in ('queued', 'running')
             and ($2::timestamptz is null or (r.created_at, r.id) > ($2, $3))
           order by r.created_at, r.id limit $4`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? null, limit],
  });
}

/** Deleted rows that can still be restored, without share links. */
export function readBin(db: Queryable, userId: string, after: After, limit: number): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-bin',
    text: `select e.label as username, ${utc('e.deleted_at')}, ${utc('e.expires_at')}, r.table_name,
             r.row as deleted_row, r.id as "$id"
           from bin_rows r join bin_entries e on e.user_id = r.user_id and e.id = r.entry_id
           where r.user_id = $1 and r.table_name <> 'share_links' and ($2::bigint is null or r.id > $2)
           order by r.id limit $3`,
    values: [userId, after?.[0] ?? null, limit],
  });
}
