import MiniSearch, { type Options } from 'minisearch';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { likenessOf, readPhrases, type KnownPhrases } from './known-questions.ts';
import { KIND_WEIGHT, type DocIndex, type DocKind, type DocPlace } from './doc-location.ts';
import { splitWords } from './fold-words.ts';
import { readKnownWords, readQuery, type KnownWords } from './read-query.ts';
import { scoreWords } from './score-words.ts';
import { termsOf } from './search-terms.ts';

export interface FoundPlace extends DocPlace {
  /** Comparable only within the same query. */
  score: number;
  /** Whether it fits well enough to be given as the answer, not only as the nearest match. */
  isSure: boolean;
  /** The matching terms of this place, to mark in an excerpt. */
  terms: readonly string[];
}

const EXPLAINS: ReadonlySet<DocKind> = new Set(['page', 'section', 'question']);
/** Minimum score of a result. */
const LEAST_SCORE = 0.3;
const SURE_SCORE = 16;
/** Weight of a known search phrase relative to the words of a place. */
const PHRASE = 1.2;
/** Below this likeness a phrase does not count. */
const LEAST_LIKENESS = 0.3;
const SURE_LIKENESS = 0.75;
/** Share of the best other score on its page that is added to a place. */
const SAME_PAGE = 0.2;

function optionsOf(language: Language): Options<DocPlace> {
  return {
    idField: 'path',
    fields: ['title', 'asked', 'page', 'text'],
    storeFields: ['title', 'page', 'group', 'kind', 'text', 'path', 'asked'],
    // The title of a catalogue page says nothing about one of its entries.
    extractField: (place, field) =>
      field === 'page' && !EXPLAINS.has(place.kind) ? '' : place[field as keyof DocPlace],
    tokenize: splitWords,
    processTerm: word => {
      const terms = termsOf(word, language);
      return terms.length === 0 ? null : terms;
    },
  };
}

/** Indexes all places; a browser loads the result of `JSON.stringify`. */
export function makeDocIndex(places: readonly DocPlace[], language: Language): DocIndex {
  const index = new MiniSearch<DocPlace>(optionsOf(language));
  index.addAll(places);
  return index;
}

/** Loads an index written by `JSON.stringify`. */
export function readDocIndex(json: string, language: Language): DocIndex {
  return MiniSearch.loadJSON<DocPlace>(json, optionsOf(language));
}

/** The places that best answer a query, best first: queries may use everyday words, accents and typing errors. */
export function searchDocs(
  index: DocIndex,
  query: string,
  { language, most }: { language: Language; most: number },
): FoundPlace[] {
  const { knownWords, phrases, places } = knownOf(index, language);
  const words = readQuery(query, knownWords, language);
  const byWords = scoreWords(index, words, query);
  const byPhrase = likenessOf(query, words, phrases, language);
  const told = Math.max(0, ...words.map(({ faintness }) => faintness));
  const understood = words.filter(word => word.isKnown).length / Math.max(1, words.length);
  const top = Math.max(LEAST_SCORE, ...[...byWords.values()].map(({ score }) => score));
  const scored = [...new Set([...byWords.keys(), ...byPhrase.keys()])].flatMap(path => {
    const place = places.get(path);
    const { score = 0, terms = [] } = byWords.get(path) ?? {};
    const nearest = byPhrase.get(path) ?? 0;
    const likeness = nearest < LEAST_LIKENESS ? 0 : nearest;
    if (place === undefined || (score < LEAST_SCORE && likeness === 0)) return [];
    const isSure = told * understood * score >= SURE_SCORE || likeness >= SURE_LIKENESS;
    // The closer a phrase is to the query, the less its kind lowers the weight of a term or an error.
    const phrase = PHRASE * likeness * KIND_WEIGHT[place.kind] ** (1 - likeness);
    return [{ place, terms, isSure, score: told * Math.sqrt(score / top) + phrase }];
  });
  return withPages(scored)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ place: { asked: _, ...place }, ...rest }) => ({ ...place, ...rest }));
}

interface Scored {
  place: DocPlace;
  terms: readonly string[];
  score: number;
  isSure: boolean;
}

/** A place whose page has another match ranks above one without. */
function withPages(scored: readonly Scored[]): Scored[] {
  const best = new Map<string, Scored[]>();
  for (const one of scored) {
    const two = [...(best.get(pageOf(one.place)) ?? []), one].toSorted((a, b) => b.score - a.score);
    best.set(pageOf(one.place), two.slice(0, 2));
  }
  return scored.map(one => {
    const other = best.get(pageOf(one.place))?.find(known => known !== one);
    return { ...one, score: one.score + SAME_PAGE * (other?.score ?? 0) };
  });
}

/** All questions are on one page, but concern different subjects. */
function pageOf({ kind, path }: DocPlace): string {
  return kind === 'question' ? path : (path.split('#')[0] ?? path);
}

interface Known {
  knownWords: KnownWords;
  phrases: KnownPhrases;
  places: ReadonlyMap<string, DocPlace>;
}
const known = new WeakMap<DocIndex, Known>();

/** Data derived from an index once, at its first query. */
function knownOf(index: DocIndex, language: Language): Known {
  const made = known.get(index) ?? readKnown(index, language);
  known.set(index, made);
  return made;
}

function readKnown(index: DocIndex, language: Language): Known {
  const { index: terms, storedFields } = index.toJSON();
  const places = Object.values(storedFields) as unknown as DocPlace[];
  return {
    knownWords: readKnownWords(
      terms.map(([term]) => term),
      language,
    ),
    phrases: readPhrases(places, language),
    places: new Map(places.map(place => [place.path, place])),
  };
}
