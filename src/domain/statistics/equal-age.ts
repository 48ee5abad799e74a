import { ageInDays, curveAt, type AgeCurve } from './age-curve.ts';
import { logCount } from './log-scale.ts';

/** One video as it stood when it was last read. */
export interface ObservedVideo {
  id: string;
  publishedAt: Date;
  views: number;
  observedAt: Date;
}

/** A video whose views were brought to one age. */
export interface EqualAgeVideo {
  id: string;
  publishedAt: Date;
  ageDays: number;
  /** Natural log of the views that it is on course to have after a year. */
  log: number;
}

interface EqualAge {
  /** In the order given. */
  videos: EqualAgeVideo[];
  /** Younger than the curve is known for: in no statistic yet. */
  tooYoung: string[];
  /** Without a single view, and old enough: a factor to or from nothing is no size. Their log is that of none. */
  unseen: EqualAgeVideo[];
}

/** Several videos, and all have as many views whatever their age. */
export function haveEqualViews(videos: readonly { views: number }[]): boolean {
  return videos.length > 1 && videos.every(({ views }) => views === videos[0]?.views);
}

/**
 * Brings the views of videos of different ages to one age, so that they can be compared. Takes all videos that are
 * compared at once: where every one has as many views, age makes no difference among them, and none is made.
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
