import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { RowOf } from '../export/archive-rows.ts';

export function replaceProfile(db: Queryable, userId: string, profile: RowOf<'profile'>): Promise<number> {
  return db.run({
    name: 'restore-profile',
    text: `update profiles set full_name = $2, username = coalesce($3, username),
             tiktok_handle = coalesce(tiktok_handle, $4), language = $5, time_zone = $6, number_format = $7,
             date_format = $8, week_start = $9, digest = $10, digest_next_at = null, updated_at = now()
           where user_id = $1`,
    values: [
      userId,
      profile.full_name,
      profile.username,
      profile.tiktok_handle,
      profile.language,
      profile.time_zone,
      profile.number_format,
      profile.date_format,
      profile.week_start,
      profile.digest,
    ],
  });
}

export function replaceChoices(db: Queryable, userId: string, rows: RowOf<'choice'>[]): Promise<number> {
  return db.run({
    name: 'restore-notification-choices',
    text: `insert into notification_choices (user_id, event, channel, enabled)
           select $1, r.event, r.channel, r.enabled
           from json_to_recordset($2::json) as r (event text, channel text, enabled boolean)
           on conflict (user_id, event, channel) do update set enabled = excluded.enabled`,
    values: [userId, JSON.stringify(rows)],
  });
}

/** `linked`: already exists; `full`: no free slot in the plan. */
export async function addLinkedAccount(
  db: Queryable,
  userId: string,
  account: RowOf<'linkedAccount'>,
): Promise<'added' | 'linked' | 'full'> {
  const row = await db.row<{ outcome: 'added' | 'linked' | 'full' }>({
    name: 'restore-linked-account',
    text: `with asked as (select * from json_to_record($2::json) as r (tiktok_username text, is_primary boolean,
               verified boolean, created_at timestamptz, last_synced_at timestamptz,
               last_sync_failed_at timestamptz, last_sync_error text, last_sync_error_values jsonb)),
           added as (
             insert into user_tiktok_accounts (user_id, tiktok_username, is_primary, verified, created_at,
               last_synced_at, last_sync_failed_at, last_sync_error, last_sync_error_values)
             select $1, r.tiktok_username,
               (r.is_primary or not exists (select from user_tiktok_accounts o where o.user_id = $1))
                 and not exists (select from user_tiktok_accounts o where o.user_id = $1 and o.is_primary),
               r.verified, r.created_at, r.last_synced_at, r.last_sync_failed_at, r.last_sync_error,
               case when r.last_sync_error is not null then coalesce(r.last_sync_error_values, '{}') end
             from asked r
             where case when r.tiktok_username like 'demo-%' then can_add_demo_creator($1)
                        else can_add_tiktok_account($1) end
             on conflict (user_id, tiktok_username) do nothing returning 1)
           select case when exists (select from added) then 'added'
                       when exists (select from user_tiktok_accounts a join asked r
                                      on r.tiktok_username = a.tiktok_username where a.user_id = $1) then 'linked'
                       else 'full' end as outcome`,
    values: [userId, JSON.stringify(account)],
  });
  return row?.outcome ?? 'full';
}

/** The id of an import in this installation, and whether it was just created. */
export async function addImport(
  db: Queryable,
  userId: string,
  batch: RowOf<'import'>,
): Promise<{ id: string; added: boolean }> {
  const row = await db.row<{ id: string; added: boolean }>({
    name: 'restore-import',
    text: `with asked as (select * from json_to_record($2::json) as r (username text, file_name text,
               file_sha256 text, format text, videos_added integer, videos_updated integer,
               videos_unchanged integer, rows_rejected integer, day_figures integer, kept_aside jsonb,
               reading jsonb, created_at timestamptz, undone_at timestamptz)),
           standing as (select b.id from import_batches b join asked r on b.username = r.username
               and b.file_sha256 = decode(r.file_sha256, 'hex') and b.created_at = r.created_at
             where b.user_id = $1 limit 1),
           added as (
             insert into import_batches (user_id, username, file_name, file_sha256, format, videos_added,
               videos_updated, videos_unchanged, rows_rejected, day_figures, kept_aside, reading, created_at, undone_at)
             select $1, r.username, r.file_name, decode(r.file_sha256, 'hex'), r.format, r.videos_added,
               r.videos_updated, r.videos_unchanged, r.rows_rejected, r.day_figures, r.kept_aside, r.reading, r.created_at,
               r.undone_at
             from asked r where not exists (select from standing) returning id)
           select id, false as added from standing union all select id, true from added`,
    values: [userId, JSON.stringify(batch)],
  });
  if (row === undefined) throw new Error('An import was neither there nor added');
  return row;
}

