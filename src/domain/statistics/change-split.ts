import { median } from 'simple-statistics';

/** One video of a period. */
export interface SplitVideo {
  publishedAt?: Date;
  /** As measured. */
  views: number;
  /** The same adjusted to an equal age; omit where age is not considered. */
  viewsAtEqualAge?: number;
}

/** The components of a change in views. */
export const CHANGE_PARTS = ['volume', 'typical', 'outliers', 'age'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** With fewer videos in either period no typical video is determined: a single video could decide it. */
export const TYPICAL_FLOOR = 6;
/** Views beyond this multiple of the typical video are attributed to the individual video. */
const FAR_ABOVE = 10;
/** From this share of a change on, one video is said to have caused it. */
const ONE_VIDEO = 0.5;

/**
 * Factors whose product is a period's views: the number of videos, the median views (with few videos the median of both
 * periods), the ratio of the mean to the median (the few videos that carry the rest), and the share of their views that
 * the videos already have.
 */
type PeriodFactors = Record<ChangePart, number>;

export interface ChangeSplit {
  /** Views in each period, and the difference. */
  earlier: number;
  later: number;
  change: number;
  /** Integers whose sum is exactly `change`. */
  parts: Record<ChangePart, number>;
  factors: { earlier: PeriodFactors; later: PeriodFactors };
  /** The one video that caused most of the change, if there is one; from the period with more views. */
  one?: { publishedAt: string; views: number };
}

/** A period's factors, with the excess views of far outliers kept separate, as views per video. */
interface Period extends PeriodFactors {
  near: number;
  far: number;
}

const equalViews = ({ views, viewsAtEqualAge }: SplitVideo) => viewsAtEqualAge ?? views;

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** A median of zero would leave the other factors undefined: the smallest typical video has one view. */
function typicalOf(videos: readonly SplitVideo[]): number {
  return Math.max(median(videos.map(equalViews)), 1);
}

function periodOf(videos: readonly SplitVideo[], typical: number): Period {
  const equal = videos.map(equalViews);
  const sumEqual = sumOf(equal);
  const far = sumOf(equal.filter(views => views > FAR_ABOVE * typical).map(views => views - typical));
  return {
    volume: videos.length,
    typical,
    outliers: sumEqual / (videos.length * typical),
    age: sumEqual === 0 ? 1 : sumOf(videos.map(({ views }) => views)) / sumEqual,
    near: (sumEqual - far) / (videos.length * typical),
    far: far / videos.length,
  };
}

/**
 * The factors of both periods. An empty period has those of the other one, with a volume of 0; with two empty ones all
 * is zero. Below the minimum sample both share one typical video, which then contributes nothing to the change.
 */
function periodsOf(
  earlier: readonly SplitVideo[],
  later: readonly SplitVideo[],
): { earlier: Period; later: Period } {
  if (earlier.length + later.length === 0) {
    const none: Period = { volume: 0, typical: 0, outliers: 1, age: 1, near: 1, far: 0 };
    return { earlier: none, later: none };
  }
  const isFew = Math.min(earlier.length, later.length) < TYPICAL_FLOOR;
  const all = typicalOf([...earlier, ...later]);
  const period = (videos: readonly SplitVideo[], others: readonly SplitVideo[]): Period =>
    videos.length === 0
      ? { ...periodOf(others, all), volume: 0 }
      : periodOf(videos, isFew ? all : typicalOf(videos));
  return { earlier: period(earlier, later), later: period(later, earlier) };
}

/**
 * Contribution of each factor to the change, averaged over all orders in which the factors could have changed. The
 * excess views of far outliers are added, not multiplied: otherwise a small growth of the typical video would be
 * credited with a part of them.
 */
function shapley(earlier: Period, later: Period): number[] {
  const count = CHANGE_PARTS.length;
  const viewsWith = (changed: number) => {
    const [volume, typical, spread, age] = CHANGE_PARTS.map((_, at) =>
      changed & (1 << at) ? later : earlier,
    );
    if (volume === undefined || typical === undefined || spread === undefined || age === undefined) return 0;
    return volume.volume * (typical.typical * spread.near + spread.far) * age.age;
  };
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  return CHANGE_PARTS.map((_, at) => {
    let share = 0;
    for (let others = 0; others < 1 << count; others++) {
      if (others & (1 << at)) continue;
      const size = CHANGE_PARTS.filter((__, other) => others & (1 << other)).length;
      const orders = (factorial(size) * factorial(count - 1 - size)) / factorial(count);
      share += orders * (viewsWith(others | (1 << at)) - viewsWith(others));
    }
    return share;
  });
}

/** The video whose excess views over the typical one account for at least half of a change. */
function oneVideo(videos: readonly SplitVideo[], typical: number, change: number): Pick<ChangeSplit, 'one'> {
  const [most] = videos.toSorted((a, b) => b.views - a.views);
  if (most?.publishedAt === undefined || change === 0) return {};
  if (most.views <= FAR_ABOVE * typical || most.views - typical < ONE_VIDEO * Math.abs(change)) return {};
  return { one: { publishedAt: most.publishedAt.toISOString(), views: most.views } };
}

/** Integers nearest to `shares` whose sum is `total`: the largest remainders are rounded up. */
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
 * Splits the difference in views between two sets of videos exactly into number of videos × (typical views × spread +
 * excess of far outliers) × age, where views at equal age are given. If a period has no videos, everything is
 * attributed to their number. Source: Shapley 1953, as used for decompositions (Shorrocks 2013).
 */
export function splitChange(
  earlierVideos: readonly SplitVideo[],
  laterVideos: readonly SplitVideo[],
): ChangeSplit {
  const total = (videos: readonly SplitVideo[]) => sumOf(videos.map(({ views }) => views));
  const [earlier, later] = [total(earlierVideos), total(laterVideos)];
  const change = later - earlier;
  const periods = periodsOf(earlierVideos, laterVideos);
  const [volume = 0, typical = 0, outliers = 0, age = 0] = wholeShares(
    shapley(periods.earlier, periods.later),
    change,
  );
  const factors = (period: Period): PeriodFactors => ({
    volume: period.volume,
    typical: period.typical,
    outliers: period.outliers,
    age: period.age,
  });
  return {
    earlier,
    later,
    change,
    parts: { volume, typical, outliers, age },
    factors: { earlier: factors(periods.earlier), later: factors(periods.later) },
    ...(change > 0
      ? oneVideo(laterVideos, periods.later.typical, change)
      : oneVideo(earlierVideos, periods.earlier.typical, change)),
  };
}
