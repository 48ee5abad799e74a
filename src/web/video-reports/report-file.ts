import type { VideoReportRow } from '#contract/video-reports.ts';
import { csv, type Cell } from '#domain/exports/csv.ts';

/** What was read of a video. */
const RAW = [
  'title',
  'username',
  'url',
  'kind',
  'duration_seconds',
  'published_at',
  'age_days',
  'view_count',
  'like_count',
  'comment_count',
  'share_count',
  'state',
  'label',
  'created_at',
] as const satisfies readonly (keyof VideoReportRow)[];

/** What was worked out of it: part of the plans with exports. */
const COMPUTED = [
  'engagement',
  'own_percentile',
  'hook_class',
  'version',
] as const satisfies readonly (keyof VideoReportRow)[];

/** Rows as a file; without what was worked out of them where the plan takes none of that along. */
export function rowsAsCsv(rows: readonly VideoReportRow[], isWhole: boolean): string {
  const columns: readonly (keyof VideoReportRow)[] = isWhole ? [...RAW, ...COMPUTED] : RAW;
  // A spreadsheet takes a file without this mark for one of another alphabet.
  return `\uFEFF${csv(
    columns,
    rows.map(row => columns.map(column => row[column] as Cell)),
  )}`;
}
