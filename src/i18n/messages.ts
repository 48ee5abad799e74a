import type { fr } from './fr/catalogue.ts';
import { createTranslate, type SameShape, type Translate } from './translate.ts';
import type { Language } from '#contract/languages.ts';

export type Messages = SameShape<typeof fr>;
export type T = Translate<typeof fr>;

export function translateWith(language: Language, messages: Messages, numbers?: string): T {
  return createTranslate<typeof fr>(language, messages, numbers);
}

/**
 * What the pages that everybody opens say, for the browser: each language is a chunk of its own. A key of the later
 * words would be said as itself: pages that use them wait for `speakFully`.
 */
export async function loadFirstWords(language: Language): Promise<Messages> {
  const { firstWords } = await (language === 'en'
    ? import('./en/first-words.ts')
    : import('./fr/first-words.ts'));
  return firstWords as Messages;
}

/** Everything the product says in a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const later = language === 'en' ? import('./en/later-words.ts') : import('./fr/later-words.ts');
  const [first, { laterWords }] = await Promise.all([loadFirstWords(language), later]);
  return { ...first, ...laterWords };
}
