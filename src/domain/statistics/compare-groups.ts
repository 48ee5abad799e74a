import { factorRange, refusal, type Estimate, type FactorRange } from './estimate.ts';
import { studentQuantile, studentTwoSided } from './distributions.ts';
import { squaresAroundMean } from './log-scale.ts';

export const COMPARISON_FLOOR = 5;

export const TRIMMED_EACH_SIDE = 0.1;
/** A smaller variance of logs is a rounding error of zero. */
const NOTHING = 1e-20;

export interface GroupComparison extends FactorRange {
  /** Two-sided p-value for « no difference ». */
  p: number;
  /** Whether the range excludes ×1. */
  differs: boolean;
  n: { group: number; reference: number };
}

/** Mean without the highest and lowest tenth, and the square of its standard error. */
function trimmedMean(values: readonly number[]): { mean: number; variance: number; df: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const cut = Math.floor(TRIMMED_EACH_SIDE * sorted.length);
  const kept = sorted.slice(cut, sorted.length - cut);
  const [lowest = 0, highest = 0] = [kept[0], kept.at(-1)];
  const winsorised = sorted.map(value => Math.min(Math.max(value, lowest), highest));
  let sum = 0;
  for (const value of kept) sum += value;
  return {
    mean: sum / kept.length,
    variance: squaresAroundMean(winsorised) / (kept.length * (kept.length - 1)),
    df: kept.length - 1,
  };
}

/**
 * One group of videos compared with another, as a factor with its 95 % range: ×1.4 (×0.9 to ×2.1). Takes natural logs
 * (of views at equal age, or of engagement). Trimmed means, so that one viral video does not decide the result; the
 * groups may have different variances. Refused under five videos per group. Source: Yuen 1974, « The two-sample trimmed
 * t for unequal population variances ».
 */
export function compareGroups(
  group: readonly number[],
  reference: readonly number[],
  level = 0.95,
): Estimate<GroupComparison> {
  const thinner = Math.min(group.length, reference.length);
  if (thinner < COMPARISON_FLOOR) return refusal('too_few_in_group', thinner, COMPARISON_FLOOR);
  const [a, b] = [trimmedMean(group), trimmedMean(reference)];
  const variance = a.variance + b.variance;
  if (variance < NOTHING) return refusal('no_spread', thinner, COMPARISON_FLOOR);
  const df = variance ** 2 / (a.variance ** 2 / a.df + b.variance ** 2 / b.df);
  const difference = a.mean - b.mean;
  const range = factorRange(difference, studentQuantile(1 - level, df) * Math.sqrt(variance), level);
  return {
    known: true,
    ...range,
    p: studentTwoSided(difference / Math.sqrt(variance), df),
    differs: range.low > 1 || range.high < 1,
    n: { group: group.length, reference: reference.length },
  };
}
