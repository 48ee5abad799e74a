import type { fr } from './fr/catalogue.ts';
import { createTranslate, type SameShape, type Translate } from './translate.ts';
import type { Language } from '#contract/languages.ts';

export type Messages = SameShape<typeof fr>;
export type T = Translate<typeof fr>;

export function translateWith(language: Language, messages: Messages, numbers?: string): T {
  return createTranslate<typeof fr>(language, messages, numbers);
}

/** What only some pages say, and wait for: signing in and its factors; what other pages share; and areas of their own. */
export type WordPart = 'door' | 'later' | 'analysis' | 'report' | 'writing' | 'staff';

const FIRST = {
  fr: async () => (await import('./fr/first-words.ts')).firstWords,
  en: async () => (await import('./en/first-words.ts')).firstWords,
};
const PARTS = {
  door: {
    fr: async () => (await import('./fr/door-words.ts')).doorWords,
    en: async () => (await import('./en/door-words.ts')).doorWords,
  },
  later: {
    fr: async () => (await import('./fr/later-words.ts')).laterWords,
    en: async () => (await import('./en/later-words.ts')).laterWords,
  },
  analysis: {
    fr: async () => (await import('./fr/analysis-words.ts')).analysisWords,
    en: async () => (await import('./en/analysis-words.ts')).analysisWords,
  },
  report: {
    fr: async () => (await import('./fr/report-words.ts')).reportWords,
    en: async () => (await import('./en/report-words.ts')).reportWords,
  },
  writing: {
    fr: async () => (await import('./fr/writing-words.ts')).writingWords,
    en: async () => (await import('./en/writing-words.ts')).writingWords,
  },
  staff: {
    fr: async () => (await import('./fr/staff-words.ts')).staffWords,
    en: async () => (await import('./en/staff-words.ts')).staffWords,
  },
};

/**
 * What the pages that everybody opens say, and the parts named. In the browser each is a chunk of its own. A key of
 * another part would be said as itself: pages that use one wait for it (`speakOf`).
 */
export async function loadWords(language: Language, parts: Iterable<WordPart> = []): Promise<Messages> {
  const pieces = [FIRST[language](), ...Array.from(parts, part => PARTS[part][language]())];
  return Object.assign({}, ...(await Promise.all(pieces))) as Messages;
}

/** Everything the product says in a language. */
export function loadMessages(language: Language): Promise<Messages> {
  return loadWords(language, Object.keys(PARTS) as WordPart[]);
}
