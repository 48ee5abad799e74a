import type { Estimate } from './estimate.ts';
import type { UsualChange } from './usual-change.ts';

/** From this share of a period's views on, one video is said to carry it. */
export const CARRIES_PERCENT = 50;
const CARRIES_FLOOR = 6;

interface PeriodVideo {
  id: string;
  publishedAt: Date;
  /** Null: not known. */
  views: number | null;
}

/** Counted totals of a period: always true, whatever can be inferred. */
export interface CountedPeriod {
  videos: number;
  earlierVideos: number;
  /** Null: there are videos, and the views of none are known. */
  views: number | null;
  earlierViews: number | null;
  /** Change in views in percent of the previous period's; null without any. */
  percent: number | null;
  /** The most viewed, with its share of the period's views in percent; null without views. */
  best: { id: string; publishedAt: Date; views: number; percent: number } | null;
  /** Absent where the data covers the period to its end; else the end of the data. Nothing is compared then. */
  endedAt?: Date;
  /** Absent where the data covers the previous period. */
  isBeforeUnknown?: true;
  /** Absent where there are none, or where they equal the views of the stored videos. */
  dayViews?: DayViews;
}

/** Views of the account from its own daily figures, not from its stored videos. */
export interface DayViews {
  views: number;
  days: number;
}

/** How far the data covers both periods. */
interface KnownPeriods {
  isBeforeKnown: boolean;
  /** End of the data, where it is before the period's end; null: covered to its end. */
  endedAt: Date | null;
  dayViews?: DayViews | undefined;
}

/** What can be stated about the usual video, with its evidence. */
export type UsualSentence =
  | { kind: 'too_few'; n: number; needed: number; of: 'period' | 'all' | 'views' }
  | { kind: 'rises' | 'falls'; isFirm: boolean; low: number; high: number }
  | { kind: 'steady'; low: number; high: number }
  | { kind: 'cannot_tell'; low: number; high: number; later: number; earlier: number }
  /** All alike: there is no difference to find. */
  | { kind: 'no_spread' };

export interface PeriodSentence {
  /** What comes first: only firm findings or counted totals. */
  leads: 'carries' | 'usual' | 'counted';
  counted: CountedPeriod;
  usual: UsualSentence;
}

function totalOf(videos: readonly PeriodVideo[]): number | null {
  const known = videos.flatMap(({ views }) => (views === null ? [] : [views]));
  return known.length === 0 && videos.length > 0 ? null : known.reduce((sum, views) => sum + views, 0);
}

/** The video with most views; among equals the newer. */
function mostViewed(videos: readonly PeriodVideo[]): (PeriodVideo & { views: number }) | null {
  const [first] = videos
    .flatMap(video => (video.views === null || video.views === 0 ? [] : [{ ...video, views: video.views }]))
    .sort((a, b) => b.views - a.views || b.publishedAt.getTime() - a.publishedAt.getTime());
  return first ?? null;
}

function countedOf(
  period: readonly PeriodVideo[],
  comparison: readonly PeriodVideo[],
  { isBeforeKnown, endedAt, dayViews }: KnownPeriods,
): CountedPeriod {
  // In a period without data, no stored videos does not mean zero views.
  const views = endedAt !== null && period.length === 0 ? null : totalOf(period);
  const earlierViews = totalOf(comparison);
  const best = mostViewed(period);
  const isCompared = views !== null && earlierViews !== null && earlierViews > 0;
  return {
    videos: period.length,
    earlierVideos: comparison.length,
    views,
    earlierViews,
    percent: isCompared ? (100 * (views - earlierViews)) / earlierViews : null,
    best:
      best === null || views === null
        ? null
        : {
            id: best.id,
            publishedAt: best.publishedAt,
            views: best.views,
            percent: (100 * best.views) / views,
          },
    ...(endedAt !== null && { endedAt }),
    ...(dayViews !== undefined && dayViews.views !== views && { dayViews }),
    ...(!isBeforeKnown && { isBeforeUnknown: true }),
  };
}

function usualSentence(change: Estimate<UsualChange>): UsualSentence {
  if (!change.known) {
    const { reason, n, needed } = change;
    if (reason === 'no_spread') return { kind: 'no_spread' };
    const of = reason === 'no_views' ? 'views' : reason === 'too_few_videos' ? 'all' : 'period';
    return { kind: 'too_few', n, needed, of };
  }
  const { low, high, firm, differs, seems, isSteady, n } = change;
  const kind = change.factor > 1 ? 'rises' : 'falls';
  if (differs) return { kind, isFirm: true, ...firm };
  if (seems) return { kind, isFirm: false, low, high };
  if (isSteady) return { kind: 'steady', low, high };
  return { kind: 'cannot_tell', low, high, later: n.group, earlier: n.reference };
}

/**
 * Summary of a period compared with the previous one. An unsupported finding never comes first: the counted totals do.
 * `change`: of the usual video, from the previous period to this one.
 */
export function periodSentence(
  period: readonly PeriodVideo[],
  comparison: readonly PeriodVideo[],
  change: Estimate<UsualChange>,
  known: KnownPeriods = { isBeforeKnown: true, endedAt: null },
): PeriodSentence {
  const counted = countedOf(period, comparison, known);
  const usual = usualSentence(change);
  const carries =
    usual.kind !== 'too_few' &&
    counted.videos >= CARRIES_FLOOR &&
    (counted.best?.percent ?? 0) >= CARRIES_PERCENT;
  const isTold = usual.kind === 'rises' || usual.kind === 'falls' || usual.kind === 'steady';
  return { leads: carries ? 'carries' : isTold ? 'usual' : 'counted', counted, usual };
}