/** A row whose import number is replaced by the local import id. */
type Placed<Row> = Omit<Row, 'import'> & { import_batch_id: string | null };

export function addAccountSnapshots(
  db: Queryable,
  userId: string,
  rows: Placed<RowOf<'accountSnapshot'>>[],
): Promise<number> {
  return db.run({
    name: 'restore-account-snapshots',
    text: `insert into tiktok_accounts (user_id, username, display_name, verified, scraped_at, updated_at,
             follower_count, following_count, video_count, like_count, engagement_rate, avg_views, median_views,
             avg_likes, avg_comments, avg_shares, source, precision, observed_at, warnings, import_batch_id)
           select $1, r.username, r.display_name, r.verified, r.scraped_at, r.updated_at, r.follower_count,
             r.following_count, r.video_count, r.like_count, r.engagement_rate, r.avg_views, r.median_views,
             r.avg_likes, r.avg_comments, r.avg_shares, r.source, r.precision, r.observed_at, r.warnings,
             r.import_batch_id
           from json_populate_recordset(null::tiktok_accounts, $2::json) r
           where not exists (select from tiktok_accounts s where s.user_id = $1 and s.username = r.username
             and s.observed_at = r.observed_at and s.source = r.source and s.precision = r.precision)`,
    values: [userId, JSON.stringify(rows)],
  });
}

export function addVideos(db: Queryable, userId: string, rows: Placed<RowOf<'video'>>[]): Promise<number> {
  return db.run({
    name: 'restore-videos',
    text: `insert into tiktok_videos (user_id, id, author_username, description, url, kind, duration_seconds,
             pinned, view_count, like_count, comment_count, share_count, save_count, created_at, scraped_at,
             updated_at, source, precision, observed_at, warnings, import_batch_id)
           select $1, r.id, r.author_username, r.description, r.url, r.kind, r.duration_seconds, r.pinned,
             r.view_count, r.like_count, r.comment_count, r.share_count, r.save_count, r.created_at,
             r.scraped_at, r.updated_at, r.source, r.precision, r.observed_at, r.warnings, r.import_batch_id
           from json_populate_recordset(null::tiktok_videos, $2::json) r
           on conflict (user_id, id) do nothing`,
    values: [userId, JSON.stringify(rows)],
  });
}

export function addVideoSnapshots(
  db: Queryable,
  userId: string,
  rows: Placed<RowOf<'videoSnapshot'>>[],
): Promise<number> {
  return db.run({
    name: 'restore-video-snapshots',
    text: `insert into tiktok_video_snapshots (user_id, video_id, observed_at, view_count, like_count,
             comment_count, share_count, save_count, source, precision, import_batch_id)
           select $1, r.video_id, r.observed_at, r.view_count, r.like_count, r.comment_count, r.share_count,
             r.save_count, r.source, r.precision, r.import_batch_id
           from json_populate_recordset(null::tiktok_video_snapshots, $2::json) r
           on conflict (user_id, video_id, observed_at) do nothing`,
    values: [userId, JSON.stringify(rows)],
  });
}

/** An existing hook class is not overwritten. */
export function addHookCorrections(
  db: Queryable,
  userId: string,
  rows: RowOf<'hookCorrection'>[],
): Promise<number> {
  return db.run({
    name: 'restore-hook-corrections',
    text: `insert into hook_corrections (user_id, target, kind, corrected_at)
           select $1, r.target, r.kind, r.corrected_at
           from json_to_recordset($2::json) as r (target text, kind text, corrected_at timestamptz)
           on conflict (user_id, target) do nothing`,
    values: [userId, JSON.stringify(rows)],
  });
}

