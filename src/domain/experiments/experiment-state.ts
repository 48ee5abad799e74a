import type { Estimate } from '#domain/statistics/estimate.ts';
import type { ExperimentVerdict } from './experiment-verdict.ts';

/**
 * `draft`: no video yet, everything may change; `collecting`: videos are missing; `waiting`: all are there, some are
 * too young or unread; `decided`: the rule has spoken; `stopped`: ended before it could.
 */
export const EXPERIMENT_STATES = ['draft', 'collecting', 'waiting', 'decided', 'stopped'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

/** Where an experiment stands. `placed`: videos in both arms. */
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
