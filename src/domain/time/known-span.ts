import { isDated, type SourceId } from '#domain/sources/reading.ts';

const HOUR_MS = 3_600_000;
/** A period that ends up to this long after the last reading counts as known: figures older than that are called stale. */
export const STALE_AFTER_HOURS = 48;

/** Of which time it is known what an account published. */
export interface KnownSpan {
  /** How many of its videos are known. */
  knownVideos: number;
  /** When the oldest of them was published; null: none is known. */
  oldestVideoAt: Date | null;
  /** How many its profile says there are; null: not told. */
  profileVideos: number | null;
  /** Until when it is known what was published; null: nothing was read. */
  knownUntil: Date | null;
}

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

/**
 * The oldest video, before which nothing is known; null: all that the profile counts is. A file with the last twenty
 * videos of an account says nothing of before.
 */
export function knownSince({ knownVideos, oldestVideoAt, profileVideos }: KnownSpan): Date | null {
  return profileVideos !== null && knownVideos >= profileVideos ? null : oldestVideoAt;
}

/**
 * Whether « no video then » is known of all these accounts from this instant on, and not only « no video of then is
 * known ». One without any video takes no part.
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

/** Until when the accounts are all known, where that is before this end; null: they are known to it. */
export function endsBefore(accounts: readonly KnownSpan[], end: Date): Date | null {
  const ended = accounts.flatMap(({ knownVideos, knownUntil: until }) =>
    knownVideos === 0 || until === null || isKnownUntil(until, end) ? [] : [until.getTime()],
  );
  return ended.length === 0 ? null : new Date(Math.min(...ended));
}
