import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type {
  AnalysisOrigin,
  AnalysisStage,
  AnalysisState,
  MeasuringPart,
} from '#domain/video-analysis/analysis-run.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface AnalysisRow {
  id: string;
  origin: AnalysisOrigin;
  target: string;
  video_id: string | null;
  author_username: string | null;
  url: string | null;
  upload_id: string | null;
  file_name: string | null;
  file_bytes: number | null;
  file_format: 'mp4' | 'mov' | 'webm' | null;
  captions_upload_id: string | null;
  captions_name: string | null;
  title: string;
  kind: 'video' | 'slideshow';
  published_at: Date | null;
  duration_seconds: number | null;
  view_count: number | null;
  like_count: number | null;
  comment_count: number | null;
  share_count: number | null;
  save_count: number | null;
  engagement: number | null;
  source: SourceId | null;
  precision: Precision | null;
  observed_at: Date | null;
  state: AnalysisState;
  stage: AnalysisStage | null;
  media_stage: MeasuringPart | null;
  media_done: number | null;
  error_code: ErrorCode | null;
  error_values: ErrorValues | null;
  version: number | null;
  same_as: string | null;
  method: number | null;
  inputs_sha256: Buffer | null;
  hook_class: HookKind | null;
  own_percentile: number | null;
  quota_movement_id: string | null;
  label: string;
  note: string;
  is_favourite: boolean;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  deleted_at: Date | null;
}

/** Without the result and the inputs, which are large and selected explicitly. */
export const ANALYSIS_COLUMNS = `v.id, v.origin, v.target, v.video_id, v.author_username, v.url, v.upload_id,
  v.file_name, v.file_bytes, v.file_format, v.captions_upload_id, v.captions_name, v.title, v.kind, v.published_at,
  v.duration_seconds, v.view_count, v.like_count, v.comment_count, v.share_count, v.save_count, v.engagement, v.source,
  v.precision, v.observed_at, v.state, v.stage, nullif(v.media_stage, 'faces') as media_stage, v.media_done, v.error_code, v.error_values, v.version, v.same_as, v.method,
  v.inputs_sha256, v.hook_class, v.own_percentile, v.quota_movement_id, v.label, v.note, v.is_favourite, v.created_at,
  v.started_at, v.finished_at, v.deleted_at`;

export type NewAnalysis = Pick<
  AnalysisRow,
  | 'origin'
  | 'target'
  | 'video_id'
  | 'author_username'
  | 'url'
  | 'upload_id'
  | 'file_name'
  | 'file_bytes'
  | 'file_format'
  | 'captions_upload_id'
  | 'captions_name'
  | 'title'
  | 'kind'
  | 'published_at'
  | 'created_at'
>;

/** Undefined: the same video is already being analysed. */
export function insertAnalysis(
  db: Queryable,
  userId: string,
  one: NewAnalysis,
): Promise<AnalysisRow | undefined> {
  return db.row<AnalysisRow>({
    name: 'insert-analysis',
    text: `with v as (
             insert into video_analyses (user_id, origin, target, video_id, author_username, url, upload_id, file_name,
               file_bytes, file_format, captions_upload_id, captions_name, title, kind, published_at, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
             on conflict (user_id, target) where state in ('queued', 'running') do nothing
             returning *)
           select ${ANALYSIS_COLUMNS} from v`,
    values: [
      userId,
      one.origin,
      one.target,
      one.video_id,
      one.author_username,
      one.url,
      one.upload_id,
      one.file_name,
      one.file_bytes,
      one.file_format,
      one.captions_upload_id,
      one.captions_name,
      one.title,
      one.kind,
      one.published_at,
      one.created_at,
    ],
  });
}

export function saveReservation(
  db: Queryable,
  { userId, id, reservationId }: { userId: string; id: string; reservationId: string },
): Promise<number> {
  return db.run({
    name: 'note-analysis-reservation',
    text: 'update video_analyses set quota_movement_id = $3 where user_id = $1 and id = $2',
    values: [userId, id, reservationId],
  });
}

