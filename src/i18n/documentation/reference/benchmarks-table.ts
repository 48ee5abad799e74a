import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import type { BenchmarkPopulation } from '#domain/statistics/benchmarks.ts';
import type { tableWords } from '../../fr/reference/table-words.ts';
import type { SameShape } from '../../language/translate.ts';
import type { DocBlock } from '../documentation.ts';

/** The published benchmarks that the product shows next to the user's figures. */
export function benchmarksTable(
  language: Language,
  { benchmarks: words }: SameShape<typeof tableWords>,
  populations: Record<BenchmarkPopulation, string>,
): DocBlock {
  const percent = new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 2 });
  return {
    kind: 'table',
    caption: words.caption,
    head: [words.publisher, words.year, words.population, words.statistic, words.basis, words.value],
    rows: BENCHMARKS.map(one => [
      one.publisher,
      `${one.year}`,
      populations[one.population],
      words.statistics[one.statistic],
      words.bases[one.basis],
      percent.format(one.percent / 100),
    ]),
  };
}
