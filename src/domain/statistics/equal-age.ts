import { ageInDays, curveAt, type AgeCurve } from './age-curve.ts';
import { logCount } from './log-scale.ts';

/** One video at its last measurement. */
export interface ObservedVideo {
  id: string;
  publishedAt: Date;
  views: number;
  observedAt: Date;
}

/** A video with its views adjusted to a common age. */
export interface EqualAgeVideo {
  id: string;
  publishedAt: Date;
  ageDays: number;
  /** Natural log of the views that it is projected to have after a year. */
  log: number;
}

interface EqualAge {
  /** In input order. */
  videos: EqualAgeVideo[];
  /** Too young for the curve: not used in any statistic yet. */
  tooYoung: string[];
  /** Without a single view, and old enough: a factor to or from nothing is no size. Their log is that of none. */
  unseen: EqualAgeVideo[];
}

/** Whether there are several videos, all with equal views whatever their age. */
export function haveEqualViews(videos: readonly { views: number }[]): boolean {
  return videos.length > 1 && videos.every(({ views }) => views === videos[0]?.views);
}

/**
 * Adjusts the views of videos of different ages to a common age, for comparison. Takes all compared videos together:
 * where all have equal views, no age adjustment is made.
 */
export function atEqualAge(videos: readonly ObservedVideo[], curve: AgeCurve): EqualAge {
  const result: EqualAge = { videos: [], tooYoung: [], unseen: [] };
  const isEqual = haveEqualViews(videos);
  for (const { id, publishedAt, views, observedAt } of videos) {
    const ageDays = ageInDays(publishedAt, observedAt);
    if (ageDays < curve.measuredFromDays) result.tooYoung.push(id);
    else if (views === 0) result.unseen.push({ id, publishedAt, ageDays, log: -Infinity });
    else {
      const log = logCount(views) - (isEqual ? 0 : curveAt(curve, ageDays));
      result.videos.push({ id, publishedAt, ageDays, log });
    }
  }
  return result;
}
