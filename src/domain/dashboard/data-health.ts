import { isOldReading } from '#domain/metrics/old-readings.ts';
import { isDated } from '#domain/sources/reading.ts';
import type { Total } from './compare-periods.ts';
import type { DashboardVideo } from './daily-evolution.ts';

/** What is wrong with the figures of a period: how many of its videos, so that it can be said in words. */
interface DataHealth {
  /** Read longer ago than the rhythm of their age allows. */
  oldReadings: number;
  /** The oldest of those readings. */
  oldestReadingAt: Date | null;
  /** Of files that do not say when their counts were read. */
  undated: number;
  /** Without a known count. */
  unknown: Record<Total, number>;
}

/** How stale and how partial the figures of these videos are. */
export function dataHealth(videos: readonly DashboardVideo[], now: Date): DataHealth {
  const old = videos.filter(video => isDated(video) && isOldReading(video, now));
  const unknown = { views: 0, likes: 0, comments: 0, shares: 0 };
  for (const video of videos) {
    if (video.views === null) unknown.views += 1;
    if (video.likes === null) unknown.likes += 1;
    if (video.comments === null) unknown.comments += 1;
    if (video.shares === null) unknown.shares += 1;
  }
  const oldest = old.reduce<Date | null>(
    (least, { observedAt }) => (least === null || observedAt < least ? observedAt : least),
    null,
  );
  const undated = videos.filter(video => !isDated(video)).length;
  return { oldReadings: old.length, oldestReadingAt: oldest, undated, unknown };
}
