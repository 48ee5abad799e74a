import type { Language } from '#contract/wire/languages.ts';
import type { Documentation, QuestionGroup } from './documentation.ts';
import { documentation as englishDocumentation } from '../en/documentation/documentation.ts';
import { questions as englishQuestions } from '../en/documentation/questions.ts';
import { legal as englishLegal } from '../en/legal/legal-pages.ts';
import { site as english } from '../en/site/site.ts';
import { documentation as frenchDocumentation } from '../fr/documentation/documentation.ts';
import { questions as frenchQuestions } from '../fr/documentation/questions.ts';
import { legal as frenchLegal } from '../fr/legal/legal-pages.ts';
import { site as french } from '../fr/site/site.ts';
import type { LegalPages } from '../slots/legal.ts';
import { createTranslate, type Translate } from '../language/translate.ts';

export type SiteT = Translate<typeof french>;

export interface SiteWords {
  t: SiteT;
  documentation: Documentation;
  questions: readonly QuestionGroup[];
  legal: LegalPages;
}

/** The words of the public pages. Read where those pages are built, never by the app. */
export function siteWords(language: Language): SiteWords {
  return language === 'fr'
    ? {
        t: createTranslate<typeof french>('fr', french),
        documentation: frenchDocumentation,
        questions: frenchQuestions,
        legal: frenchLegal,
      }
    : {
        t: createTranslate<typeof french>('en', english),
        documentation: englishDocumentation,
        questions: englishQuestions,
        legal: englishLegal,
      };
}
