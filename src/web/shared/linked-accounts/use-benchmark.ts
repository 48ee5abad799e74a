import { useState } from 'react';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import { benchmarksFor, type Benchmark } from '#domain/statistics/benchmarks.ts';

const KEY = 'benchmark';
/** The population nearest to those who read this. */
const USUAL = 'rival_iq_2024_influencers';

/** Published figures that count per view, as the product does: no other may stand beside it. */
export const BENCHMARKS_PER_VIEW: readonly Benchmark<'per_view'>[] = benchmarksFor('per_view', BENCHMARKS);

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The source that is compared with, kept in this browser. */
export function useBenchmark(): [Benchmark<'per_view'> | undefined, (id: string) => void] {
  const [id, setId] = useState(() => stored() ?? USUAL);
  const find = (wanted: string) => BENCHMARKS_PER_VIEW.find(benchmark => benchmark.id === wanted);
  const choose = (chosen: string) => {
    setId(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // A browser that keeps nothing forgets the choice.
    }
  };
  return [find(id) ?? find(USUAL), choose];
}
