import type { Video } from '#contract/videos.ts';
import { csvLines } from '#domain/exports/csv.ts';

/** Columns have the specification's names, whatever the language: files are read by programs too. */
const COLUMNS = [
  'id',
  'author_username',
  'description',
  'url',
  'kind',
  'duration_seconds',
  'view_count',
  'like_count',
  'comment_count',
  'share_count',
  'save_count',
  'engagement',
  'created_at',
  'observed_at',
  'source',
  'precision',
] as const satisfies readonly (keyof Video)[];

/** Begins with a byte-order mark: without it spreadsheets misread accents. */
export function videosAsCsv(videos: readonly Video[]): string {
  return `\uFEFF${csvLines([COLUMNS, ...videos.map(video => COLUMNS.map(column => video[column]))])}`;
}
