/** The denominator of a rate. `unstated`: the publisher does not state it, so no comparison is possible. */
const RATE_BASES = ['per_view', 'per_follower', 'unstated'] as const;
type RateBasis = (typeof RATE_BASES)[number];

/** A rate in percent with its basis in its type. */
interface Rate<Basis extends RateBasis> {
  basis: Basis;
  percent: number;
}

export function ratePerView(percent: number): Rate<'per_view'> {
  return { basis: 'per_view', percent };
}

export function ratePerFollower(percent: number): Rate<'per_follower'> {
  return { basis: 'per_follower', percent };
}

/** A published figure to compare with one's own. */
export interface Benchmark<Basis extends RateBasis = RateBasis> {
  id: string;
  publisher: string;
  /** Year that the figures describe, or of publication when not stated. */
  year: number;
  basis: Basis;
  statistic: 'median' | 'mean';
  /** Interactions included. */
  formula: 'likes_comments_shares' | 'publishers_own';
  percent: number;
  /** The videos covered; each population has its words in the catalogue. */
  population: BenchmarkPopulation;
  /** Number of videos behind it, where published. */
  videos: number | null;
  address: string;
}

export const BENCHMARK_POPULATIONS = [
  'brands',
  'influencers',
  'media',
  'sports',
  'nonprofits',
  'higher_education',
  'all_accounts',
  'quebec_media',
  'english_creators',
  'danish_politics',
] as const;
export type BenchmarkPopulation = (typeof BENCHMARK_POPULATIONS)[number];

/** Bases that allow a comparison. */
type ComparableBasis = Exclude<RateBasis, 'unstated'>;

interface Beside<Basis extends ComparableBasis> {
  own: Rate<Basis>;
  benchmark: Benchmark<Basis>;
  /** Percentage points above (or, if negative, below) the benchmark. */
  difference: number;
}

/**
 * Compares one's own rate with a published one of the same basis. A rate per view against one per follower does not
 * compile; where the basis comes from data, check with `sameBasis` first.
 */
export function beside<Basis extends ComparableBasis>(
  own: Rate<Basis>,
  benchmark: Benchmark<NoInfer<Basis>>,
): Beside<Basis> {
  return { own, benchmark, difference: own.percent - benchmark.percent };
}

/** Whether a published figure is comparable with a rate of this basis. */
export function sameBasis<Basis extends ComparableBasis>(
  basis: Basis,
  benchmark: Benchmark,
): benchmark is Benchmark<Basis> {
  return benchmark.basis === basis;
}

/** The published figures comparable with a rate of this basis, newest first. */
export function benchmarksFor<Basis extends ComparableBasis>(
  basis: Basis,
  benchmarks: readonly Benchmark[],
): Benchmark<Basis>[] {
  return benchmarks
    .filter(benchmark => sameBasis(basis, benchmark))
    .sort((a, b) => b.year - a.year || (a.id < b.id ? -1 : 1));
}
