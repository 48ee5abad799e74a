/** Spec §5: language must be fr or en, otherwise fr. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fr';

export function parseLanguage(value: unknown): Language {
  return value === 'en' ? 'en' : DEFAULT_LANGUAGE;
}

/** The BCP 47 tag passed to Intl. */
export const LOCALE: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };
