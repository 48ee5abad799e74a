import type { ChangeSplit } from '#domain/statistics/change-split.ts';

/** What a report says first. */
export interface ReportHeadline {
  videos: number;
  earlierVideos: number;
  /** Views of the period's videos. */
  views: number;
  earlierViews: number;
  /** Views more or less than before. */
  change: number;
  /** The same in percent of the views before; null without any. */
  percent: number | null;
}

/** The views of a period's videos beside those of the period before. */
export function reportHeadline({
  data,
  split,
}: {
  data: { inPeriod: number; inComparison: number };
  split: Pick<ChangeSplit, 'earlier' | 'later' | 'change'>;
}): ReportHeadline {
  return {
    videos: data.inPeriod,
    earlierVideos: data.inComparison,
    views: split.later,
    earlierViews: split.earlier,
    change: split.change,
    percent: split.earlier === 0 ? null : (100 * split.change) / split.earlier,
  };
}
