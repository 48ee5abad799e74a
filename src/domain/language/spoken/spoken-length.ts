import { englishSyllables } from '#domain/language/english/english-syllables.ts';
import { frenchSyllables } from '#domain/language/french/french-syllables.ts';
import { memoize } from '#domain/language/text/memoize.ts';
import { spokenText } from './spoken-text.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** `hook`: the first sentence, spoken fast in one breath; `script`: a whole video with its pauses. */
type Pace = 'hook' | 'script';

/**
 * Syllables per second. A hook of 12 French or 13 English words fills three seconds and a script runs at 2.6 French or
 * 2.7 English words per second; a spoken word has about 1.5 and 1.35 syllables. The fast figures are below those of
 * read speech (7.18 French, 6.19 English: Pellegrino, Coupé, Marsico, Language 87, 2011).
 */
export const SYLLABLES_A_SECOND: Record<Language, Record<Pace, number>> = {
  fr: { hook: 6, script: 3.9 },
  en: { hook: 5.85, script: 3.65 },
};

const CACHED_TEXTS = 2_000;
const syllables: Readonly<Record<Language, (text: string) => number>> = {
  fr: memoize(CACHED_TEXTS, text => frenchSyllables(spokenText(text, 'fr'))),
  en: memoize(CACHED_TEXTS, text => englishSyllables(spokenText(text, 'en'))),
};

/** The number of syllables of a text as spoken, including its numbers and symbols. */
export function countSyllables(text: string, language: Language): number {
  return syllables[language](text);
}

/** The speaking time of a text in seconds; 0 for an empty one. An estimate: speakers differ by a third. */
export function spokenSeconds(text: string, language: Language, pace: Pace): number {
  return countSyllables(text, language) / SYLLABLES_A_SECOND[language][pace];
}
