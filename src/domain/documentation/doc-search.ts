import MiniSearch, { type Options } from 'minisearch';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { likenessOf, readPhrases, type KnownPhrases } from './known-questions.ts';
import { KIND_WEIGHT, type DocIndex, type DocKind, type DocPlace } from './doc-location.ts';
import { splitWords } from './fold-words.ts';
import { readKnownWords, readQuery, type KnownWords } from './read-query.ts';
import { scoreWords } from './score-words.ts';
import { termsOf } from './search-terms.ts';

export interface FoundPlace extends DocPlace {
  /** Only to be compared with others of the same query. */
  score: number;
  /** Whether it fits well enough to be given as an answer, and not only as what is nearest. */
  isSure: boolean;
  /** The terms of this place that fitted: what is marked in an excerpt. */
  terms: readonly string[];
}

const EXPLAINS: ReadonlySet<DocKind> = new Set(['page', 'section', 'question']);
/** Under this nothing fits well enough to be shown. */
const LEAST_SCORE = 0.3;
const SURE_SCORE = 16;
/** How much a phrase that people ask with says beside the words of a place. */
const PHRASE = 1.2;
/** A phrase that is less like what was asked says nothing by itself. */
const LEAST_LIKENESS = 0.3;
const SURE_LIKENESS = 0.75;
/** How much of what fits best elsewhere on its page goes to a place. */
const SAME_PAGE = 0.2;

function optionsOf(language: Language): Options<DocPlace> {
  return {
    idField: 'path',
    fields: ['title', 'asked', 'page', 'text'],
    storeFields: ['title', 'page', 'group', 'kind', 'text', 'path', 'asked'],
    // The name of a catalogue says nothing of one of its entries.
    extractField: (place, field) =>
      field === 'page' && !EXPLAINS.has(place.kind) ? '' : place[field as keyof DocPlace],
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
    // What is told by its title or by a question of its own is no less for being a term or an error.
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

/** A place whose page fits elsewhere too goes before one that stands alone. */
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

/** Questions stand on one page, but are about many things. */
function pageOf({ kind, path }: DocPlace): string {
  return kind === 'question' ? path : (path.split('#')[0] ?? path);
}

interface Known {
  knownWords: KnownWords;
  phrases: KnownPhrases;
  places: ReadonlyMap<string, DocPlace>;
}
const known = new WeakMap<DocIndex, Known>();

/** What is read out of an index once, at its first question. */
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
