import type { Language } from '#contract/wire/languages.ts';
import type { Documentation, QuestionGroup } from './documentation.ts';
import { site as english } from '../en/site/site.ts';
import { site as french } from '../fr/site/site.ts';
import { createTranslate, type Translate } from '../language/translate.ts';
import { documentationOf } from '../prose/doc-pages.ts';
import { frequentQuestionsOf } from '../prose/frequent-questions.ts';
import { legalPagesOf } from '../prose/legal-pages.ts';
import type { LegalPages } from '../slots/legal.ts';

export type SiteT = Translate<typeof french>;

export interface SiteWords {
  t: SiteT;
  documentation: Documentation;
  questions: readonly QuestionGroup[];
  legal: LegalPages;
}

/** The texts of the public pages. Loaded at build time, never by the app. */
export function siteWords(language: Language): SiteWords {
  return {
    t: siteTranslate(language),
    documentation: documentationOf(language),
    questions: frequentQuestionsOf(language),
    legal: legalPagesOf(language),
  };
}

/** Only the short texts, for callers that need no prose. */
export function siteTranslate(language: Language): SiteT {
  return createTranslate<typeof french>(language, language === 'fr' ? french : english);
}
