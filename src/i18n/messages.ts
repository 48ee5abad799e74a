import type { fr } from './fr/catalogue.ts';
import { createTranslate, type SameShape, type Translate } from './language/translate.ts';
import type { Language } from '#contract/wire/languages.ts';

export type Messages = SameShape<typeof fr>;
export type T = Translate<typeof fr>;

export function translateWith(language: Language, messages: Messages, numbers?: string): T {
  return createTranslate<typeof fr>(language, messages, numbers);
}

/** Texts loaded by some pages only: sign-in and its factors, texts shared by other pages, and separate areas. */
export type TextPart = 'auth' | 'pages' | 'analysis' | 'report' | 'writing' | 'admin';

const FIRST = {
  fr: async () => (await import('./fr/app/texts.ts')).appTexts,
  en: async () => (await import('./en/app/texts.ts')).appTexts,
};
const PARTS = {
  auth: {
    fr: async () => (await import('./fr/auth/texts.ts')).authTexts,
    en: async () => (await import('./en/auth/texts.ts')).authTexts,
  },
  pages: {
    fr: async () => (await import('./fr/pages/texts.ts')).pageTexts,
    en: async () => (await import('./en/pages/texts.ts')).pageTexts,
  },
  analysis: {
    fr: async () => (await import('./fr/video-analysis/texts.ts')).analysisTexts,
    en: async () => (await import('./en/video-analysis/texts.ts')).analysisTexts,
  },
  report: {
    fr: async () => (await import('./fr/reports/texts.ts')).reportTexts,
    en: async () => (await import('./en/reports/texts.ts')).reportTexts,
  },
  writing: {
    fr: async () => (await import('./fr/generations/texts.ts')).generationTexts,
    en: async () => (await import('./en/generations/texts.ts')).generationTexts,
  },
  admin: {
    fr: async () => (await import('./fr/admin/texts.ts')).adminTexts,
    en: async () => (await import('./en/admin/texts.ts')).adminTexts,
  },
};

/**
 * The texts of the most visited pages, and the named parts. In the browser each is a separate chunk. A key of
 * a part that is not loaded would be displayed as is: pages that use one wait for it (`useTextsOf`).
 */
export async function loadTexts(language: Language, parts: Iterable<TextPart> = []): Promise<Messages> {
  const pieces = [FIRST[language](), ...Array.from(parts, part => PARTS[part][language]())];
  return Object.assign({}, ...(await Promise.all(pieces))) as Messages;
}

/** All texts of a language. */
export function loadMessages(language: Language): Promise<Messages> {
  return loadTexts(language, Object.keys(PARTS) as TextPart[]);
}
