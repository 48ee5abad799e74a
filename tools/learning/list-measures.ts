import type { Language } from '#domain/language/text/spoken-words.ts';
import { contentStems, overlap, plainWords } from '#domain/generations/brief/word-stems.ts';

/**
 * Different pairs of neighbouring words over all pairs of a list of texts, 0 to 1 (distinct-2: Li, Galley, Brockett, Gao,
 * Dolan, NAACL 2016). Null where no text has two words.
 */
export function distinctTwo(texts: readonly string[]): number | null {
  const pairs = texts.flatMap(text => {
    const words = plainWords(text);
    return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  });
  return pairs.length === 0 ? null : new Set(pairs).size / pairs.length;
}

/** The mean share of stems that two texts of a list have in common, 0 to 1. Null for fewer than two texts. */
export function selfSimilarity(texts: readonly string[], language: Language): number | null {
  const stems = texts.map(text => new Set(contentStems(text, language)));
  let sum = 0;
  let pairs = 0;
  for (let one = 0; one < stems.length; one++) {
    for (let other = one + 1; other < stems.length; other++) {
      sum += overlap(stems[one] ?? new Set(), stems[other] ?? new Set());
      pairs++;
    }
  }
  return pairs === 0 ? null : sum / pairs;
}

/** How often a text of the first kind has the higher value: the area under the ROC curve, ties counted half. */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number | null {
  if (first.length === 0 || second.length === 0) return null;
  const all = [
    ...first.map(value => ({ value, first: true })),
    ...second.map(value => ({ value, first: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rank = 0;
  let sum = 0;
  while (rank < all.length) {
    let end = rank;
    while (end < all.length && all[end]?.value === all[rank]?.value) end++;
    const mean = (rank + 1 + end) / 2;
    for (let at = rank; at < end; at++) if (all[at]?.first === true) sum += mean;
    rank = end;
  }
  return (sum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}
