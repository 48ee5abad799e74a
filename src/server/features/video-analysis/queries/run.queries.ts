import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { AnalysisStage, MeasuringPart } from '#domain/video-analysis/analysis-run.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { ANALYSIS_COLUMNS, type AnalysisRow } from './video-analysis.queries.ts';

interface Ref {
  userId: string;
  id: string;
}

/** Undefined: it has ended, or is gone. */
export function beginAnalysis(
  db: Queryable,
  { userId, id }: Ref,
  now: Date,
): Promise<AnalysisRow | undefined> {
  return db.row<AnalysisRow>({
    name: 'begin-analysis',
    text: `with v as (
             update video_analyses set state = 'running', started_at = coalesce(started_at, $3)
             where user_id = $1 and id = $2 and state in ('queued', 'running')
             returning *)
           select ${ANALYSIS_COLUMNS}, pg_notify('accroche_run', v.id::text) from v`,
    values: [userId, id, now],
  });
}

/** 0 rows: it is no longer running. */
export function reachStage(db: Queryable, { userId, id }: Ref, stage: AnalysisStage): Promise<number> {
  return db.run({
    name: 'reach-analysis-stage',
    text: `with v as (
             update video_analyses set stage = $3, media_stage = null, media_done = null
             where user_id = $1 and id = $2 and state = 'running' and stage is distinct from $3
             returning id)
           select pg_notify('accroche_run', id::text) from v`,
    values: [userId, id, stage],
  });
}

/** 0 rows: its file is no longer being measured. */
export function recordMeasuring(
  db: Queryable,
  { userId, id }: Ref,
  { part, done }: { part: MeasuringPart; done: number },
): Promise<number> {
  return db.run({
    name: 'note-measuring',
    text: `with v as (
             update video_analyses set media_stage = $3, media_done = $4
             where user_id = $1 and id = $2 and state = 'running' and stage = 'measuring'
             returning id)
           select pg_notify('accroche_run', id::text) from v`,
    values: [userId, id, part, done],
  });
}

export type VideoFacts = Pick<
  AnalysisRow,
  | 'title'
  | 'kind'
  | 'author_username'
  | 'url'
  | 'published_at'
  | 'duration_seconds'
  | 'view_count'
  | 'like_count'
  | 'comment_count'
  | 'share_count'
  | 'save_count'
  | 'engagement'
  | 'source'
  | 'precision'
  | 'observed_at'
>;

/** Facts about the video, known once it was read. */
export function saveVideoFacts(db: Queryable, { userId, id }: Ref, facts: VideoFacts): Promise<number> {
  return db.run({
    name: 'note-analysed-video',
    text: `update video_analyses set title = $3, kind = $4, author_username = $5, url = $6, published_at = $7,
             duration_seconds = $8, view_count = $9, like_count = $10, comment_count = $11, share_count = $12,
             save_count = $13, engagement = $14, source = $15, precision = $16, observed_at = $17
           where user_id = $1 and id = $2 and state = 'running'`,
    values: [
      userId,
      id,
      facts.title,
      facts.kind,
      facts.author_username,
      facts.url,
      facts.published_at,
      facts.duration_seconds,
      facts.view_count,
      facts.like_count,
      facts.comment_count,
      facts.share_count,
      facts.save_count,
      facts.engagement,
      facts.source,
      facts.precision,
      facts.observed_at,
    ],
  });
}

interface Concluded {
  method: number;
  sha256: Buffer;
  inputs: string;
  result: string;
  hookClass: HookKind | null;
  ownPercentile: number | null;
  now: Date;
}

/** 0 rows: already ended. Its number is the next one of its video; one video cannot have two concurrent runs. */
export function concludeAnalysis(db: Queryable, { userId, id }: Ref, said: Concluded): Promise<number> {
  return db.run({
    name: 'conclude-analysis',
    text: `with v as (
             update video_analyses a
             set state = 'done', method = $3, inputs_sha256 = $4, inputs = $5, result = $6, hook_class = $7,
               own_percentile = $8, finished_at = $9, error_code = null, error_values = null,
               version = 1 + coalesce((select max(o.version) from video_analyses o
                 where o.user_id = a.user_id and o.target = a.target), 0)
             where a.user_id = $1 and a.id = $2 and a.state in ('queued', 'running')
             returning a.id)
           select pg_notify('accroche_run', id::text) from v`,
    values: [
      userId,
      id,
      said.method,
      said.sha256,
      said.inputs,
      said.result,
      said.hookClass,
      said.ownPercentile,
      said.now,
    ],
  });
}

/** Nothing has changed since `keptId`, whose result is used. */
export function concludeAsSame(
  db: Queryable,
  { userId, id }: Ref,
  { keptId, now }: { keptId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'conclude-analysis-as-same',
    text: `with v as (
             update video_analyses set state = 'done', same_as = $3, finished_at = $4
             where user_id = $1 and id = $2 and state in ('queued', 'running')
             returning id)
           select pg_notify('accroche_run', id::text) from v`,
    values: [userId, id, keptId, now],
  });
}

/** 0 rows: already ended. */
export function endAnalysis(
  db: Queryable,
  { userId, id }: Ref,
  end: {
    state: 'failed' | 'cancelled';
    error: { code: ErrorCode; values: ErrorValues } | null;
    now: Date;
  },
): Promise<number> {
  return db.run({
    name: 'end-analysis',
    text: `with v as (
             update video_analyses set state = $3, error_code = $4, error_values = $5, finished_at = $6
             where user_id = $1 and id = $2 and state in ('queued', 'running')
             returning id)
           select pg_notify('accroche_run', id::text) from v`,
    values: [
      userId,
      id,
      end.state,
      end.error?.code ?? null,
      end.error === null ? null : JSON.stringify(end.error.values),
      end.now,
    ],
  });
}

/** Abandoned analyses: running since before `stuckBefore`, or without a live job. */
export function listLostAnalyses(
  system: Queryable,
  times: { stuckBefore: Date; jobDueBefore: Date },
): Promise<{ id: string; user_id: string }[]> {
  return system.rows({
    name: 'list-lost-analyses',
    text: `select v.id, v.user_id from video_analyses v
           where v.state in ('queued', 'running')
             and (v.started_at < $1 or (v.created_at < $2 and not exists (
               select from pgboss.job j
               where j.name = 'video-analysis' and j.id = v.id and j.state in ('created', 'retry', 'active'))))
           limit 200`,
    values: [times.stuckBefore, times.jobDueBefore],
  });
}
