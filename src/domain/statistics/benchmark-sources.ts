import type { Benchmark, BenchmarkPopulation } from './benchmarks.ts';

const RIVAL_IQ_2024 = 'https://www.rivaliq.com/blog/tiktok-benchmark-report/';
const SOCIALINSIDER_2023 = 'https://www.socialinsider.io/blog/tiktok-benchmarks/';

function rivalIq2024(population: BenchmarkPopulation, percent: number): Benchmark<'per_view'> {
  return {
    id: `rival_iq_2024_${population}`,
    publisher: 'Rival IQ',
    year: 2024,
    basis: 'per_view',
    statistic: 'median',
    formula: 'publishers_own',
    percent,
    population,
    videos: null,
    address: RIVAL_IQ_2024,
  };
}

/** Medians that can be recomputed from published lists of videos (those with at least 100 views). */
function recomputed(
  population: BenchmarkPopulation,
  publisher: string,
  year: number,
  percent: number,
  videos: number,
  address: string,
): Benchmark<'per_view'> {
  return {
    id: `${population}_${year}`,
    publisher,
    year,
    basis: 'per_view',
    statistic: 'median',
    formula: 'likes_comments_shares',
    percent,
    population,
    videos,
    address,
  };
}

/** Published engagement of TikTok videos: each with its formula, year, population and URL. */
export const BENCHMARKS: readonly Benchmark[] = [
  rivalIq2024('brands', 3.4),
  rivalIq2024('influencers', 4.9),
  rivalIq2024('media', 3.8),
  rivalIq2024('sports', 9.2),
  rivalIq2024('nonprofits', 5.2),
  rivalIq2024('higher_education', 4.1),
  {
    id: 'rival_iq_2024_brands_per_follower',
    publisher: 'Rival IQ',
    year: 2024,
    basis: 'per_follower',
    statistic: 'median',
    formula: 'publishers_own',
    percent: 2.6,
    population: 'brands',
    videos: null,
    address: RIVAL_IQ_2024,
  },
  {
    id: 'socialinsider_2023',
    publisher: 'Socialinsider',
    year: 2023,
    basis: 'per_view',
    statistic: 'mean',
    formula: 'publishers_own',
    percent: 5.38,
    population: 'all_accounts',
    videos: 616_000,
    address: SOCIALINSIDER_2023,
  },
  {
    id: 'socialinsider_2022_per_follower',
    publisher: 'Socialinsider',
    year: 2022,
    basis: 'per_follower',
    statistic: 'mean',
    formula: 'publishers_own',
    percent: 4.25,
    population: 'all_accounts',
    videos: null,
    address: 'https://www.socialinsider.io/press-releases/tiktok-engagement-is-entering-a-decreasing-phase',
  },
  recomputed('quebec_media', 'Le Trente', 2023, 3.86, 4_905, 'https://github.com/jhroy/leTrente2022-23'),
  recomputed('english_creators', 'GitHub', 2024, 6.51, 5_769, 'https://github.com/ZinRicky/nesc-code-dump'),
];
