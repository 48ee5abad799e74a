import { refusal, type Estimate } from '#domain/statistics/estimate.ts';
import { compareGroups, type GroupComparison } from '#domain/statistics/compare-groups.ts';
import type { ExperimentRule } from './experiment.ts';

export const ARMS = ['usual', 'variant'] as const;
export type Arm = (typeof ARMS)[number];

/** A video of an experiment, judged at the age set by the rule. */
export interface ExperimentVideo {
  id: string;
  arm: Arm;
  publishedAt: Date;
  /** Natural log of the metric at that age; null while the video is younger. */
  log: number | null;
}

export interface ExperimentVerdict {
  outcome: 'variant_better' | 'variant_worse' | 'no_difference_found';
  /** Ratio of the variant to the usual version. */
  comparison: GroupComparison;
  /** Ids of the deciding videos, in order of publication. */
  videoIds: Record<Arm, string[]>;
}

/**
 * The verdict by the locked rule: only the first planned videos of each arm by publication count. While one is missing
 * or too young no number is available, because looking early produces false findings. The same videos give the same
 * verdict, in any order.
 */
export function experimentVerdict(
  rule: Readonly<ExperimentRule>,
  videos: readonly ExperimentVideo[],
): Estimate<ExperimentVerdict> {
  const decisive = (arm: Arm) =>
    videos
      .filter(video => video.arm === arm)
      .sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice(0, rule.plannedPerArm);
  const arms = { usual: decisive('usual'), variant: decisive('variant') };
  const logs = (arm: Arm) => arms[arm].map(({ log }) => log).filter(log => log !== null);
  const ready = logs('usual').length + logs('variant').length;
  const needed = 2 * rule.plannedPerArm;
  if (ready < needed) return refusal('experiment_running', ready, needed);
  const comparison = compareGroups(logs('variant'), logs('usual'), 1 - rule.falseAlarm);
  if (!comparison.known) return comparison;
  const outcome = !comparison.differs
    ? 'no_difference_found'
    : comparison.factor > 1
      ? 'variant_better'
      : 'variant_worse';
  const ids = (arm: Arm) => arms[arm].map(({ id }) => id);
  return { known: true, outcome, comparison, videoIds: { usual: ids('usual'), variant: ids('variant') } };
}