export function addImportChanges(
  db: Queryable,
  userId: string,
  rows: { batch_id: string; video_id: string; prior: object | null; brought: object | null }[],
): Promise<number> {
  return db.run({
    name: 'restore-import-changes',
    text: `insert into import_batch_changes (batch_id, user_id, video_id, prior, brought)
           select r.batch_id, $1, r.video_id,
             case when r.prior is not null then r.prior || jsonb_build_object('user_id', $1::uuid) end,
             r.brought || jsonb_build_object('id', r.video_id)
           from json_to_recordset($2::json) as r (batch_id uuid, video_id text, prior jsonb, brought jsonb)
           on conflict (user_id, batch_id, video_id) do nothing`,
    values: [userId, JSON.stringify(rows)],
  });
}

export function addAccountDays(
  db: Queryable,
  userId: string,
  rows: Placed<RowOf<'accountDay'>>[],
): Promise<number> {
  return db.run({
    name: 'restore-account-days',
    text: `insert into tiktok_account_days (user_id, username, day, metric, value, observed_at, import_batch_id)
           select $1, r.username, r.day, r.metric, r.value, r.observed_at, r.import_batch_id
           from json_populate_recordset(null::tiktok_account_days, $2::json) r
           on conflict (user_id, username, day, metric, import_batch_id) do nothing`,
    values: [userId, JSON.stringify(rows)],
  });
}

/** The id of an experiment in this installation, and whether it was just created. */
export async function addExperiment(
  db: Queryable,
  userId: string,
  experiment: RowOf<'experiment'>,
): Promise<{ id: string; added: boolean }> {
  const row = await db.row<{ id: string; added: boolean }>({
    name: 'restore-experiment',
    text: `with asked as (select * from json_populate_record(null::experiments, $2::json)),
           standing as (select e.id from experiments e join asked r on e.username = r.username
               and e.created_at = r.created_at and e.hypothesis = r.hypothesis
             where e.user_id = $1 limit 1),
           added as (
             insert into experiments (user_id, username, hypothesis, variable, metric, at_age_days, planned_per_arm,
               false_alarm, created_at, locked_at, ended_at, lesson, deleted_at)
             select $1, r.username, r.hypothesis, r.variable, r.metric, r.at_age_days, r.planned_per_arm,
               r.false_alarm, r.created_at, r.locked_at, r.ended_at, r.lesson, r.deleted_at
             from asked r where not exists (select from standing) returning id)
           select id, false as added from standing union all select id, true from added`,
    values: [userId, JSON.stringify(experiment)],
  });
  if (row === undefined) throw new Error('An experiment was neither there nor added');
  return row;
}

export function addExperimentVideos(
  db: Queryable,
  userId: string,
  rows: (Omit<RowOf<'experimentVideo'>, 'experiment'> & { experiment_id: string })[],
): Promise<number> {
  return db.run({
    name: 'restore-experiment-videos',
    text: `insert into experiment_videos (experiment_id, user_id, video_id, arm, published_at, added_at, withdrawn_at)
           select r.experiment_id, $1, r.video_id, r.arm, r.published_at, r.added_at, r.withdrawn_at
           from json_populate_recordset(null::experiment_videos, $2::json) r
           on conflict (user_id, experiment_id, video_id) do nothing`,
    values: [userId, JSON.stringify(rows)],
  });
}

/** Adds a report to its account. It retains its number only if no other report has it, including those in the bin. */
export async function addAccountReport(
  db: Queryable,
  userId: string,
  report: RowOf<'accountReport'>,
): Promise<'added' | 'present' | 'unlinked'> {
  const row = await db.row<{ outcome: 'added' | 'present' | 'unlinked' }>({
    name: 'restore-account-report',
    text: `with account as (
             select id from user_tiktok_accounts where user_id = $1 and tiktok_username = $2),
           taken as (
             select o.version from account_reports o join account a on a.id = o.account_id where o.user_id = $1
             union
             select (b.row ->> 'version')::integer from bin_entries e
             join bin_rows b on b.user_id = e.user_id and b.entry_id = e.id and b.table_name = 'account_reports'
             join account a on b.row ->> 'account_id' = a.id::text
             where e.user_id = $1 and e.kind = 'account_report'),
           added as (
           insert into account_reports (user_id, account_id, version, days, first_day, last_day, method, made_at,
             is_scheduled, views, change, videos, sha256, data, content, note)
           select $1, a.id, case when $3 in (select version from taken)
               then 1 + (select max(version) from taken) else $3 end,
             $4, $5, $6, $7, $8, $9, $10, $11, $12, decode($13, 'hex'), $14, $15, $16
           from account a
           where not exists (select from account_reports o where o.user_id = $1 and o.account_id = a.id
             and o.sha256 = decode($13, 'hex') and o.made_at = $8)
           returning 1)
           select case when exists (select from added) then 'added'
                       when exists (select from account) then 'present' else 'unlinked' end as outcome`,
    values: [
      userId,
      report.username,
      report.version,
      report.days,
      report.first_day,
      report.last_day,
      report.method,
      report.made_at,
      report.is_scheduled,
      report.views,
      report.change,
      report.videos,
      report.sha256,
      report.data,
      report.content,
      report.note,
    ],
  });
  return row?.outcome ?? 'unlinked';
}

