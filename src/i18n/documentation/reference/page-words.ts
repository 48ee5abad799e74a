import type { Language } from '#contract/wire/languages.ts';
import type { imports } from '../../fr/pages/imports.ts';
import type { tableWords } from '../../fr/reference/table-words.ts';
import type { SameShape } from '../../language/translate.ts';

/** What a page drawn from tables of the code is written with. */
export interface PageWords {
  language: Language;
  table: SameShape<typeof tableWords>;
  imports: SameShape<typeof imports>;
}

/** The day somebody last compared these pages with the product. */
export const CHECKED_ON = '2026-11-22';
