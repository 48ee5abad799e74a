import { normalQuantile, studentQuantile } from '#domain/statistics/distributions.ts';

export const EXPERIMENT_METRICS = ['views', 'engagement'] as const;
export type ExperimentMetric = (typeof EXPERIMENT_METRICS)[number];

/** Everything that determines the verdict. Defined first, locked with the first video. */
export interface ExperimentRule {
  metric: ExperimentMetric;
  /** Age at which each video is judged, in days. */
  atAgeDays: number;
  /** Videos per arm: exactly this many enter the verdict. */
  plannedPerArm: number;
  /** Probability of finding a difference that does not exist, two-sided. */
  falseAlarm: number;
}

export interface Experiment {
  hypothesis: string;
  /** The only thing changed between the two arms. */
  variable: string;
  rule: Readonly<ExperimentRule>;
  /** When the first video was added and the rule locked; null before. */
  lockedAt: Date | null;
}

export const FALSE_ALARM = 0.05;
export const EXPERIMENT_POWER = 0.8;
export const FEWEST_PER_ARM = 5;
export const MOST_PER_ARM = 2_000;

/** Efficiency of trimmed means: on normal data, a thousand videos give the precision of 945 without trimming. */
export const TRIMMED_EFFICIENCY = 0.945;

/**
 * Videos per arm needed to detect a factor (1.5 for « half as much again ») with 80 % power. `spread`: standard
 * deviation of the natural logs of this account's videos at equal age. n = 2 ((t₁ + t₂) spread / ln factor)² / 0.945,
 * with Student's t for n itself; null when it exceeds 2,000.
 */
export function plannedPerArm(spread: number, factor: number, falseAlarm = FALSE_ALARM): number | null {
  const effect = Math.abs(Math.log(factor));
  if (!(effect > 0) || !(spread >= 0)) return null;
  const unit = (2 * (spread / effect) ** 2) / TRIMMED_EFFICIENCY;
  const normal = normalQuantile(falseAlarm) + normalQuantile(2 * (1 - EXPERIMENT_POWER));
  // Student's t needs more than the normal distribution: starting from its n, the first that suffices.
  for (let n = Math.max(Math.floor(unit * normal ** 2), FEWEST_PER_ARM); n <= MOST_PER_ARM; n++) {
    if (unit * reachOf(n, falseAlarm) ** 2 <= n) return n;
  }
  return null;
}

/** Standard errors between « no difference » and an effect detected with 80 % power. */
function reachOf(perArm: number, falseAlarm: number): number {
  const df = 2 * perArm - 2;
  return studentQuantile(falseAlarm, df) + studentQuantile(2 * (1 - EXPERIMENT_POWER), df);
}

/** The smallest factor that this many videos per arm detect with 80 % power: the inverse of `plannedPerArm`. */
export function detectableFactor(spread: number, perArm: number, falseAlarm = FALSE_ALARM): number {
  const error = spread * Math.sqrt(2 / (perArm * TRIMMED_EFFICIENCY));
  return Math.exp(reachOf(perArm, falseAlarm) * error);
}

type RuleChange = { allowed: true; experiment: Experiment } | { allowed: false; reason: 'locked' };

/**
 * Changes the rule, hypothesis or variable, as long as no video has been added. Later it could be chosen to fit the
 * data.
 */
export function changeExperiment(
  experiment: Experiment,
  changes: Partial<Pick<Experiment, 'hypothesis' | 'variable'>> & { rule?: Partial<ExperimentRule> },
): RuleChange {
  if (experiment.lockedAt !== null) return { allowed: false, reason: 'locked' };
  const rule = Object.freeze({ ...experiment.rule, ...changes.rule });
  return { allowed: true, experiment: { ...experiment, ...changes, rule } };
}

/** The experiment with its first video: from then on nothing in it changes, not even this instant. */
export function lockExperiment(experiment: Experiment, firstVideoAt: Date): Experiment {
  if (experiment.lockedAt !== null) return experiment;
  const rule = Object.freeze({ ...experiment.rule });
  return Object.freeze({ ...experiment, rule, lockedAt: new Date(firstVideoAt) });
}
