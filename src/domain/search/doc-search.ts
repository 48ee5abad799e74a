import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Language } from '#domain/language/spoken-words.ts';
import { splitWords } from './fold-words.ts';
import { isMeaning, termsOf } from './search-terms.ts';

/** What a place is, for how much it weighs: an explanation goes before a table of codes. */
export type DocKind = 'page' | 'section' | 'question' | 'term' | 'error' | 'call' | 'change';

/** One place of the documentation that can be found. */
export interface DocPlace {
  /** Where it stands, without its language; each place has its own. */
  path: string;
  title: string;
  /** The page it is on. */
  page: string;
  /** The group that page belongs to. */
  group: string;
  kind: DocKind;
  text: string;
}

export interface FoundPlace extends DocPlace {
  score: number;
  /** The terms of this place that fitted: what is marked in an excerpt. */
  terms: readonly string[];
}

export type DocIndex = MiniSearch<DocPlace>;

const WEIGHT: Record<DocKind, number> = {
  page: 0.9,
  section: 1,
  question: 1.1,
  term: 0.7,
  error: 0.55,
  call: 0.3,
  change: 0.3,
};
/** Under this nothing fits well enough to be shown. */
const LEAST_SCORE = 1;
/** Shorter words have no spelling to get wrong. */
const FUZZY_FROM = 4;
const TWICE_FUZZY_FROM = 8;
const PREFIX_FROM = 3;

function optionsOf(language: Language): Options<DocPlace> {
  return {
    idField: 'path',
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'group', 'kind', 'text', 'path'],
    tokenize: splitWords,
    processTerm: word => {
      const terms = termsOf(word, language);
      return terms.length === 0 ? null : terms;
    },
  };
}

/** Reads all places into an index; `JSON.stringify` of it is what a browser loads. */
export function makeDocIndex(places: readonly DocPlace[], language: Language): DocIndex {
  const index = new MiniSearch<DocPlace>(optionsOf(language));
  index.addAll(places);
  return index;
}

/** The index that was written by `JSON.stringify`. */
export function readDocIndex(json: string, language: Language): DocIndex {
  return MiniSearch.loadJSON<DocPlace>(json, optionsOf(language));
}

/** The places that answer a query best, the best first: in people's own words, with accents and typing mistakes. */
export function searchDocs(index: DocIndex, query: string, most: number): FoundPlace[] {
  const found = index.search(query, {
    boost: { title: 3, page: 1.6 },
    combineWith: 'OR',
    prefix: term => !isMeaning(term) && term.length >= PREFIX_FROM,
    fuzzy: term => {
      if (isMeaning(term) || term.length < FUZZY_FROM) return false;
      return term.length >= TWICE_FUZZY_FROM ? 2 : 1;
    },
    weights: { fuzzy: 0.3, prefix: 0.5 },
    boostTerm: term => (isMeaning(term) ? 0.7 : 1),
    boostDocument: (_, __, stored) => WEIGHT[(stored?.['kind'] as DocKind | undefined) ?? 'section'],
  });
  const asked = Math.max(...found.map(({ queryTerms }) => queryTerms.length), 1);
  return found
    .map(result => ({ result, score: result.score * share(result, asked) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ result, score }) => ({ ...placeOf(result), score, terms: result.terms }));
}

/** A place that has several of the words asked for goes before one that has a single word often. */
function share({ queryTerms }: SearchResult, asked: number): number {
  return 0.35 + (0.65 * queryTerms.length) / asked;
}

function placeOf(result: SearchResult): DocPlace {
  const { path, title, page, group, kind, text } = result as unknown as DocPlace;
  return { path, title, page, group, kind, text };
}
