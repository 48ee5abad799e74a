import { readingInterval } from '#domain/accounts/collection-schedule.ts';
import { GAP_AFTER_HOURS } from './growth.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** The same tolerance as for daily measurements, where a day and a half is a gap. */
const SLACK = GAP_AFTER_HOURS / DAY_HOURS;

/**
 * Whether a video's last measurement is older than its age allows: a day and a half in its first month, ten and a half
 * days until it is ninety days old. No hourly limit in its first days: manual syncs are never that frequent. An older
 * video is no longer measured for its own sake, and its measurement does not become stale.
 */
export function isOldReading(
  { publishedAt, observedAt }: { publishedAt: Date; observedAt: Date },
  now: Date,
): boolean {
  const interval = readingInterval(publishedAt, now);
  if (interval === null) return false;
  return now.getTime() - observedAt.getTime() > Math.max(interval, DAY_HOURS * HOUR_MS) * SLACK;
}
