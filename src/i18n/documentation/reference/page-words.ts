import type { Language } from '#contract/wire/languages.ts';
import type { imports } from '../../fr/pages/imports.ts';
import type { tableWords } from '../../fr/reference/table-words.ts';
import type { SameShape } from '../../language/translate.ts';

/** Texts needed by a page generated from code tables. */
export interface PageWords {
  language: Language;
  table: SameShape<typeof tableWords>;
  imports: SameShape<typeof imports>;
}

/** The day these pages were last checked against the product. */
export const CHECKED_ON = '2026-11-22';
