import { isDated, type SourceId } from '#domain/sources/reading.ts';

const HOUR_MS = 3_600_000;
/** A period that ends up to this long after the last reading counts as known: figures older than that are called stale. */
export const STALE_AFTER_HOURS = 48;

interface KnownVideo {
  publishedAt: Date;
  observedAt: Date;
  source?: SourceId;
}

/**
 * Until when it is known what an account published: its last reading. A file that does not say when it was read knows
 * until its newest video. Null: nothing was ever read.
 */
export function knownUntil(videos: readonly KnownVideo[]): Date | null {
  const last = videos.reduce(
    (most, video) =>
      Math.max(most, video.publishedAt.getTime(), isDated(video) ? video.observedAt.getTime() : -Infinity),
    -Infinity,
  );
  return last === -Infinity ? null : new Date(last);
}

/** The same of a person's own videos (`tiktok_videos` as `table`), in SQL. */
export const knownUntilColumn = (table: string): string =>
  `greatest(max(${table}.created_at), max(${table}.observed_at) filter (where ${table}.source <> 'undated_file'))`;

/** Whether what was published is known up to this end of a period. */
export function isKnownUntil(until: Date | null, end: Date): boolean {
  return until !== null && end.getTime() - until.getTime() <= STALE_AFTER_HOURS * HOUR_MS;
}
