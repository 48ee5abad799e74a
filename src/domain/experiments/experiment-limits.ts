import { FEWEST_PER_ARM } from './experiment.ts';

/** Ages at which an experiment may judge its videos, in days. */
export const AGE_CHOICES_DAYS = [3, 7, 14, 30] as const;
type AgeChoice = (typeof AGE_CHOICES_DAYS)[number];
export const DEFAULT_AGE_DAYS: AgeChoice = 7;

/** Effect sizes, as factors, that an experiment may be planned to detect. */
export const FACTOR_CHOICES = [1.3, 1.5, 2, 3] as const;

export const PLANNED = { fewest: FEWEST_PER_ARM, most: 500 } as const;

export const EXPERIMENT_TEXT_MAX = { hypothesis: 300, variable: 80, lesson: 1_000 } as const;

/** Maximum per account, including deleted ones that can still be restored. */
export const EXPERIMENTS_MAX = 200;

/** Days for which a deleted experiment can be restored. */
export const DELETED_KEPT_DAYS = 30;
