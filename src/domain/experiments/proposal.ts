import { EXPERIMENT_METRICS, type ExperimentMetric } from './experiment.ts';
import { PATTERN_FAMILIES, type PatternFamily } from '#domain/statistics/video-traits.ts';

/** The experiment that a recommendation proposes. */
export interface Proposal {
  family: PatternFamily;
  pattern: string;
  metric: ExperimentMetric;
}

const LONGEST_PATTERN = 60;

/** « hashtag:recette:views », as it appears in a URL. */
export function proposalText({ family, pattern, metric }: Proposal): string {
  return `${family}:${pattern}:${metric}`;
}

/** Parses a proposal from a URL; null for anything else. */
export function parseProposal(text: string | null): Proposal | null {
  const [, first, pattern = '', last] = /^([a-z]+):(.+):([a-z]+)$/su.exec(text ?? '') ?? [];
  const family = PATTERN_FAMILIES.find(one => one === first);
  const metric = EXPERIMENT_METRICS.find(one => one === last);
  if (family === undefined || metric === undefined) return null;
  if (pattern.length > LONGEST_PATTERN || /\p{C}/u.test(pattern)) return null;
  return { family, pattern, metric };
}
