import type { Estimate } from '#domain/statistics/estimate.ts';
import type { ExperimentVerdict } from './experiment-verdict.ts';

/**
 * `draft`: no video yet, everything may change; `collecting`: videos are missing; `waiting`: all are added, some are
 * too young or not measured; `decided`: the rule has given a verdict; `stopped`: ended before it could.
 */
export const EXPERIMENT_STATES = ['draft', 'collecting', 'waiting', 'decided', 'stopped'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

/** State of an experiment. `placed`: videos in both arms. */
export function experimentState(experiment: {
  lockedAt: Date | null;
  endedAt: Date | null;
  plannedPerArm: number;
  placed: number;
  verdict: Estimate<ExperimentVerdict>;
}): ExperimentState {
  const { lockedAt, endedAt, plannedPerArm, placed, verdict } = experiment;
  if (verdict.known || verdict.reason !== 'experiment_running') return 'decided';
  if (placed >= 2 * plannedPerArm) return 'waiting';
  if (endedAt !== null) return 'stopped';
  return lockedAt === null ? 'draft' : 'collecting';
}
