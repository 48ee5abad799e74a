import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { asRead } from './as-formatted.ts';

/** A calendar day, independent of any time zone. */
export const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day in the language's format: « 1er décembre 2026 ». */
export function dayText(day: string, language: Language): string {
  const written = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return asRead(written.format(new Date(day)));
}
