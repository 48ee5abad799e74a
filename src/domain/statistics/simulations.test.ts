import { expect, test } from 'vitest';
import { rounds } from '#test/harness/rounds.ts';
import { changeErrors } from '#test/simulation/change-errors.ts';
import { comparisonErrors } from '#test/simulation/comparison-errors.ts';
import { experimentErrors } from '#test/simulation/experiment-errors.ts';
import { factorCoverage } from '#test/simulation/factor-coverage.ts';
import { misses, missesBeyondChance } from '#test/simulation/figures.ts';
import { growthTruth } from '#test/simulation/growth-truth.ts';
import { medianCoverage } from '#test/simulation/median-coverage.ts';
import { outlierErrors } from '#test/simulation/outlier-errors.ts';
import { reportClaims } from '#test/simulation/report-claims.ts';
import { sentenceErrors } from '#test/simulation/sentence-errors.ts';
import { splitSums } from '#test/simulation/split-sums.ts';

/** One seed, so that a miss is a change of the code and not of luck. `npm run evaluate` runs the full size. */
const SEED = 20261121;
/** Simulated accounts a case of the dearest methods. */
const OUTLIERS = rounds(400, 130);
const REPORTS = rounds(60, 20);
const FACTORS = rounds(250, 80);
const CHANGES = rounds(210, 70);
const SENTENCES = rounds(120, 40);

test('1: the interval of a median keeps its promise on 2,000 simulated accounts a case', () => {
  expect(misses(medianCoverage(2_000, SEED))).toEqual([]);
});

test('2: a comparison keeps its promise and sees few false differences, 2,000 simulated accounts a case', () => {
  expect(misses(comparisonErrors(2_000, SEED))).toEqual([]);
});

test(`3: age makes no outlier and planted ones are found, ${OUTLIERS} of 400 simulated accounts a case`, () => {
  expect(misses(outlierErrors(OUTLIERS, SEED))).toEqual([]);
});

test(`4 and 5: a report claims next to nothing where nothing works, and finds what works, ${REPORTS} of 60 accounts a case`, () => {
  expect(missesBeyondChance(reportClaims(REPORTS, SEED))).toEqual([]);
}, 120_000);

test('7: the parts of a change add up to the unit on 2,000 random pairs of periods', () => {
  expect(misses(splitSums(2_000, SEED))).toEqual([]);
});

test('8: no day that moved is told as zero, 2,000 simulated accounts of 30 days', () => {
  expect(misses(growthTruth(2_000, SEED))).toEqual([]);
});

test('9: experiments find what they were planned for and little else, 1,000 simulated experiments a case', () => {
  expect(misses(experimentErrors(1_000, SEED))).toEqual([]);
});

test(`11: the range of one video’s factor holds it, also where the account grows, ${FACTORS} of 250 simulated accounts a case`, () => {
  expect(missesBeyondChance(factorCoverage(FACTORS, SEED))).toEqual([]);
});

test(`12: a change of the usual video is seldom false, in streaks too, ${CHANGES} of 210 simulated accounts a case`, () => {
  expect(missesBeyondChance(changeErrors(CHANGES, SEED))).toEqual([]);
});

test(`13: the sentence of a period is seldom wrong and never begins with what cannot be told, ${SENTENCES} of 120 a case`, () => {
  expect(missesBeyondChance(sentenceErrors(SENTENCES, SEED))).toEqual([]);
});
