import type { SearchResult } from 'minisearch';
import { KIND_WEIGHT, type DocIndex, type DocKind } from './doc-location.ts';
import { splitWords } from './fold-words.ts';
import type { QueryWord } from './read-query.ts';
import { isConcept } from './synonyms.ts';

/** Weight of a word that is only in a place's text, relative to one in its title or a question. */
const MENTION = 0.7;
const PREFIX_FROM = 3;

/** How well each place matches by its words only; `terms` are those worth marking. */
export function scoreWords(
  index: DocIndex,
  words: readonly QueryWord[],
  query: string,
): Map<string, { score: number; terms: readonly string[] }> {
  const typed = splitWords(query).at(-1);
  const weights = new Map(words.flatMap(({ terms }) => terms));
  const byWord = new Map(words.map(({ word, terms }) => [word, terms.map(([term]) => term)]));
  const found = index.search(query, {
    boost: { title: 2, asked: 1.6, page: 0.7 },
    combineWith: 'OR',
    bm25: { k: 1.2, b: 0.5, d: 0.2 },
    processTerm: word => byWord.get(word) ?? null,
    // Only the last word may be incomplete.
    prefix: term =>
      term.length >= PREFIX_FROM && words.some(({ word, stem }) => word === typed && stem === term),
    fuzzy: false,
    weights: { fuzzy: 0, prefix: 0.5 },
    boostTerm: term => weights.get(term) ?? 1,
    boostDocument: (_, __, stored) => KIND_WEIGHT[(stored?.['kind'] as DocKind | undefined) ?? 'section'],
  });
  const asked = weighedWords(words, found, index.documentCount);
  return new Map(
    found.map(result => [
      String(result.id),
      { score: result.score * share(result, asked), terms: result.terms.filter(term => !isConcept(term)) },
    ]),
  );
}

/** A place with several of the query's words ranks above one with a single frequent word. */
function share({ queryTerms, match }: SearchResult, asked: readonly WeighedWord[]): number {
  let [fitting, all] = [0, 0];
  for (const { terms, weight } of asked) {
    all += weight;
    const fits = terms.filter(term => queryTerms.includes(term));
    if (fits.length === 0) continue;
    // The words of its title or of a question are a place's subject; its text also mentions other things.
    const isAbout = fits.some(term => match[term]?.some(field => field === 'title' || field === 'asked'));
    fitting += weight * (isAbout ? 1 : MENTION);
  }
  return all === 0 ? 1 : 0.05 + 0.95 * (fitting / all);
}

interface WeighedWord {
  terms: readonly string[];
  /** The rarer a word, the higher its weight. Zero for one without matches. */
  weight: number;
}

function weighedWords(
  words: readonly QueryWord[],
  found: readonly SearchResult[],
  places: number,
): WeighedWord[] {
  return words.map(({ terms: weighed, faintness }) => {
    const terms = weighed.map(([term]) => term);
    const holding = found.filter(({ queryTerms }) => terms.some(term => queryTerms.includes(term))).length;
    return { terms, weight: holding === 0 ? 0 : faintness * Math.log(1 + places / holding) };
  });
}
