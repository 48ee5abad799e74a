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

export interface EqualAge {
  /** In the order given. */
  videos: EqualAgeVideo[];
  /** Younger than the curve is known for: in no statistic yet. */
  tooYoung: string[];
}

/** Brings the views of videos of different ages to one age, so that they can be compared. */
export function atEqualAge(videos: readonly ObservedVideo[], curve: AgeCurve): EqualAge {
  const result: EqualAge = { videos: [], tooYoung: [] };
  for (const { id, publishedAt, views, observedAt } of videos) {
    const ageDays = ageInDays(publishedAt, observedAt);
    if (ageDays < curve.measuredFromDays) result.tooYoung.push(id);
    else result.videos.push({ id, publishedAt, ageDays, log: logCount(views) - curveAt(curve, ageDays) });
  }
  return result;
}
