import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { asRead } from './as-formatted.ts';

/** A day on the calendar, the same in every time zone. */
export const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day as the language writes it: « 1er décembre 2026 ». */
export function dayText(day: string, language: Language): string {
  const written = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return asRead(written.format(new Date(day)));
}
