import { normalQuantile, studentQuantile } from '#domain/statistics/distributions.ts';

export const EXPERIMENT_METRICS = ['views', 'engagement'] as const;
export type ExperimentMetric = (typeof EXPERIMENT_METRICS)[number];

/** Everything that decides the verdict. Written down first, locked with the first video. */
export interface ExperimentRule {
  metric: ExperimentMetric;
  /** Age at which each video is judged, in days. */
  atAgeDays: number;
  /** Videos an arm; neither more nor fewer enter the verdict. */
  plannedPerArm: number;
  /** Chance of a difference that is not there, two-sided. */
  falseAlarm: number;
}

export interface Experiment {
  hypothesis: string;
  /** What is changed between the two arms, and nothing else. */
  variable: string;
  rule: Readonly<ExperimentRule>;
  /** When the first video came in, and with it the lock; null before. */
  lockedAt: Date | null;
}

export const FALSE_ALARM = 0.05;
export const EXPERIMENT_POWER = 0.8;
export const FEWEST_PER_ARM = 5;
export const MOST_PER_ARM = 2_000;

/** The price of trimmed means: on normal data, a thousand videos say what 945 would without trimming. */
export const TRIMMED_EFFICIENCY = 0.945;

/**
 * Videos an arm that it takes to find a factor (1.5 for « half as much again ») in four experiments of five.
 * `spread`: standard deviation of the natural logs of this account's videos at equal age.
 * n = 2 ((t₁ + t₂) spread / ln factor)² / 0.945, with Student's t for the n itself; null when it exceeds 2,000.
 */
export function plannedPerArm(spread: number, factor: number, falseAlarm = FALSE_ALARM): number | null {
  const effect = Math.abs(Math.log(factor));
  if (!(effect > 0) || !(spread >= 0)) return null;
  const unit = (2 * (spread / effect) ** 2) / TRIMMED_EFFICIENCY;
  const normal = normalQuantile(falseAlarm) + normalQuantile(2 * (1 - EXPERIMENT_POWER));
  // Student's t asks for more than the normal distribution: from its n upwards, the first that is enough.
  for (let n = Math.max(Math.floor(unit * normal ** 2), FEWEST_PER_ARM); n <= MOST_PER_ARM; n++) {
    if (unit * reachOf(n, falseAlarm) ** 2 <= n) return n;
  }
  return null;
}

/** Standard errors between « no difference » and one that is found in four experiments of five. */
function reachOf(perArm: number, falseAlarm: number): number {
  const df = 2 * perArm - 2;
  return studentQuantile(falseAlarm, df) + studentQuantile(2 * (1 - EXPERIMENT_POWER), df);
}

/** The smallest factor that so many videos an arm find in four experiments of five: `plannedPerArm`, read backwards. */
export function detectableFactor(spread: number, perArm: number, falseAlarm = FALSE_ALARM): number {
  const error = spread * Math.sqrt(2 / (perArm * TRIMMED_EFFICIENCY));
  return Math.exp(reachOf(perArm, falseAlarm) * error);
}

type RuleChange = { allowed: true; experiment: Experiment } | { allowed: false; reason: 'locked' };

/** Another rule, hypothesis or variable: as long as no video is in. Afterwards it would be chosen to fit the data. */
export function changeExperiment(
  experiment: Experiment,
  changes: Partial<Pick<Experiment, 'hypothesis' | 'variable'>> & { rule?: Partial<ExperimentRule> },
): RuleChange {
  if (experiment.lockedAt !== null) return { allowed: false, reason: 'locked' };
  const rule = Object.freeze({ ...experiment.rule, ...changes.rule });
  return { allowed: true, experiment: { ...experiment, ...changes, rule } };
}

/** The experiment once its first video is in: from now on nothing of it changes, not even this instant. */
export function lockExperiment(experiment: Experiment, firstVideoAt: Date): Experiment {
  if (experiment.lockedAt !== null) return experiment;
  const rule = Object.freeze({ ...experiment.rule });
  return Object.freeze({ ...experiment, rule, lockedAt: new Date(firstVideoAt) });
}
