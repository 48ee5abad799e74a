import type { fr } from './fr/catalogue.ts';
import { createTranslate, type SameShape, type Translate } from './language/translate.ts';
import type { Language } from '#contract/wire/languages.ts';

export type Messages = SameShape<typeof fr>;
export type T = Translate<typeof fr>;

export function translateWith(language: Language, messages: Messages, numbers?: string): T {
  return createTranslate<typeof fr>(language, messages, numbers);
}

/** What only some pages say, and wait for: signing in and its factors; what other pages share; and areas of their own. */
export type WordPart = 'door' | 'later' | 'analysis' | 'report' | 'writing' | 'staff';

const FIRST = {
  fr: async () => (await import('./fr/app/texts.ts')).firstWords,
  en: async () => (await import('./en/app/texts.ts')).firstWords,
};
const PARTS = {
  door: {
    fr: async () => (await import('./fr/auth/texts.ts')).doorWords,
    en: async () => (await import('./en/auth/texts.ts')).doorWords,
  },
  later: {
    fr: async () => (await import('./fr/pages/texts.ts')).laterWords,
    en: async () => (await import('./en/pages/texts.ts')).laterWords,
  },
  analysis: {
    fr: async () => (await import('./fr/video-analysis/texts.ts')).analysisWords,
    en: async () => (await import('./en/video-analysis/texts.ts')).analysisWords,
  },
  report: {
    fr: async () => (await import('./fr/reports/texts.ts')).reportWords,
    en: async () => (await import('./en/reports/texts.ts')).reportWords,
  },
  writing: {
    fr: async () => (await import('./fr/generations/texts.ts')).writingWords,
    en: async () => (await import('./en/generations/texts.ts')).writingWords,
  },
  staff: {
    fr: async () => (await import('./fr/admin/texts.ts')).staffWords,
    en: async () => (await import('./en/admin/texts.ts')).staffWords,
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
