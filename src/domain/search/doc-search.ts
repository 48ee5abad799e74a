import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Language } from '#domain/language/spoken-words.ts';
import { isFaint } from './faint-words.ts';
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
  /** How people ask for it, in words it may not use itself; only looked in, never shown. */
  asked?: string;
}

export interface FoundPlace extends DocPlace {
  score: number;
  /** The terms of this place that fitted: what is marked in an excerpt. */
  terms: readonly string[];
}

export type DocIndex = MiniSearch<DocPlace>;

const WEIGHT: Record<DocKind, number> = {
  page: 0.65,
  section: 1,
  question: 1.3,
  term: 0.55,
  error: 0.35,
  call: 0.3,
  change: 0.3,
};
const EXPLAINS: ReadonlySet<DocKind> = new Set(['page', 'section', 'question']);
/** Under this nothing fits well enough to be shown. */
const LEAST_SCORE = 0.3;
/** Shorter words have no spelling to get wrong. */
const FUZZY_FROM = 4;
const TWICE_FUZZY_FROM = 8;
const PREFIX_FROM = 3;
/** How much a word weighs that says little. */
const FAINTLY = 0.3;
/** What a place only mentions in its text, beside what its title or a question says. */
const MENTION = 0.5;

function optionsOf(language: Language): Options<DocPlace> {
  return {
    idField: 'path',
    fields: ['title', 'asked', 'page', 'text'],
    storeFields: ['title', 'page', 'group', 'kind', 'text', 'path'],
    // The name of a catalogue says nothing of one of its entries.
    extractField: (place, field) =>
      field === 'page' && !EXPLAINS.has(place.kind) ? '' : (place[field as keyof DocPlace] ?? ''),
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
export function searchDocs(
  index: DocIndex,
  query: string,
  { language, most }: { language: Language; most: number },
): FoundPlace[] {
  const last = splitWords(query).at(-1);
  const isKnown = knownTerms(index, query);
  const isNear = nearTerms(index, query);
  const found = index.search(query, {
    boost: { title: 2, asked: 1.6, page: 0.7 },
    combineWith: 'OR',
    bm25: { k: 1.2, b: 0.5, d: 0.5 },
    // A word that is there is meant as it stands; only the last one may still be being typed.
    prefix: term =>
      term.length >= PREFIX_FROM && !isMeaning(term) && (!isKnown(term) || last?.startsWith(term) === true),
    fuzzy: term => {
      if (isMeaning(term) || term.length < FUZZY_FROM || isKnown(term)) return false;
      return term.length >= TWICE_FUZZY_FROM && !isNear(term) ? 2 : 1;
    },
    weights: { fuzzy: 0.3, prefix: 0.5 },
    boostTerm: term => (isMeaning(term) ? 0.7 : isFaint(term, language) ? FAINTLY : 1),
    boostDocument: (_, __, stored) => WEIGHT[(stored?.['kind'] as DocKind | undefined) ?? 'section'],
  });
  const asked = weighedWords(query, found, { language, places: index.documentCount });
  return found
    .map(result => ({ result, score: result.score * share(result, asked) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ result, score }) => ({ ...placeOf(result), score, terms: result.terms }));
}

/** Tells which terms of a query stand in the index to the letter. */
function knownTerms(index: DocIndex, query: string): (term: string) => boolean {
  const exact = index.search(query, { prefix: false, fuzzy: false, combineWith: 'OR' });
  const known = new Set(exact.flatMap(({ terms }) => terms));
  return term => known.has(term);
}

/** Tells which terms of a query are one letter away from one of the index: then no second letter is wrong. */
function nearTerms(index: DocIndex, query: string): (term: string) => boolean {
  const near = new Set(
    index
      .search(query, { prefix: false, fuzzy: term => (isMeaning(term) ? false : 1), combineWith: 'OR' })
      .flatMap(({ queryTerms }) => queryTerms),
  );
  return term => near.has(term);
}

/** A place that has several of the words asked for goes before one that has a single word often. */
function share({ queryTerms, match }: SearchResult, asked: readonly WeighedWord[]): number {
  let [fitting, all] = [0, 0];
  for (const { terms, weight } of asked) {
    all += weight;
    const fits = terms.filter(term => queryTerms.includes(term));
    if (fits.length === 0) continue;
    // What its title or a question says is what a place is about; its text also mentions other things.
    const isAbout = fits.some(term => match[term]?.some(field => field === 'title' || field === 'asked'));
    fitting += weight * (isAbout ? 1 : MENTION);
  }
  return all === 0 ? 1 : 0.05 + 0.95 * (fitting / all) ** 1.5;
}

interface WeighedWord {
  terms: readonly string[];
  /** The rarer a word, the more it says. Nothing for one that fits nowhere. */
  weight: number;
}

function weighedWords(
  query: string,
  found: readonly SearchResult[],
  { language, places }: { language: Language; places: number },
): WeighedWord[] {
  return splitWords(query).map(word => {
    const terms = termsOf(word, language);
    const holding = found.filter(({ queryTerms }) => terms.some(term => queryTerms.includes(term))).length;
    const faintly = terms.some(term => isFaint(term, language)) ? FAINTLY : 1;
    return { terms, weight: holding === 0 ? 0 : faintly * Math.log(1 + places / holding) };
  });
}

function placeOf(result: SearchResult): DocPlace {
  const { path, title, page, group, kind, text } = result as unknown as DocPlace;
  return { path, title, page, group, kind, text };
}
