import type { Estimate } from '#domain/statistics/estimate.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';
import type { ExperimentVerdict } from '#domain/experiments/experiment-verdict.ts';
import type { AdviceRule, AdviceSubject, Recommendation } from './recommendation.ts';

/** An experiment with its videos and current verdict. */
export interface RunningExperiment {
  experiment: Experiment;
  videoIds: readonly string[];
  verdict: Estimate<ExperimentVerdict>;
}

const RULES: Record<ExperimentVerdict['outcome'], AdviceRule> = {
  variant_better: 'adopt_variant',
  variant_worse: 'drop_variant',
  no_difference_found: 'keep_either',
};

/**
 * The advice that follows from an experiment's verdict; while it runs, how many videos are still missing and nothing of
 * its results.
 */
export function experimentAdvice({ experiment, videoIds, verdict }: RunningExperiment): Recommendation[] {
  const { variable, rule } = experiment;
  const subject: AdviceSubject = { kind: 'experiment', variable, metric: rule.metric };
  if (!verdict.known) {
    if (verdict.reason !== 'experiment_running' || experiment.lockedAt === null) return [];
    const { n, needed } = verdict;
    const evidence = { videoIds, counts: { n, needed, count: needed - n }, effect: null };
    return [{ rule: 'continue_experiment', subject, evidence }];
  }
  const { factor, low, high, level } = verdict.comparison;
  const { usual, variant } = verdict.videoIds;
  const evidence = {
    videoIds: [...usual, ...variant],
    counts: { n: rule.plannedPerArm },
    effect: { factor, low, high, level },
  };
  return [{ rule: RULES[verdict.outcome], subject, evidence }];
}
