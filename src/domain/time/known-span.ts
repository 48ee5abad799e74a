import { isDated, type SourceId } from '#domain/sources/reading.ts';

const HOUR_MS = 3_600_000;
/** A period that ends up to this long after the last measurement counts as covered; older figures are called stale. */
export const STALE_AFTER_HOURS = 48;

/** The time span for which an account's publications are known. */
export interface KnownSpan {
  /** Number of its stored videos. */
  knownVideos: number;
  /** Publication date of the oldest one; null: none is stored. */
  oldestVideoAt: Date | null;
  /** Video count of the profile; null: not provided. */
  profileVideos: number | null;
  /** Instant up to which publications are known; null: nothing was ever read. */
  knownUntil: Date | null;
}

interface KnownVideo {
  publishedAt: Date;
  observedAt: Date;
  source?: SourceId;
}

/**
 * Instant up to which an account's publications are known: its last measurement. An undated file counts up to its
 * newest video. Null: nothing was ever read.
 */
export function knownUntil(videos: readonly KnownVideo[]): Date | null {
  const last = videos.reduce(
    (most, video) =>
      Math.max(most, video.publishedAt.getTime(), isDated(video) ? video.observedAt.getTime() : -Infinity),
    -Infinity,
  );
  return last === -Infinity ? null : new Date(last);
}

/** SQL equivalent for a user's own videos (`tiktok_videos` as `table`). */
export const knownUntilColumn = (table: string): string =>
  `greatest(max(${table}.created_at), max(${table}.observed_at) filter (where ${table}.source <> 'undated_file'))`;

/** Whether publications are known up to this end of a period, with the `STALE_AFTER_HOURS` tolerance. */
export function isKnownUntil(until: Date | null, end: Date): boolean {
  return until !== null && end.getTime() - until.getTime() <= STALE_AFTER_HOURS * HOUR_MS;
}

/**
 * Date of the oldest stored video, before which nothing is known; null when all videos the profile counts are stored.
 * A file with the last twenty videos of an account says nothing about earlier ones.
 */
export function knownSince({ knownVideos, oldestVideoAt, profileVideos }: KnownSpan): Date | null {
  return profileVideos !== null && knownVideos >= profileVideos ? null : oldestVideoAt;
}

/**
 * Whether an absence of videos from this instant on means that none was published, for all these accounts, rather than
 * that none is stored. Accounts without any video are ignored.
 */
export function reachesBack(accounts: readonly KnownSpan[], from: Date): boolean {
  const measured = accounts.filter(account => account.knownVideos > 0);
  return (
    measured.length > 0 &&
    measured.every(account => {
      const since = knownSince(account);
      return since === null || since < from;
    })
  );
}

/**
 * The earliest instant at which an account's data ends, if before this end; null: all accounts are covered up to it.
 */
export function endsBefore(accounts: readonly KnownSpan[], end: Date): Date | null {
  const ended = accounts.flatMap(({ knownVideos, knownUntil: until }) =>
    knownVideos === 0 || until === null || isKnownUntil(until, end) ? [] : [until.getTime()],
  );
  return ended.length === 0 ? null : new Date(Math.min(...ended));
}
