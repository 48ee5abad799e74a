import type { AnalysisItem } from '#contract/video-analysis.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import { stagesOf } from '#domain/video-analysis/analysis-run.ts';
import type { AnalysisRow } from './video-analysis.queries.ts';

/** An analysis in API form, without its result. */
export function showAnalysis(row: AnalysisRow): AnalysisItem {
  return {
    id: row.id,
    origin: row.origin,
    video_id: row.video_id,
    author_username: row.author_username,
    url: row.url,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    file_format: row.file_format,
    captions_name: row.captions_name,
    title: row.title,
    kind: row.kind,
    published_at: row.published_at?.toISOString() ?? null,
    duration_seconds: row.duration_seconds,
    view_count: row.view_count,
    like_count: row.like_count,
    comment_count: row.comment_count,
    share_count: row.share_count,
    save_count: row.save_count,
    engagement: row.engagement,
    source: row.source,
    precision: row.precision,
    observed_at: row.observed_at?.toISOString() ?? null,
    is_demo: row.author_username !== null && isDemoHandle(row.author_username as Handle),
    state: row.state,
    stage: row.stage,
    stages: stagesOf({ hasFile: row.file_name !== null }),
    media_stage: row.media_stage,
    media_done: row.media_done,
    error: row.error_code === null ? null : { code: row.error_code, values: row.error_values ?? {} },
    version: row.version,
    method: row.method,
    inputs_sha256: row.inputs_sha256?.toString('hex') ?? null,
    hook_class: row.hook_class,
    own_percentile: row.own_percentile,
    label: row.label,
    note: row.note,
    is_favourite: row.is_favourite,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
