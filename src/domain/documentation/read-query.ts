import type { Language } from '#domain/language/text/spoken-words.ts';
import { correctionsOf, vocabularyOf, type Vocabulary } from './correct-words.ts';
import { isWeakWord } from './weak-words.ts';
import { splitWords } from './fold-words.ts';
import { isMeaning, termsOf } from './search-terms.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isConcept, meaningsOf } from './synonyms.ts';

/** The vocabulary of an index and a language. */
export interface KnownWords {
  stems: ReadonlySet<string>;
  vocabulary: Vocabulary;
}

/** A query word with the terms it is searched by, and their weights. */
export interface QueryWord {
  word: string;
  stem: string;
  /** Whether it, or a similar word, is in the index or a list of synonyms. */
  isKnown: boolean;
  /** Other stems that were probably meant. */
  meant: readonly (readonly [stem: string, sureness: number])[];
  terms: readonly (readonly [term: string, weight: number])[];
  /** Weight relative to other words, 1 at most. */
  faintness: number;
}

const MEANING = 0.7;
const CONCEPT = 0.4;
/** Weight of a word with little meaning. */
const FAINTLY = 0.3;
const ELISION = /^(?:[cdjlmnst]|qu)(?=[aeiouhy])|^j/;
const SHORTEST_AFTER_ELISION = 4;

export function readKnownWords(terms: readonly string[], language: Language): KnownWords {
  const stems = new Set(terms.filter(term => !isMeaning(term)));
  return {
    stems,
    vocabulary: vocabularyOf([...stems, ...[...STOP_WORDS[language]].filter(w => w.length > 4)]),
  };
}

/** The meaningful words of a query, with the probable corrections of unknown words. */
export function readQuery(query: string, known: KnownWords, language: Language): QueryWord[] {
  return splitWords(query).flatMap(word => {
    const [stem, ...meanings] = termsOf(word, language);
    if (stem === undefined) return [];
    if (known.stems.has(stem) || meanings.length > 0) return [queryWord(word, [[stem, 1]], language)];
    const parted = afterElision(word, known, language);
    if (parted !== undefined) return parted.length === 0 ? [] : [queryWord(word, [[parted, 1]], language)];
    const meant = correctionsOf(stem, known.vocabulary).filter(({ term }) => !STOP_WORDS[language].has(term));
    const stems = meant.map(({ term, sureness }) => [term, sureness] as const);
    return [{ ...queryWord(word, [[stem, 1], ...stems], language), isKnown: stems.length > 0 }];
  });
}

/** « saffiche » is « s’affiche »: written without its apostrophe. */
function afterElision(word: string, known: KnownWords, language: Language): string | undefined {
  if (language !== 'fr' || !ELISION.test(word)) return undefined;
  const rest = word.replace(ELISION, '');
  if (rest.length < SHORTEST_AFTER_ELISION) return undefined;
  const [stem] = termsOf(rest, language);
  if (stem === undefined) return '';
  return known.stems.has(stem) || meaningsOf(stem, language).length > 0 ? stem : undefined;
}

function queryWord(
  word: string,
  stems: readonly (readonly [string, number])[],
  language: Language,
): QueryWord {
  const faintness = stems.some(([stem]) => isWeakWord(stem, language)) ? FAINTLY : 1;
  const terms = stems.flatMap(([stem, weight]) => [
    [stem, weight * faintness] as const,
    ...meaningsOf(stem, language).map(
      sign => [sign, weight * (isConcept(sign) ? CONCEPT : MEANING)] as const,
    ),
  ]);
  return { word, stem: stems[0]?.[0] ?? word, isKnown: true, meant: stems.slice(1), terms, faintness };
}