export function addRuns(db: Queryable, userId: string, rows: RowOf<'run'>[]): Promise<number> {
  return db.run({
    name: 'restore-runs',
    text: `insert into job_runs (user_id, kind, account_id, is_automatic, state, step, error_code, error_values,
             result, created_at, started_at, finished_at)
           select $1, r.kind, a.id, r.is_automatic, r.state, r.step, r.error_code,
             case when r.error_code is not null then coalesce(r.error_values, '{}') end, r.result, r.created_at,
             r.started_at, r.finished_at
           from json_to_recordset($2::json) as r (kind text, username text, is_automatic boolean, state text,
             step smallint, error_code text, error_values jsonb, result jsonb, created_at timestamptz,
             started_at timestamptz, finished_at timestamptz)
           left join user_tiktok_accounts a on a.user_id = $1 and a.tiktok_username = r.username
           where not exists (select from job_runs o where o.user_id = $1 and o.kind = r.kind
             and o.created_at = r.created_at and o.finished_at is not distinct from r.finished_at)`,
    values: [userId, JSON.stringify(rows)],
  });
}

/** Creates the partitions of the given months before their rows are inserted. */
export async function ensureMonths(db: Queryable, months: readonly string[]): Promise<void> {
  await db.rows({
    name: 'restore-ensure-months',
    text: 'select ensure_snapshot_partition(month) from unnest($1::timestamptz[]) as month order by month',
    values: [months.map(month => `${month}-01T00:00:00Z`)],
  });
}

/**
 * Adds schedules without recipients: an import must not cause mails. Each row has its next due date.
 * `linked`: how many belong to an account linked here.
 */
export async function addReportSchedules(
  db: Queryable,
  userId: string,
  timeZone: string,
  rows: (RowOf<'reportSchedule'> & { next_run_at: Date })[],
): Promise<{ added: number; linked: number }> {
  const counts = await db.row<{ added: number; linked: number }>({
    name: 'restore-report-schedules',
    text: `with asked as (
             select a.id as account_id, r.*
             from json_to_recordset($3::json) as r (username text, frequency text, day smallint, hour smallint,
               days integer, is_paused boolean, next_run_at timestamptz, last_run_at timestamptz,
               created_at timestamptz)
             join user_tiktok_accounts a on a.user_id = $1 and a.tiktok_username = r.username),
           added as (
             insert into report_schedules (user_id, account_id, frequency, day, hour, days, time_zone, is_paused,
               next_run_at, last_run_at, created_at)
             select $1, r.account_id, r.frequency, r.day, r.hour, r.days, $2, r.is_paused, r.next_run_at, r.last_run_at,
               r.created_at
             from asked r
             on conflict (user_id, account_id, frequency, day, hour, days) do nothing
             returning id)
           select (select count(*) from added) as added, (select count(*) from asked) as linked`,
    values: [userId, timeZone, JSON.stringify(rows)],
  });
  return counts ?? { added: 0, linked: 0 };
}

export function findPlanOf(db: Queryable, userId: string): Promise<{ plan_type: PlanType } | undefined> {
  return db.row({
    name: 'restore-plan',
    text: 'select plan_type from profiles where user_id = $1',
    values: [userId],
  });
}

export async function findTimeZone(db: Queryable, userId: string): Promise<string> {
  const row = await db.row<{ time_zone: string }>({
    name: 'restore-time-zone',
    text: 'select time_zone from profiles where user_id = $1',
    values: [userId],
  });
  return row?.time_zone ?? 'Europe/Paris';
}
