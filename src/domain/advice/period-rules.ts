import type { Answer } from '#domain/statistics/estimate.ts';
import type { ChangePart, ChangeSplit } from '#domain/statistics/change-split.ts';
import type { OutlierScores } from '#domain/statistics/outliers.ts';
import type { AdviceRule, Recommendation } from './recommendation.ts';

/** The split of a change with the videos of both periods. */
export interface PeriodChange {
  split: ChangeSplit;
  earlierIds: readonly string[];
  laterIds: readonly string[];
}

/** A change below this share of the earlier views is not worth a word. */
const WORTH_SAYING = 0.1;

function ruleFor(split: ChangeSplit, part: ChangePart): AdviceRule | null {
  if (split.change < 0 && part === 'volume') return 'post_as_before';
  if (split.change < 0 && part === 'typical') return 'compare_ordinary';
  return split.change > 0 && part === 'outliers' ? 'expect_less' : null;
}

/** What the largest part of a change in views asks for, when it asks for anything. */
export function changeAdvice({ split, earlierIds, laterIds }: PeriodChange): Recommendation[] {
  const { earlier, later, change, parts, factors } = split;
  if (earlierIds.length === 0 || Math.abs(change) < WORTH_SAYING * earlier) return [];
  const direction = Math.sign(change);
  const [largest] = (Object.entries(parts) as [ChangePart, number][])
    .filter(([, part]) => Math.sign(part) === direction)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  if (largest === undefined) return [];
  const [name, part] = largest;
  const rule = ruleFor(split, name);
  if (rule === null) return [];
  const counts = {
    earlier,
    later,
    part: Math.abs(part),
    before: name === 'typical' ? Math.round(factors.earlier.typical) : earlierIds.length,
    after: name === 'typical' ? Math.round(factors.later.typical) : laterIds.length,
  };
  const evidence = { videoIds: [...earlierIds, ...laterIds], counts, effect: null };
  return [{ rule, subject: { kind: 'account' }, evidence }];
}

/** Below it a video of an account whose videos are all alike stands out, and nothing carried it. */
export const NOTEWORTHY_FACTOR = 1.5;

/** The video furthest above the account's own at the same age, and those too young to be judged. */
export function outlierAdvice(outliers: Answer<OutlierScores>): Recommendation[] {
  if (!outliers.known) return [];
  const advice: Recommendation[] = [];
  const [best] = outliers.scores
    .filter(({ verdict, factor }) => verdict === 'high' && factor >= NOTEWORTHY_FACTOR)
    .sort((a, b) => b.deviations - a.deviations);
  if (best !== undefined) {
    const counts = { n: outliers.n, percent: Math.floor(best.percentile) };
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
