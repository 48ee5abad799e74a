import type { Language } from '#domain/language/text/spoken-words.ts';
import { spellOut } from './abbreviations.ts';
import { splitWords, stemOf } from './fold-words.ts';
import { isWeakWord } from './weak-words.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { QueryWord } from './read-query.ts';
import { isConcept, meaningsOf } from './synonyms.ts';

/** Whole search phrases, each leading to a place; stop words count too: « quoi dire » is a question. */
export interface KnownPhrases {
  /** For each phrase, its place and the total weight of its words. */
  phrases: readonly { place: string; weight: number }[];
  /** For each stem or meaning key, the phrases that contain it. */
  holders: ReadonlyMap<string, readonly number[]>;
}

/** How strongly synonyms count as the same word. */
const SAME_MEANING = 0.7;
const SAME_CONCEPT = 0.4;
/** A word found in no phrase weighs as much as a very rare one. */
const UNKNOWN = 1000;
/** Without stop words many questions would be empty; at full weight they would outweigh the others. */
const SMALL_SHARE = 0.45;
const FAINT_SHARE = 0.7;

interface PhraseWord {
  stem: string;
  signs: readonly string[];
  /** Relative weight, 1 at most. */
  share: number;
}

function wordsOf(text: string, language: Language): PhraseWord[] {
  const words = splitWords(text)
    .map(word => spellOut(word, language))
    .filter(word => word.length > 1)
    .map(word => {
      const stem = stemOf(word, language);
      const signs = meaningsOf(stem, language);
      return {
        stem,
        signs,
        share: STOP_WORDS[language].has(word) ? SMALL_SHARE : isWeakWord(stem, language) ? FAINT_SHARE : 1,
      };
    });
  return [...new Map(words.map(word => [word.stem, word])).values()];
}

/** Parses the phrases of every place: `asked` is split at commas. */
export function readPhrases(
  places: Iterable<{ path: string; title: string; asked?: string }>,
  language: Language,
): KnownPhrases {
  const read = [...places].flatMap(({ path, title, asked }) =>
    [title, ...(asked ?? '').split(',')]
      .map(phrase => wordsOf(phrase, language))
      .filter(words => words.length > 0)
      .map(words => ({ place: path, words })),
  );
  const holders = new Map<string, number[]>();
  for (const [at, { words }] of read.entries()) {
    for (const term of new Set(words.flatMap(({ stem, signs }) => [stem, ...signs]))) {
      const known = holders.get(term);
      if (known === undefined) holders.set(term, [at]);
      else known.push(at);
    }
  }
  const phrases = read.map(({ place, words }) => ({
    place,
    weight: words.reduce(
      (sum, { stem, share }) => sum + share * rarity(holders.get(stem)?.length ?? 0, read.length),
      0,
    ),
  }));
  return { phrases, holders };
}

function rarity(holding: number, of: number): number {
  return Math.log(1 + of / (1 + holding));
}

/** For each place, the similarity of its nearest phrase to the query, 0 to 1. */
export function likenessOf(
  query: string,
  words: readonly QueryWord[],
  { phrases, holders }: KnownPhrases,
  language: Language,
): Map<string, number> {
  const fits = new Map<number, number>();
  let whole = 0;
  for (const { stem, share } of wordsOf(query, language)) {
    const meant = words.find(word => word.stem === stem)?.meant ?? [];
    const best = new Map<number, number>();
    let heaviest = 0;
    for (const [term, strength] of strengthsOf([[stem, 1], ...meant], language)) {
      const holding = holders.get(term) ?? [];
      if (holding.length === 0) continue;
      const weight = share * rarity(holding.length, phrases.length);
      heaviest = Math.max(heaviest, weight);
      for (const at of holding) best.set(at, Math.max(best.get(at) ?? 0, strength * weight));
    }
    whole += heaviest === 0 ? share * Math.log(1 + UNKNOWN) : heaviest;
    for (const [at, weight] of best) fits.set(at, (fits.get(at) ?? 0) + weight);
  }
  const likest = new Map<string, number>();
  for (const [at, fit] of fits) {
    const phrase = phrases[at];
    if (phrase === undefined) continue;
    const likeness = fit / Math.sqrt(whole * phrase.weight);
    likest.set(phrase.place, Math.max(likest.get(phrase.place) ?? 0, likeness));
  }
  return likest;
}

function strengthsOf(
  stems: readonly (readonly [stem: string, sureness: number])[],
  language: Language,
): (readonly [term: string, strength: number])[] {
  return stems.flatMap(([stem, sureness]) => [
    [stem, sureness] as const,
    ...meaningsOf(stem, language).map(
      sign => [sign, sureness * (isConcept(sign) ? SAME_CONCEPT : SAME_MEANING)] as const,
    ),
  ]);
}
