import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { AnalysisRow } from './video-analysis.queries.ts';
import type { VideoFacts } from './run.queries.ts';

type Taken =
  | 'origin'
  | 'target'
  | 'video_id'
  | 'author_username'
  | 'url'
  | 'file_name'
  | 'file_bytes'
  | 'file_format'
  | 'captions_name'
  | 'title'
  | 'kind'
  | 'error_code'
  | 'error_values'
  | 'version'
  | 'label'
  | 'note'
  | 'is_favourite';

export type RestoredAnalysis = Pick<AnalysisRow, Taken> & {
  state: 'done' | 'failed' | 'cancelled';
  published_at: string | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  deleted_at: string | null;
  /** Null: no facts given. */
  facts: VideoFacts | null;
  sha256: Buffer | null;
  inputs: string | null;
  method: number | null;
  result: string | null;
  hook_class: HookKind | null;
  own_percentile: number | null;
};

/** An existing analysis is unchanged; the number is reused only if no other analysis has it. */
export async function addAnalysis(
  db: Queryable,
  userId: string,
  row: RestoredAnalysis,
): Promise<'added' | 'present'> {
  const { facts } = row;
  const added = await db.run({
    name: 'restore-video-analysis',
    text: `insert into video_analyses (user_id, origin, target, video_id, author_username, url, file_name, file_bytes,
             file_format, captions_name, title, kind, published_at, duration_seconds, view_count, like_count,
             comment_count, share_count, save_count, engagement, source, precision, observed_at, state, error_code,
             error_values, version, method, inputs_sha256, inputs, result, hook_class, own_percentile, label, note,
             is_favourite, created_at, started_at, finished_at, deleted_at)
           select $1, $2, $3::text, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
             $22, $23, $24, $25, $26,
             case when $27::integer is null then null
               when exists (select from video_analyses o
                 where o.user_id = $1 and o.target = $3 and o.version = $27)
               then 1 + (select max(o.version) from video_analyses o where o.user_id = $1 and o.target = $3)
               else $27 end,
             $28, $29, $30, $31, $32, $33, $34, $35, $36, $37::timestamptz, $38, $39, $40
           where not exists (select from video_analyses o
             where o.user_id = $1 and o.target = $3 and o.created_at = $37)`,
    values: [
      userId,
      row.origin,
      row.target,
      row.video_id,
      facts?.author_username ?? row.author_username,
      facts?.url ?? row.url,
      row.file_name,
      row.file_bytes,
      row.file_format,
      row.captions_name,
      facts?.title ?? row.title,
      facts?.kind ?? row.kind,
      facts === null ? row.published_at : facts.published_at,
      facts?.duration_seconds ?? null,
      facts?.view_count ?? null,
      facts?.like_count ?? null,
      facts?.comment_count ?? null,
      facts?.share_count ?? null,
      facts?.save_count ?? null,
      facts?.engagement ?? null,
      facts?.source ?? null,
      facts?.precision ?? null,
      facts?.observed_at ?? null,
      row.state,
      row.error_code,
      row.error_values === null ? null : JSON.stringify(row.error_values),
      facts === null ? null : (row.version ?? 1),
      row.method,
      row.sha256,
      row.inputs,
      row.result,
      row.hook_class,
      row.own_percentile,
      row.label,
      row.note,
      row.is_favourite,
      row.created_at,
      row.started_at,
      row.finished_at,
      row.deleted_at,
    ],
  });
  return added > 0 ? 'added' : 'present';
}
