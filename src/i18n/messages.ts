import type { fr } from './fr/catalogue.ts';
import { createTranslate, type SameShape, type Translate } from './translate.ts';
import type { Language } from '#contract/languages.ts';

export type Messages = SameShape<typeof fr>;
export type T = Translate<typeof fr>;

export function translateWith(language: Language, messages: Messages, numbers?: string): T {
  return createTranslate<typeof fr>(language, messages, numbers);
}

/** Only the chosen language is loaded; in the browser each is a chunk of its own. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'en' ? (await import('./en/catalogue.ts')).en : (await import('./fr/catalogue.ts')).fr;
}
