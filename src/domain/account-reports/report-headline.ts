import type { ChangeSplit } from '#domain/statistics/change-split.ts';

type Totals = Pick<ChangeSplit, 'earlier' | 'later' | 'change'>;

/** The opening figures of a report. */
interface ReportHeadline {
  videos: number;
  earlierVideos: number;
  /** Views of the period's videos. */
  views: number;
  earlierViews: number;
  /** Difference from the previous period. */
  change: number;
  /** The same in percent of the previous views; null when these are zero. */
  percent: number | null;
}

/** The views of a period's videos compared with the previous period. */
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

/**
 * Views of the period's videos and their change from the previous period; null: not known, or nothing to compare with.
 */
export function reportViews({
  sentence,
  split,
  data,
}: {
  sentence?: { counted: { views: number | null; earlierViews?: number | null } } | undefined;
  split: Pick<ChangeSplit, 'later' | 'change'> | null;
  data: { inComparison: number; newestSince?: Date | string | undefined };
}): { views: number | null; change: number | null } {
  const views = sentence === undefined ? (split?.later ?? null) : sentence.counted.views;
  const earlier = data.newestSince === undefined ? null : (sentence?.counted.earlierViews ?? null);
  const counted = views === null || earlier === null ? null : views - earlier;
  return { views, change: data.inComparison === 0 ? null : (split?.change ?? counted) };
}

interface Counted {
  views: number | null;
  earlierViews: number | null;
  endedAt?: Date | string | undefined;
  isBeforeUnknown?: true | undefined;
}

/** Whether anything of a report is set against the period before. */
export function isCompared(report: Parameters<typeof whyNoSplit>[0]): boolean {
  const why = whyNoSplit(report);
  return why === null || why === 'newest';
}

/** Why a report does not break down the change in views; null: it does. */
export function whyNoSplit({
  sentence,
  split,
  data,
}: {
  sentence?: { counted: Counted } | undefined;
  split: object | null;
  data: { inPeriod: number; inComparison: number; newestSince?: Date | string | undefined };
}): 'nothing' | 'nothingBefore' | 'ended' | 'beforeUnknown' | 'newest' | 'unread' | 'unknown' | null {
  const counted = sentence?.counted;
  if (split !== null) {
    if (data.inComparison > 0) return null;
    return data.inPeriod === 0 ? 'nothing' : 'nothingBefore';
  }
  if (counted?.endedAt !== undefined) return 'ended';
  if (counted?.isBeforeUnknown === true) return 'beforeUnknown';
  if (data.newestSince !== undefined) return 'newest';
  return counted?.views === null || counted?.earlierViews === null ? 'unread' : 'unknown';
}
