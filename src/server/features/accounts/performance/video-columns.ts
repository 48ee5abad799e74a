import type { KnownInteractions } from '#domain/metrics/engagement.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import { columnCell } from '#server/platform/db/column-cell.ts';

/**
 * Videos of a query result in columnar form: one list per column, all in the same order, instants in milliseconds.
 * Cheaper than rows.
 */
export interface VideoColumns {
  ids: string[] | null;
  publishedAt: number[] | null;
  views: (number | null)[] | null;
  likes: (number | null)[] | null;
  comments: (number | null)[] | null;
  shares: (number | null)[] | null;
  sources: SourceId[] | null;
  precisions: Precision[] | null;
  observedAt: number[] | null;
}

/** A video's figures with their source. */
export interface VideoFigures extends KnownInteractions {
  id: string;
  publishedAt: Date;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
}

/** SQL aggregates that produce the columns for the table alias `v`. */
export function videoColumns(v: string): string {
  const ms = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::bigint`;
  return `json_agg(${v}.id) as ids, json_agg(${ms(`${v}.created_at`)}) as "publishedAt",
    json_agg(${v}.view_count) as views, json_agg(${v}.like_count) as likes, json_agg(${v}.comment_count) as comments,
    json_agg(${v}.share_count) as shares, json_agg(${v}.source) as sources, json_agg(${v}.precision) as precisions,
    json_agg(${ms(`${v}.observed_at`)}) as "observedAt"`;
}

/** Converts the columns back to videos, in order. */
export function videosOf(columns: VideoColumns): VideoFigures[] {
  return (columns.ids ?? []).map((id, index) => ({
    id,
    publishedAt: new Date(columnCell(columns.publishedAt, index)),
    views: columnCell(columns.views, index),
    likes: columnCell(columns.likes, index),
    comments: columnCell(columns.comments, index),
    shares: columnCell(columns.shares, index),
    source: columnCell(columns.sources, index),
    precision: columnCell(columns.precisions, index),
    observedAt: new Date(columnCell(columns.observedAt, index)),
  }));
}
