import { expect, test } from 'vitest';
import { BENCHMARKS } from './benchmark-sources.ts';
import {
  BENCHMARK_POPULATIONS,
  benchmarksFor,
  beside,
  ratePerFollower,
  ratePerView,
  sameBasis,
  type Benchmark,
} from './benchmarks.ts';

test('every source says who, when, by which formula, of whom, and where', () => {
  expect(new Set(BENCHMARKS.map(({ id }) => id)).size).toBe(BENCHMARKS.length);
  for (const { publisher, year, population, percent, address } of BENCHMARKS) {
    expect(publisher).not.toBe('');
    expect(year).toBeGreaterThanOrEqual(2020);
    expect(BENCHMARK_POPULATIONS).toContain(population);
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(30);
    expect(new URL(address).protocol).toBe('https:');
  }
});

test('a rate per view finds only benchmarks per view, one per follower only its own', () => {
  expect(benchmarksFor('per_view', BENCHMARKS).every(({ basis }) => basis === 'per_view')).toBe(true);
  expect(benchmarksFor('per_follower', BENCHMARKS).every(({ basis }) => basis === 'per_follower')).toBe(true);
  expect(benchmarksFor('per_view', BENCHMARKS).length).toBeGreaterThan(5);
  expect(benchmarksFor('per_follower', BENCHMARKS).length).toBeGreaterThan(1);
});

test('a figure per follower beside one per view does not compile', () => {
  const [perView] = benchmarksFor('per_view', BENCHMARKS);
  const [perFollower] = benchmarksFor('per_follower', BENCHMARKS);
  if (perView === undefined || perFollower === undefined) throw new Error('both are there');
  expect(beside(ratePerView(5), perView).difference).toBeCloseTo(5 - perView.percent);
  expect(beside(ratePerFollower(5), perFollower).difference).toBeCloseTo(5 - perFollower.percent);
  // @ts-expect-error – a rate per view beside a benchmark per follower
  beside(ratePerView(5), perFollower);
  // @ts-expect-error – and the other way round
  beside(ratePerFollower(5), perView);
  const unstated: Benchmark<'unstated'> = { ...perView, basis: 'unstated' };
  // @ts-expect-error – a publisher who does not say what was divided by
  beside(ratePerView(5), unstated);
  // @ts-expect-error – a benchmark of which only the data know the basis
  beside(ratePerView(5), BENCHMARKS[0] as Benchmark);
});

test('where the basis comes from data, it is asked first', () => {
  const unstated: Benchmark = { ...(BENCHMARKS[0] as Benchmark), basis: 'unstated' };
  expect(sameBasis('per_view', unstated)).toBe(false);
  expect(sameBasis('per_follower', unstated)).toBe(false);
});

test('published figures are named so that people know whose they are: no name of a repository, no politicians', () => {
  for (const { publisher, population } of BENCHMARKS) {
    expect(publisher).toMatch(/^[A-Z][A-Za-z]*(?: [A-Z][A-Za-z]*)*$/);
    expect(population).not.toBe('danish_politics');
  }
});
