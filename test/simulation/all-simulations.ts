import { changeErrors } from './change-errors.ts';
import { comparisonErrors } from './comparison-errors.ts';
import { experimentErrors } from './experiment-errors.ts';
import { factorCoverage } from './factor-coverage.ts';
import type { Simulation } from './figures.ts';
import { growthTruth } from './growth-truth.ts';
import { medianCoverage } from './median-coverage.ts';
import { outlierErrors } from './outlier-errors.ts';
import { reportClaims } from './report-claims.ts';
import { sentenceErrors } from './sentence-errors.ts';
import { splitSums } from './split-sums.ts';

/** Every method that computes something, in the order of the methods. */
export const SIMULATIONS: readonly ((accounts: number, seed: number) => Simulation)[] = [
  medianCoverage,
  comparisonErrors,
  outlierErrors,
  reportClaims,
  splitSums,
  growthTruth,
  experimentErrors,
  factorCoverage,
  changeErrors,
  sentenceErrors,
];
