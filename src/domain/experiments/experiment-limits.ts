import { FEWEST_PER_ARM } from './experiment.ts';

/** Ages at which an experiment may judge its videos, in days. */
export const AGE_CHOICES_DAYS = [3, 7, 14, 30] as const;
type AgeChoice = (typeof AGE_CHOICES_DAYS)[number];
export const DEFAULT_AGE_DAYS: AgeChoice = 7;

/** Factors that an experiment may be planned to find. */
export const FACTOR_CHOICES = [1.3, 1.5, 2, 3] as const;

export const PLANNED = { fewest: FEWEST_PER_ARM, most: 500 } as const;

export const EXPERIMENT_TEXT_MAX = { hypothesis: 300, variable: 80, lesson: 1_000 } as const;

/** As many as one account may have, deleted ones included while they can be taken back. */
export const EXPERIMENTS_MAX = 200;

/** Days in which a deleted experiment can be taken back. */
export const DELETED_KEPT_DAYS = 30;