/** Does not find analyses in the bin. */
export function findAnalysis(db: Queryable, userId: string, id: string): Promise<AnalysisRow | undefined> {
  return db.row<AnalysisRow>({
    name: 'find-analysis',
    text: `select ${ANALYSIS_COLUMNS} from video_analyses v
           where v.user_id = $1 and v.id = $2 and v.deleted_at is null`,
    values: [userId, id],
  });
}

/** With its result, if completed. */
export function findAnalysisResult(
  db: Queryable,
  userId: string,
  id: string,
): Promise<(AnalysisRow & { result: string | null }) | undefined> {
  return db.row({
    name: 'find-analysis-result',
    text: `select ${ANALYSIS_COLUMNS}, v.result from video_analyses v
           where v.user_id = $1 and v.id = $2 and v.deleted_at is null`,
    values: [userId, id],
  });
}

/** The stored inputs of an analysis. */
export async function findInputs(db: Queryable, userId: string, id: string): Promise<string | null> {
  const row = await db.row<{ inputs: string | null }>({
    name: 'find-analysis-inputs',
    text: 'select inputs from video_analyses where user_id = $1 and id = $2 and deleted_at is null',
    values: [userId, id],
  });
  return row?.inputs ?? null;
}

export function findActiveAnalysis(
  db: Queryable,
  userId: string,
  target: string,
): Promise<AnalysisRow | undefined> {
  return db.row<AnalysisRow>({
    name: 'find-active-analysis',
    text: `select ${ANALYSIS_COLUMNS} from video_analyses v
           where v.user_id = $1 and v.target = $2 and v.state in ('queued', 'running')`,
    values: [userId, target],
  });
}

/** An earlier analysis with the same inputs and result. */
export function findKeptAnalysis(
  db: Queryable,
  input: { userId: string; target: string; sha256: Buffer; method: number },
): Promise<AnalysisRow | undefined> {
  return db.row<AnalysisRow>({
    name: 'find-kept-analysis',
    text: `select ${ANALYSIS_COLUMNS} from video_analyses v
           where v.user_id = $1 and v.target = $2 and v.inputs_sha256 = $3 and v.method = $4 and v.state = 'done'
             and v.same_as is null and v.deleted_at is null
           order by v.version desc limit 1`,
    values: [input.userId, input.target, input.sha256, input.method],
  });
}

/** The inputs of a video's newest analysis. */
export async function findLastInputs(
  db: Queryable,
  userId: string,
  target: string,
): Promise<string | undefined> {
  const row = await db.row<{ inputs: string }>({
    name: 'find-last-analysis-inputs',
    text: `select v.inputs from video_analyses v
           where v.user_id = $1 and v.target = $2 and v.state = 'done' and v.same_as is null
           order by v.version desc limit 1`,
    values: [userId, target],
  });
  return row?.inputs;
}

interface AnalysisCursor {
  createdAt: Date;
  id: string;
}

/** Newest first; those that only repeated an older result are not listed. */
export function listAnalysisRows(
  db: Queryable,
  input: { userId: string; after: AnalysisCursor | null; limit: number },
): Promise<AnalysisRow[]> {
  return db.rows<AnalysisRow>({
    name: 'list-analyses',
    text: `select ${ANALYSIS_COLUMNS} from video_analyses v
           where v.user_id = $1 and v.deleted_at is null and v.same_as is null
             and ($2::timestamptz is null or (v.created_at, v.id) < ($2, $3::uuid))
           order by v.created_at desc, v.id desc limit $4`,
    values: [input.userId, input.after?.createdAt ?? null, input.after?.id ?? null, input.limit],
  });
}

/** The newest of each video. */
export function listLatestOf(
  db: Queryable,
  userId: string,
  targets: readonly string[],
): Promise<AnalysisRow[]> {
  return db.rows<AnalysisRow>({
    name: 'list-latest-analyses',
    text: `select ${ANALYSIS_COLUMNS} from (
             select distinct on (a.target) a.* from video_analyses a
             where a.user_id = $1 and a.target = any($2::text[]) and a.deleted_at is null and a.same_as is null
             order by a.target, a.created_at desc, a.id desc) v`,
    values: [userId, targets],
  });
}
