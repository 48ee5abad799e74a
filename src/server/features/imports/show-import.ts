import type { ImportBatch } from '#contract/imports.ts';
import type { BatchRow } from './imports.queries.ts';

export function showBatch(row: BatchRow): ImportBatch {
  return {
    id: row.id,
    username: row.username,
    file_name: row.file_name,
    format: row.format,
    videos_added: row.videos_added,
    videos_updated: row.videos_updated,
    videos_unchanged: row.videos_unchanged,
    rows_rejected: row.rows_rejected,
    day_figures: row.day_figures,
    chosen_columns: row.chosen_columns,
    read:
      row.read_time === null
        ? null
        : { from: row.read_time.from, at: new Date(row.read_time.at).toISOString() },
    created_at: row.created_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
  };
}
