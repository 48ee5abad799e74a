import { ANALYSIS_STATES } from '#domain/video-analysis/analysis-run.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import type { NewReportNote, ReportNote } from '#contract/account-reports/report-note.ts';
import type { VideoReportRow } from '#contract/video-reports.ts';
import { HOOK_KINDS, type HookKind } from '#domain/videos/hook-kind.ts';
import type { ReportDirection, ReportSort } from '#domain/video-reports/report-table.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface ReportRow {
  id: string;
  origin: VideoReportRow['origin'];
  title: string;
  author_username: string | null;
  url: string | null;
  file_name: string | null;
  kind: VideoReportRow['kind'];
  duration_seconds: number | null;
  published_at: Date | null;
  observed_at: Date | null;
  view_count: number | null;
  like_count: number | null;
  comment_count: number | null;
  share_count: number | null;
  engagement: number | null;
  own_percentile: number | null;
  hook_class: HookKind | null;
  corrected_at: Date | null;
  state: VideoReportRow['state'];
  error_code: ErrorCode | null;
  error_values: Record<string, string | number> | null;
  version: number | null;
  label: string;
  is_favourite: boolean;
  source: string | null;
  created_at: Date;
  deleted_at: Date | null;
}

/** `v`: an analysis; `c`: the correction of its class. */
const COLUMNS = `v.id, v.origin, v.title, v.author_username, v.url, v.file_name, v.kind, v.duration_seconds,
  v.published_at, v.observed_at, v.view_count, v.like_count, v.comment_count, v.share_count, v.engagement,
  v.own_percentile, coalesce(c.kind, v.hook_class) as hook_class, c.corrected_at, v.state, v.error_code,
  v.error_values, v.version, v.label, v.is_favourite, v.source, v.created_at, v.deleted_at`;
const WITH_CORRECTION = 'left join hook_corrections c on c.user_id = v.user_id and c.target = v.target';

const words = (list: readonly string[]) => `array[${list.map(word => `'${word}'`).join(', ')}]`;
const microseconds = (column: string) => `extract(epoch from ${column}) * 1000000`;

/** The sort key of each column; null where unknown. */
const NUMBERS: Record<Exclude<ReportSort, 'title'>, string> = {
  made: microseconds('v.created_at'),
  published: microseconds('v.published_at'),
  age: 'extract(epoch from v.observed_at - v.published_at)',
  views: 'v.view_count',
  engagement: 'v.engagement',
  percentile: 'v.own_percentile',
  hook: `array_position(${words(HOOK_KINDS)}, coalesce(c.kind, v.hook_class))`,
  state: `array_position(${words(ANALYSIS_STATES)}, v.state)`,
};

/** The sort key, never null: unknown values come last in both directions. */
function keyOf(sort: ReportSort, direction: ReportDirection): { key: string; type: string } {
  if (sort === 'title') {
    const key = direction === 'desc' ? 'v.title_order' : `coalesce(nullif(v.title_order, ''), chr(1114109))`;
    return { key: `${key} collate "C"`, type: 'text' };
  }
  const last = direction === 'desc' ? '-infinity' : 'infinity';
  const type = 'double precision';
  return { key: `coalesce((${NUMBERS[sort]})::${type}, '${last}'::${type})`, type };
}

/** Where a page ended. */
export interface PageEnd {
  key: number | string;
  id: string;
}

export interface ReportQuestion {
  userId: string;
  sort: ReportSort;
  direction: ReportDirection;
  /** Deleted after this; null: those not deleted. */
  deletedSince: Date | null;
  q: string | null;
  account: string | null;
  states: readonly string[] | null;
  hooks: readonly string[] | null;
  label: string | null;
  favourites: boolean;
  /** Publication dates in the user's time zone. */
  from: string | null;
  to: string | null;
  /** Only these; null: all. */
  ids: readonly string[] | null;
  after: PageEnd | null;
  limit: number;
}

/**
 * One page of the table. A user has some thousand analyses at most: the user's index finds them, and the filters are
 * applied row by row.
 */
export function listReports(
  db: Queryable,
  input: ReportQuestion,
): Promise<(ReportRow & { sort_key: number | string })[]> {
  const { sort, direction } = input;
  const { key, type } = keyOf(sort, direction);
  const than = direction === 'desc' ? '<' : '>';
  return db.rows({
    name: `list-video-reports-${sort}-${direction}`,
    text: `select ${COLUMNS}, ${key} as sort_key
           from video_analyses v ${WITH_CORRECTION}
           where v.user_id = $1 and v.same_as is null
             and case when $2::timestamptz is null then v.deleted_at is null else v.deleted_at > $2 end
             and ($3::text is null or v.search_text like all ((
               select array_agg('%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%')
               from unnest(string_to_array(fold_text($3), ' ')) word)::text[]))
             and ($4::text is null or v.author_username = $4)
             and ($5::text[] is null or v.state = any ($5))
             and ($6::text[] is null or coalesce(c.kind, v.hook_class) = any ($6))
             and ($7::text is null or v.label = $7)
             and (not $8::boolean or v.is_favourite)
             and ($9::date is null or v.published_at >= (
               select $9::date::timestamp at time zone p.time_zone from profiles p where p.user_id = $1))
             and ($10::date is null or v.published_at < (
               select ($10::date + 1)::timestamp at time zone p.time_zone from profiles p where p.user_id = $1))
             and ($14::uuid[] is null or v.id = any ($14))
             and ($11::${type} is null or (${key}, v.id) ${than} ($11, $12::uuid))
           order by ${key} ${direction}, v.id ${direction} limit $13`,
    values: [
      input.userId,
      input.deletedSince,
      input.q,
      input.account,
      input.states,
      input.hooks,
      input.label,
      input.favourites,
      input.from,
      input.to,
      input.after?.key ?? null,
      input.after?.id ?? null,
      input.limit,
      input.ids,
    ],
  });
}

