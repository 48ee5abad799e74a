import { median } from 'simple-statistics';

/** One video of a period. */
export interface SplitVideo {
  publishedAt?: Date;
  /** As read. */
  views: number;
  /** The same brought to an equal age; leave out where age plays no part. */
  viewsAtEqualAge?: number;
}

/** What a change in views is made of. */
export const CHANGE_PARTS = ['volume', 'typical', 'outliers', 'age'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** With fewer in either period nothing is said of a typical video: one video could make it. */
export const TYPICAL_FLOOR = 6;
/** From so many times the typical video on, what a video has beyond it is its own. */
const FAR_ABOVE = 10;
/** From this share of a change on, one video is said to have made it. */
const ONE_VIDEO = 0.5;

/**
 * Factors whose product is a period's views: how many videos, views of the middle one (with few videos of the middle
 * one of both periods), how far the mean stands above it (the few that carry the rest), and how much of their views
 * the videos already have.
 */
type PeriodFactors = Record<ChangePart, number>;

export interface ChangeSplit {
  /** Views in each period, and the difference. */
  earlier: number;
  later: number;
  change: number;
  /** Whole numbers whose sum is `change`, to the unit. */
  parts: Record<ChangePart, number>;
  factors: { earlier: PeriodFactors; later: PeriodFactors };
  /** The one video that made most of the change, where one did; of the period that has more views. */
  one?: { publishedAt: string; views: number };
}

/** A period's factors, with what far videos have beyond the typical one kept apart, as views a video. */
interface Period extends PeriodFactors {
  near: number;
  far: number;
}

const equalViews = ({ views, viewsAtEqualAge }: SplitVideo) => viewsAtEqualAge ?? views;

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** A median of nothing would leave the rest undefined: the smallest typical video has one view. */
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
 * Both periods. One without videos has those of the other, and none of them; two without have nothing. Under the
 * floor both have one typical video: then nothing of the change is its doing.
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
 * Share of the change that each factor brings, averaged over all orders in which they could have changed. What far
 * videos have beyond the typical one is added and not multiplied: else a typical video that grows a little would be
 * told to have brought a part of theirs.
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

/** The video that made at least half of a change by what it has beyond the typical one. */
function oneVideo(videos: readonly SplitVideo[], typical: number, change: number): Pick<ChangeSplit, 'one'> {
  const [most] = videos.toSorted((a, b) => b.views - a.views);
  if (most?.publishedAt === undefined || change === 0) return {};
  if (most.views <= FAR_ABOVE * typical || most.views - typical < ONE_VIDEO * Math.abs(change)) return {};
  return { one: { publishedAt: most.publishedAt.toISOString(), views: most.views } };
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
 * videos × (typical views × spread + what far videos have beyond) × age, where views at equal age are given. A period
 * without videos leaves everything to their number. Source: Shapley 1953, as used for decompositions (Shorrocks 2013).
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
