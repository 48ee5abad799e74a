import type { ChangeSplit } from '#domain/statistics/change-split.ts';

type Totals = Pick<ChangeSplit, 'earlier' | 'later' | 'change'>;

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
  split: Totals;
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

/** Views of the period's videos, and against the period before; null: not known. */
export function reportViews({
  sentence,
  split,
}: {
  sentence?: { counted: { views: number | null } } | undefined;
  split: Pick<ChangeSplit, 'later' | 'change'> | null;
}): { views: number | null; change: number | null } {
  const views = sentence === undefined ? (split?.later ?? null) : sentence.counted.views;
  return { views, change: split?.change ?? null };
}
