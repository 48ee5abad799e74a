import { englishSyllables } from '#domain/language/english/english-syllables.ts';
import { frenchSyllables } from '#domain/language/french/french-syllables.ts';
import { memoize } from '#domain/language/text/memoize.ts';
import { spokenText } from './spoken-text.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** `hook`: the first sentence, said fast and in one breath; `script`: a whole video with its pauses. */
type Pace = 'hook' | 'script';

/**
 * Syllables a second. A hook of 12 French or 13 English words fills three seconds and a script runs at 2.6 French or 2.7
 * English words a second; a word of speech has about 1.5 and 1.35 syllables. The fast figures stand below those of
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

/** How many syllables a text has when it is said, with its numbers and signs. */
export function countSyllables(text: string, language: Language): number {
  return syllables[language](text);
}

/** How long a text takes to say, in seconds; 0 where there is nothing to say. An estimate: speakers differ by a third. */
export function spokenSeconds(text: string, language: Language, pace: Pace): number {
  return countSyllables(text, language) / SYLLABLES_A_SECOND[language][pace];
}
