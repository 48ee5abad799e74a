import { DAY_MS } from '#domain/time/day-ms.ts';
import type { SourceErrorCode } from '#domain/sources/reading.ts';

const HOUR_MS = 3_600_000;

/** How often a video is measured, by age: often while it grows, then less and less; not at all after 90 days. */
export const COLLECTION_STEPS = [
  { youngerThanMs: DAY_MS, everyMs: HOUR_MS },
  { youngerThanMs: 7 * DAY_MS, everyMs: 6 * HOUR_MS },
  { youngerThanMs: 30 * DAY_MS, everyMs: DAY_MS },
  { youngerThanMs: 90 * DAY_MS, everyMs: 7 * DAY_MS },
] as const;

/** The account itself: new videos are discovered and followers counted at least this often. */
const ACCOUNT_EVERY_MS = DAY_MS;
/** Maximum delay added to an interval, as a share of it: not all accounts are due on the hour. */
const JITTER = 0.1;
/** A few more videos are requested than are due: pinned ones come first, new ones push them down. */
const MARGIN = 10;

export interface LadderVideo {
  publishedAt: Date;
  observedAt: Date;
}

/** Milliseconds between two measurements of a video of that age; null: it is no longer measured for its own sake. */
export function readingInterval(publishedAt: Date, now: Date): number | null {
  const age = now.getTime() - publishedAt.getTime();
  return COLLECTION_STEPS.find(step => age < step.youngerThanMs)?.everyMs ?? null;
}

/**
 * Next collection of an account after one at `now`: as soon as a video is due, at the latest after a day, and never
 * before the shortest interval of its videos is over. `seed` determines a delay of up to a tenth.
 */
export function nextCollectionAt(videos: readonly LadderVideo[], now: Date, seed: string): Date {
  let shortest = ACCOUNT_EVERY_MS;
  let due = now.getTime() + ACCOUNT_EVERY_MS;
  for (const { publishedAt, observedAt } of videos) {
    const interval = readingInterval(publishedAt, now);
    if (interval === null) continue;
    shortest = Math.min(shortest, interval);
    due = Math.min(due, observedAt.getTime() + interval);
  }
  const at = Math.max(due, now.getTime() + shortest);
  return new Date(at + (at - now.getTime()) * JITTER * fraction(`${seed} ${now.toISOString().slice(0, 13)}`));
}

/** How many of an account's newest videos a collection must list to include all that are due, plus `MARGIN`. */
export function videosToList(newestFirst: readonly LadderVideo[], now: Date): number {
  const due = newestFirst.findLastIndex(({ publishedAt, observedAt }) => {
    const interval = readingInterval(publishedAt, now);
    return interval !== null && observedAt.getTime() + interval * (1 - JITTER) <= now.getTime();
  });
  return due + 1 + MARGIN;
}

/** Errors that may resolve by themselves within hours; after any other, the next attempt is a day later. */
const PASSING: ReadonlySet<SourceErrorCode> = new Set([
  'network',
  'timeout',
  'rate_limited',
  'challenge',
  'unavailable',
  'partial',
]);

/** When to retry a collection after its `failures`th failure in a row: 1, 2, 4 … 24 hours later. */
export function retryCollectionAt(
  failure: { code: SourceErrorCode | null; failures: number; retryAfterMs?: number | undefined },
  now: Date,
  seed: string,
): Date {
  const passes = failure.code === null || PASSING.has(failure.code);
  const pause = passes ? Math.min(HOUR_MS * 2 ** (Math.min(failure.failures, 6) - 1), DAY_MS) : DAY_MS;
  const wait = Math.max(pause, failure.retryAfterMs ?? 0);
  return new Date(now.getTime() + wait * (1 + JITTER * fraction(`${seed} ${failure.failures}`)));
}

/** A hash from 0 to 1, equal for equal texts (FNV-1a). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
