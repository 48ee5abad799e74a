import { refusal, type Estimate } from '#domain/statistics/estimate.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import type { GroupTable } from '#domain/statistics/group-findings.ts';
import type { Growth } from '#domain/metrics/growth.ts';
import { SCORE_FLOOR, type OutlierScores } from '#domain/statistics/outliers.ts';
import { floorAdvice, gapAdvice } from './data-rules.ts';
import { experimentAdvice, type RunningExperiment } from './experiment-rules.ts';
import { foundPatterns, patternsToTest } from './pattern-rules.ts';
import { changeAdvice, outlierAdvice, type PeriodChange } from './period-rules.ts';
import { ADVICE_RULES, type Recommendation } from './recommendation.ts';

/** All inputs that advice may be based on; values not computed are omitted. */
export interface AdviceBasis {
  /** The videos that the statistics were computed from. */
  videoIds: readonly string[];
  lifts: readonly GroupTable[];
  /** Standard deviation of the log values at equal age, by metric. */
  spread: Readonly<Partial<Record<ExperimentMetric, number>>>;
  outliers?: Estimate<OutlierScores>;
  change?: PeriodChange;
  growth?: Estimate<Growth>;
  experiments: readonly RunningExperiment[];
}

/** Used when no video has the metric. */
const UNTOLD = refusal('too_few_videos', 0, SCORE_FLOOR);

/** More would not be read. */
const MOST = 5;
const MOST_EXPERIMENTS = 3;

const importance = ({ rule }: Recommendation) => ADVICE_RULES.indexOf(rule);

/** The recommendations that the statistics support, most important first, five at most; the strongest of each rule. */
export function chooseAdvice(basis: AdviceBasis): Recommendation[] {
  const { videoIds, lifts, spread, outliers, change, growth, experiments } = basis;
  const all = [
    ...experiments.flatMap(experimentAdvice),
    ...foundPatterns(lifts),
    ...(change === undefined ? [] : changeAdvice(change, outliers ?? UNTOLD)),
    ...(outliers === undefined ? [] : outlierAdvice(outliers)),
    ...patternsToTest(lifts, spread),
    ...(growth === undefined ? [] : gapAdvice(growth)),
    ...floorAdvice(lifts, videoIds),
  ];
  const strongest = all.filter((one, index) => all.findIndex(({ rule }) => rule === one.rule) === index);
  return strongest.sort((a, b) => importance(a) - importance(b)).slice(0, MOST);
}

/** The next experiments worth running: patterns that look good but may be due to chance, three at most. */
export function nextExperiments(basis: Pick<AdviceBasis, 'lifts' | 'spread'>): Recommendation[] {
  return patternsToTest(basis.lifts, basis.spread).slice(0, MOST_EXPERIMENTS);
}
