import { chooseAdvice } from '#domain/advice/choose-advice.ts';
import type { AdviceRule } from '#domain/advice/recommendation.ts';
import type { TotalChange } from '#domain/metrics/total-change.ts';
import { ageInDays, curveAt, REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { splitChange, type ChangeSplit, type SplitVideo } from '#domain/statistics/change-split.ts';
import { haveEqualViews } from '#domain/statistics/equal-age.ts';
import { logCount } from '#domain/statistics/log-scale.ts';
import { medianInterval } from '#domain/statistics/median-interval.ts';
import { outlierScores } from '#domain/statistics/outliers.ts';
import { firstCharacters } from '#domain/text/cut-text.ts';
import type { DashboardVideo } from './daily-evolution.ts';
import { dashboardUsualChange } from './dashboard-sentence.ts';
import { TOP_VIDEO_CHARACTERS } from './top-videos.ts';

/** Breakdown of an account's change, with the advice that follows. */
interface Explanation {
  /** Null where the change in views is not measurable: the change itself has the reason. */
  split: ChangeSplit | null;
  /** Most important first. */
  advice: AccountAdvice[];
}

/** A recommendation about the account as a whole: two periods alone support no other kind. */
interface AccountAdvice {
  rule: AdviceRule;
  subject: { kind: 'account' };
  evidence: { videoIds: string[]; counts: Record<string, number>; effect: { factor: number } | null };
  /** The one video it refers to, so that it can be named; null where it refers to several. */
  video: { videoId: string; description: string; publishedAt: string } | null;
}

/** More would not be read on a dashboard; the account's report has the rest. */
const MOST_ADVICE = 3;

/**
 * Adjusts views to one age by the reference curve. Videos younger than its first measured age are treated as that old:
 * otherwise a guess would enter the breakdown.
 */
function aged({ views, publishedAt, observedAt }: DashboardVideo): SplitVideo {
  const count = views ?? 0;
  const ageDays = Math.max(ageInDays(publishedAt, observedAt), REFERENCE_AGE_CURVE.measuredFromDays);
  return {
    publishedAt,
    views: count,
    viewsAtEqualAge: Math.exp(logCount(count) - curveAt(REFERENCE_AGE_CURVE, ageDays)),
  };
}

/** Where all videos have equal views, age is not taken into account. */
function asRead({ views, publishedAt }: DashboardVideo): SplitVideo {
  return { publishedAt, views: views ?? 0 };
}

function named([id]: readonly string[], videos: readonly DashboardVideo[]): AccountAdvice['video'] {
  const video = videos.find(one => one.id === id);
  if (video === undefined) return null;
  const description = firstCharacters(video.description, TOP_VIDEO_CHARACTERS);
  return { videoId: video.id, description, publishedAt: video.publishedAt.toISOString() };
}

function medianViews(videos: readonly DashboardVideo[]): number | null {
  const middle = medianInterval(videos.flatMap(({ views }) => (views === null ? [] : [views])));
  return middle.known ? middle.median : null;
}

/**
 * Breaks down a change in views, and derives advice from it. `views` is that change as returned by `comparePeriods`,
 * `days` the length of the later period, where it ends today.
 */
export function explainChange(
  earlier: readonly DashboardVideo[],
  later: readonly DashboardVideo[],
  views: TotalChange,
  days?: number,
): Explanation {
  const isEqual = haveEqualViews([...earlier, ...later].map(video => ({ views: video.views ?? 0 })));
  const parts = isEqual ? asRead : aged;
  const split = views.kind === 'measured' ? splitChange(earlier.map(parts), later.map(parts)) : null;
  const ids = (videos: readonly DashboardVideo[]) => videos.map(({ id }) => id);
  const measured = [...earlier, ...later].flatMap(({ id, publishedAt, observedAt, views: count }) =>
    count === null ? [] : { id, publishedAt, observedAt, views: count },
  );
  const advice = chooseAdvice({
    videoIds: ids(later),
    lifts: [],
    spread: {},
    experiments: [],
    outliers: outlierScores(measured, REFERENCE_AGE_CURVE),
    ...(split === null
      ? {}
      : {
          change: {
            split,
            earlierIds: ids(earlier),
            laterIds: ids(later),
            usual: dashboardUsualChange(earlier, later),
            medians: { earlier: medianViews(earlier), later: medianViews(later) },
            ...(days !== undefined && { runningOf: days }),
          },
        }),
  });
  const shown = advice
    .slice(0, MOST_ADVICE)
    .map(({ rule, evidence: { videoIds, counts, effect } }): AccountAdvice => ({
      rule,
      subject: { kind: 'account' },
      // The factor is omitted: a report computes it from all videos, and two periods alone would give another number.
      evidence: {
        videoIds: [...videoIds],
        counts: effect === null ? { ...counts } : { n: counts['n'] ?? 0 },
        effect: null,
      },
      video: effect === null ? null : named(videoIds, [...earlier, ...later]),
    }));
  return { split, advice: shown };
}
