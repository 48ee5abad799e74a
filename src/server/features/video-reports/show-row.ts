import { DAY_MS } from '#domain/time/day-ms.ts';
import type { VideoReportRow } from '#contract/video-reports.ts';
import type { ReportRow } from './video-reports.queries.ts';

export function showRow(row: ReportRow): VideoReportRow {
  const { published_at: published, observed_at: observed } = row;
  return {
    id: row.id,
    origin: row.origin,
    title: row.title,
    username: row.author_username,
    url: row.url,
    file_name: row.file_name,
    kind: row.kind,
    duration_seconds: row.duration_seconds,
    published_at: published?.toISOString() ?? null,
    age_days:
      published === null || observed === null
        ? null
        : Math.max(0, (observed.getTime() - published.getTime()) / DAY_MS),
    view_count: row.view_count,
    like_count: row.like_count,
    comment_count: row.comment_count,
    share_count: row.share_count,
    engagement: row.engagement,
    own_percentile: row.own_percentile,
    hook_class: row.hook_class,
    is_hook_corrected: row.corrected_at !== null,
    state: row.state,
    error: row.error_code === null ? null : { code: row.error_code, values: row.error_values ?? {} },
    version: row.version,
    label: row.label,
    is_favourite: row.is_favourite,
    is_demo: row.source === 'demo',
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
