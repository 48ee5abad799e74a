import type { Video } from '#contract/videos.ts';
import { csv } from '#domain/exports/csv.ts';

/** Columns carry the names of the specification, whatever the language: files are read by programs too. */
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
  return `\uFEFF${csv(
    COLUMNS,
    videos.map(video => COLUMNS.map(column => video[column])),
  )}`;
}

/** Hands a text to the browser as a file. */
export function saveAsFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
