import { factorRange, refusal, type Estimate, type FactorRange } from './estimate.ts';
import { compareGroups } from './compare-groups.ts';
import { studentQuantile } from './distributions.ts';
import { findStreaks, PHIS } from './streaks.ts';

/** Minimum videos per period, and in the whole account, before its usual video can be compared. */
export const CHANGE_FLOOR = { period: 6, inAll: 20 } as const;

/**
 * Firm statements need 99.5 %. A report makes them about views and engagement: together with its groups that gives one
 * false claim in twenty reports.
 */
export const FIRM_LEVEL = 0.995;
export const SEEMS_LEVEL = 0.95;
export const STEADY_LEVEL = 0.9;
/** A change that is certain to stay within these bounds counts as none. */
export const STEADY_WITHIN = { low: 2 / 3, high: 1.5 } as const;

/** Share of the videos in a trimmed comparison that count as degrees of freedom. */
const FREE_SHARE = 0.8;
const LEAST_FREEDOM = 2;
/** Two consecutive periods may differ through a long streak alone: longer ones are considered than for groups. */
const CHANGE_PHIS = [...PHIS, 0.8, 0.9];
/** The newest part of a history is enough to estimate its streaks, and keeps the dashboard fast. */
const MOST_HISTORY = 360;

export interface UsualChange extends FactorRange {
  /** The firm range excludes ×1: a firm statement. */
  differs: boolean;
  /** Only the 95 % range excludes it: « seems ». */
  seems: boolean;
  /** The range at 90 % lies within ×0.67 to ×1.5. */
  isSteady: boolean;
  /** The range for firm statements. */
  firm: { low: number; high: number };
  n: { group: number; reference: number };
}

/** How many videos of a streak carry the information of one, among `n` in a row. */
function inflation(n: number, phi: number): number {
  let lambda = 0;
  for (let k = 1; k < n; k++) lambda += phi ** k * (1 - k / n);
  return (1 + 2 * lambda) / (1 - (2 * lambda) / (n - 1));
}

/**
 * The usual video of a period compared with the previous one, as a factor with ranges that remain valid with streaks.
 * Takes natural logs of both periods, and those of the whole history in order of publication, to estimate the
 * autocorrelation. Source: Yuen 1974 on the logs; the variance of a mean of an autoregression of order one (Bayley and
 * Hammersley 1946).
 */
export function usualChange(
  group: readonly number[],
  reference: readonly number[],
  history: readonly number[],
  level = SEEMS_LEVEL,
): Estimate<UsualChange> {
  const thinner = Math.min(group.length, reference.length);
  if (thinner < CHANGE_FLOOR.period) return refusal('too_few_in_group', thinner, CHANGE_FLOOR.period);
  if (history.length < CHANGE_FLOOR.inAll)
    return refusal('too_few_videos', history.length, CHANGE_FLOOR.inAll);
  const phi = findStreaks(history.slice(-MOST_HISTORY), CHANGE_PHIS).posteriorMeanPhi;
  const [n1, n2] = [group.length, reference.length];
  const f = (inflation(n1, phi) / n1 + inflation(n2, phi) / n2) / (1 / n1 + 1 / n2);
  const free = FREE_SHARE * (n1 + n2 - 2);
  const rangeAt = (at: number): Estimate<FactorRange> => {
    const plain = compareGroups(group, reference, at);
    if (!plain.known) return plain;
    const wider = studentQuantile(1 - at, Math.max(LEAST_FREEDOM, free / f)) / studentQuantile(1 - at, free);
    const half = Math.log(plain.high / plain.factor) * Math.sqrt(f) * wider;
    return { known: true, ...factorRange(Math.log(plain.factor), half, at) };
  };
  const [shown, firm, steady] = [rangeAt(level), rangeAt(FIRM_LEVEL), rangeAt(STEADY_LEVEL)];
  if (!shown.known) return shown;
  if (!firm.known || !steady.known) return refusal('no_spread', thinner, CHANGE_FLOOR.period);
  const leavesOne = ({ low, high }: FactorRange) => low > 1 || high < 1;
  const differs = leavesOne(firm);
  const { factor, low, high } = shown;
  return {
    known: true,
    factor,
    low,
    high,
    level,
    differs,
    seems: !differs && leavesOne(shown),
    isSteady: steady.low >= STEADY_WITHIN.low && steady.high <= STEADY_WITHIN.high,
    firm: { low: firm.low, high: firm.high },
    n: { group: n1, reference: n2 },
  };
}
