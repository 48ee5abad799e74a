import { median } from 'simple-statistics';

/** One video of a period. */
export interface SplitVideo {
  /** As read. */
  views: number;
  /** The same brought to an equal age; leave out where age plays no part. */
  viewsAtEqualAge?: number;
}

/** What a change in views is made of. */
export const CHANGE_PARTS = ['volume', 'typical', 'outliers', 'age'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/**
 * Factors whose product is a period's views: how many videos, views of the middle one, how far the mean stands
 * above the middle (the few that carry the rest), and how much of their views the videos already have.
 */
export type PeriodFactors = Record<ChangePart, number>;

export interface ChangeSplit {
  /** Views in each period, and the difference. */
  earlier: number;
  later: number;
  change: number;
  /** Whole numbers whose sum is `change`, to the unit. */
  parts: Record<ChangePart, number>;
  factors: { earlier: PeriodFactors; later: PeriodFactors };
}

function factorsOf(videos: readonly SplitVideo[]): PeriodFactors | null {
  if (videos.length === 0) return null;
  const equal = videos.map(({ views, viewsAtEqualAge }) => viewsAtEqualAge ?? views);
  const sumEqual = equal.reduce((sum, views) => sum + views, 0);
  const sum = videos.reduce((total, { views }) => total + views, 0);
  // A median of nothing would leave the rest undefined; the smallest typical video has one view.
  const typical = Math.max(median(equal), 1);
  return {
    volume: videos.length,
    typical,
    outliers: sumEqual / (videos.length * typical),
    age: sumEqual === 0 ? 1 : sum / sumEqual,
  };
}

/** Share of the change that each factor brings, averaged over all orders in which they could have changed. */
function shapley(earlier: PeriodFactors, later: PeriodFactors): number[] {
  const count = CHANGE_PARTS.length;
  const product = (changed: number) =>
    CHANGE_PARTS.reduce((value, part, at) => value * (changed & (1 << at) ? later : earlier)[part], 1);
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  return CHANGE_PARTS.map((_, at) => {
    let share = 0;
    for (let others = 0; others < 1 << count; others++) {
      if (others & (1 << at)) continue;
      const size = CHANGE_PARTS.filter((__, other) => others & (1 << other)).length;
      const orders = (factorial(size) * factorial(count - 1 - size)) / factorial(count);
      share += orders * (product(others | (1 << at)) - product(others));
    }
    return share;
  });
}

/** Whole numbers nearest to `shares` whose sum is `total`: the largest remainders are rounded up. */
function wholeShares(shares: readonly number[], total: number): number[] {
  const whole = shares.map(Math.floor);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  let left = total - whole.reduce((sum, share) => sum + share, 0);
  for (let turn = 0; left !== 0; turn++) {
    const at = byRemainder[turn % shares.length]?.at ?? 0;
    whole[at] = (whole[at] ?? 0) + Math.sign(left);
    left -= Math.sign(left);
  }
  return whole;
}

/**
 * What changed and why: the difference in views between two sets of videos, split exactly into number of
 * videos × typical views × outliers (× age, where views at equal age are given). A period without videos leaves
 * everything to their number. Source: Shapley 1953, as used for decompositions (Shorrocks 2013).
 */
export function splitChange(
  earlierVideos: readonly SplitVideo[],
  laterVideos: readonly SplitVideo[],
): ChangeSplit {
  const total = (videos: readonly SplitVideo[]) => videos.reduce((sum, { views }) => sum + views, 0);
  const [earlier, later] = [total(earlierVideos), total(laterVideos)];
  const [before, after] = [factorsOf(earlierVideos), factorsOf(laterVideos)];
  const none: PeriodFactors = { volume: 0, typical: 0, outliers: 1, age: 1 };
  const factors = {
    earlier: before ?? { ...(after ?? none), volume: 0 },
    later: after ?? { ...(before ?? none), volume: 0 },
  };
  const shares = wholeShares(shapley(factors.earlier, factors.later), later - earlier);
  const [volume = 0, typical = 0, outliers = 0, age = 0] = shares;
  return { earlier, later, change: later - earlier, parts: { volume, typical, outliers, age }, factors };
}
