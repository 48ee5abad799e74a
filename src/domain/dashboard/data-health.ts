import { contradicts } from '#domain/metrics/engagement.ts';
import { isOldReading } from '#domain/metrics/old-readings.ts';
import { isDated } from '#domain/sources/reading.ts';
import type { Total } from './compare-periods.ts';
import type { DashboardVideo } from './daily-evolution.ts';

/** Problems with a period's figures: the number of its videos affected. */
interface DataHealth {
  /** Last measured longer ago than their collection interval allows. */
  oldReadings: number;
  /** The oldest of those measurements. */
  oldestReadingAt: Date | null;
  /** From files that do not state when their counts were measured. */
  undated: number;
  /** Without a known count. */
  unknown: Record<Total, number>;
  /** With more likes than views: without an engagement. */
  contradicting: number;
}

/** How stale and how incomplete the figures of these videos are. */
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
  const contradicting = videos.filter(contradicts).length;
  const undated = videos.filter(video => !isDated(video)).length;
  return { oldReadings: old.length, oldestReadingAt: oldest, undated, unknown, contradicting };
}
