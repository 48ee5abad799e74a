import { readingInterval } from '#domain/accounts/collection-schedule.ts';
import { GAP_AFTER_HOURS } from './growth.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** As a day and a half is a gap where a reading a day is due. */
const SLACK = GAP_AFTER_HOURS / DAY_HOURS;

/**
 * Whether a video was read longer ago than the rhythm of its age allows: a day and a half in its first month, ten
 * and a half days until it is ninety days old. Not by the hour in its first days: no reading by hand comes that
 * often. An older video is not read for its own sake any more, and its reading does not grow old.
 */
export function isOldReading(
  { publishedAt, observedAt }: { publishedAt: Date; observedAt: Date },
  now: Date,
): boolean {
  const interval = readingInterval(publishedAt, now);
  if (interval === null) return false;
  return now.getTime() - observedAt.getTime() > Math.max(interval, DAY_HOURS * HOUR_MS) * SLACK;
}
