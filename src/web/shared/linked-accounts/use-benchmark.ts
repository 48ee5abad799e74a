import { useState } from 'react';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import { benchmarksFor, type Benchmark } from '#domain/statistics/benchmarks.ts';

const KEY = 'benchmark';
/** The population most similar to our users. */
const USUAL = 'rival_iq_2024_influencers';

/** Published figures per view, as in the product: no other is comparable. */
export const BENCHMARKS_PER_VIEW: readonly Benchmark<'per_view'>[] = benchmarksFor('per_view', BENCHMARKS);

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The source compared with, stored in this browser. */
export function useBenchmark(): [Benchmark<'per_view'> | undefined, (id: string) => void] {
  const [id, setId] = useState(() => stored() ?? USUAL);
  const find = (wanted: string) => BENCHMARKS_PER_VIEW.find(benchmark => benchmark.id === wanted);
  const choose = (chosen: string) => {
    setId(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Without browser storage the choice is not remembered.
    }
  };
  return [find(id) ?? find(USUAL), choose];
}