interface FacetRow {
  username: string | null;
  label: string | null;
  /** `a`: an account; `l`: a label; `t`: the total. */
  what: 'a' | 'l' | 't';
  count: number;
  deleted: number;
}

/** Accounts and labels with their number of undeleted reports, and the totals. */
export function listFacets(db: Queryable, userId: string, deletedSince: Date): Promise<FacetRow[]> {
  return db.rows<FacetRow>({
    name: 'list-video-report-facets',
    text: `select v.author_username as username, v.label,
             case when grouping(v.author_username) = 0 then 'a' when grouping(v.label) = 0 then 'l' else 't' end as what,
             count(*) filter (where v.deleted_at is null) as count,
             count(*) filter (where v.deleted_at > $2) as deleted
           from video_analyses v where v.user_id = $1 and v.same_as is null
           group by grouping sets ((v.author_username), (v.label), ())
           order by what, count desc, username, label`,
    values: [userId, deletedSince],
  });
}

export interface FoundReport extends ReportRow {
  target: string;
  note: string;
  note_revision: number;
  method: number | null;
  inputs_sha256: Buffer | null;
  sha256: Buffer | null;
  result: string | null;
  finished_at: Date | null;
  versions: { id: string; version: number; method: number; made_at: string }[];
}

/** One report with its content and its other versions; deleted ones are found only in the bin. */
export function findReport(db: Queryable, userId: string, id: string): Promise<FoundReport | undefined> {
  return db.row<FoundReport>({
    name: 'find-video-report',
    text: `select ${COLUMNS}, v.target, v.note, v.note_revision, v.method, v.inputs_sha256, v.result, v.finished_at,
             sha256(convert_to(v.result, 'UTF8')) as sha256,
             coalesce((
               select jsonb_agg(jsonb_build_object('id', o.id, 'version', o.version, 'method', o.method,
                 'made_at', to_char(coalesce(o.finished_at, o.created_at) at time zone 'UTC',
                   'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by o.version desc)
               from video_analyses o
               where o.user_id = v.user_id and o.target = v.target and o.state = 'done' and o.same_as is null
                 and o.deleted_at is null), '[]') as versions
           from video_analyses v ${WITH_CORRECTION}
           where v.user_id = $1 and v.id = $2 and v.same_as is null and v.deleted_at is null`,
    values: [userId, id],
  });
}

interface ReportChange {
  label: string | null;
  note: string | null;
  favourite: boolean | null;
}

/** Changes the given fields of undeleted reports; returns the changed ones. */
export function changeReports(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  change: ReportChange,
): Promise<{ id: string }[]> {
  return db.rows({
    name: 'change-video-reports',
    text: `update video_analyses set label = coalesce($3, label), note = coalesce($4, note),
             note_revision = note_revision + case when $4 <> note then 1 else 0 end,
             is_favourite = coalesce($5, is_favourite)
           where user_id = $1 and id = any ($2::uuid[]) and same_as is null and deleted_at is null returning id`,
    values: [userId, ids, change.label, change.note, change.favourite],
  });
}

/**
 * Undefined: not found, or the stored note is not the one to be replaced. Saving the same text twice changes nothing,
 * as when a response was lost.
 */
export function saveNote(
  db: Queryable,
  userId: string,
  { id, note, note_revision: revision }: NewReportNote,
): Promise<ReportNote | undefined> {
  return db.row<ReportNote>({
    name: 'save-video-report-note',
    text: `update video_analyses
           set note = $3, note_revision = note_revision + case when note = $3 then 0 else 1 end
           where user_id = $1 and id = $2 and same_as is null and deleted_at is null
             and (note_revision = $4 or note = $3)
           returning note, note_revision`,
    values: [userId, id, note, revision],
  });
}

/** Moves reports to the bin; one still being made stays. */
export function binReports(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string }[]> {
  return db.rows({
    name: 'bin-video-reports',
    text: `update video_analyses set deleted_at = $3
           where user_id = $1 and id = any ($2::uuid[]) and same_as is null and deleted_at is null
             and state not in ('queued', 'running') returning id`,
    values: [userId, ids, now],
  });
}

export function restoreReports(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  deletedSince: Date,
): Promise<{ id: string }[]> {
  return db.rows({
    name: 'restore-video-reports',
    text: `update video_analyses set deleted_at = null
           where user_id = $1 and id = any ($2::uuid[]) and same_as is null and deleted_at > $3 returning id`,
    values: [userId, ids, deletedSince],
  });
}
