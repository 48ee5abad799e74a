import type { Estimate } from '#domain/statistics/estimate.ts';
import type { ChangePart, ChangeSplit } from '#domain/statistics/change-split.ts';
import type { UsualChange } from '#domain/statistics/usual-change.ts';
import type { OutlierScores } from '#domain/statistics/outliers.ts';
import { shareOfOthers } from '#domain/metrics/share-of-others.ts';
import type { AdviceRule, Recommendation } from './recommendation.ts';

/** The breakdown of a change with the videos of both periods. */
export interface PeriodChange {
  split: ChangeSplit;
  earlierIds: readonly string[];
  laterIds: readonly string[];
  /** Change of the usual video, and the median views of each period as displayed. */
  usual: Estimate<UsualChange>;
  medians: { earlier: number | null; later: number | null };
  /** Days of each period when the later one may end with an incomplete day. Absent: both are complete. */
  runningOf?: number;
}

/** A change below this share of the earlier views is not worth reporting. */
const WORTH_SAYING = 0.1;
/** The posting rhythm counts as lost from this many fewer videos, and at most half of them. */
const FEWER = 3;
const HALF = 0.5;

function isRhythmLost({ earlierIds, laterIds, runningOf }: PeriodChange): boolean {
  const [before, after] = [earlierIds.length, laterIds.length];
  // Today may have just begun: the videos expected today do not count as missing yet.
  const due = runningOf === undefined ? before : (before * (runningOf - 1)) / runningOf;
  return due - after >= FEWER && after <= HALF * due;
}

/** Statistically established, and visible in the two displayed medians. */
function hasUsualFallen({ usual, medians: { earlier, later } }: PeriodChange): boolean {
  if (!usual.known || !usual.differs || usual.factor > 1) return false;
  return earlier !== null && later !== null && later < earlier;
}

function ruleFor(
  change: PeriodChange,
  part: ChangePart,
  outliers: Estimate<OutlierScores>,
): AdviceRule | null {
  const { split, laterIds } = change;
  const isFall = split.change < 0;
  if (part === 'volume') return isFall && isRhythmLost(change) ? 'post_as_before' : null;
  if (part === 'typical') return isFall && hasUsualFallen(change) ? 'compare_ordinary' : null;
  if (part !== 'outliers' || isFall || !outliers.known) return null;
  const later = new Set(laterIds);
  return outliers.scores.some(({ id, verdict }) => verdict === 'high' && later.has(id))
    ? 'expect_less'
    : null;
}

/** The advice that follows from the largest part of a change in views, if any. */
export function changeAdvice(change: PeriodChange, outliers: Estimate<OutlierScores>): Recommendation[] {
  const { split, earlierIds, laterIds, medians } = change;
  const { earlier, later, parts } = split;
  if (earlierIds.length === 0 || Math.abs(split.change) < WORTH_SAYING * earlier) return [];
  const direction = Math.sign(split.change);
  const [largest] = (Object.entries(parts) as [ChangePart, number][])
    .filter(([, part]) => Math.sign(part) === direction)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  if (largest === undefined) return [];
  const [name, part] = largest;
  const rule = ruleFor(change, name, outliers);
  if (rule === null) return [];
  const counts = {
    earlier,
    later,
    part: Math.abs(part),
    before: name === 'typical' ? Math.round(medians.earlier ?? 0) : earlierIds.length,
    after: name === 'typical' ? Math.round(medians.later ?? 0) : laterIds.length,
  };
  const evidence = { videoIds: [...earlierIds, ...laterIds], counts, effect: null };
  return [{ rule, subject: { kind: 'account' }, evidence }];
}

/** Minimum factor: where all of an account's videos are alike, one stands out by very little. */
export const NOTEWORTHY_FACTOR = 1.5;
/** Minimum difference: a handful of extra views is nothing to learn from. */
const NOTEWORTHY_VIEWS = 100;

/** The video furthest above the account's own at the same age, and those too young to judge. */
export function outlierAdvice(outliers: Estimate<OutlierScores>): Recommendation[] {
  if (!outliers.known) return [];
  const advice: Recommendation[] = [];
  const [best] = outliers.scores
    .filter(
      ({ verdict, factor, views }) =>
        verdict === 'high' && factor >= NOTEWORTHY_FACTOR && views >= NOTEWORTHY_VIEWS,
    )
    .sort((a, b) => b.deviations - a.deviations);
  if (best !== undefined) {
    const counts = {
      n: outliers.n,
      others: outliers.n - 1,
      percent: Math.floor(shareOfOthers(best.percentile, outliers.n)),
    };
    const evidence = { videoIds: [best.id], counts, effect: { factor: best.factor } };
    advice.push({ rule: 'study_outlier', subject: { kind: 'account' }, evidence });
  }
  if (outliers.tooYoung.length > 0) {
    const evidence = {
      videoIds: outliers.tooYoung,
      counts: { count: outliers.tooYoung.length },
      effect: null,
    };
    advice.push({ rule: 'wait_for_growth', subject: { kind: 'account' }, evidence });
  }
  return advice;
}
