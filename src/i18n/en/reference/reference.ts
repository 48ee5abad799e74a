import type { DocPage } from '../../documentation/documentation.ts';
import { availabilityPage } from '../../documentation/reference/availability-page.ts';
import { errorsPage } from '../../documentation/reference/errors-page.ts';
import { importGuidePage } from '../../documentation/reference/import-guide-page.ts';
import { limitsPage } from '../../documentation/reference/limits-page.ts';
import type { REFERENCE_SLUGS } from '../../documentation/reference-slugs.ts';
import { imports } from '../pages/imports.ts';
import { api } from './api.ts';
import { errorWords } from './error-words.ts';
import { changesPage, glossaryPage } from './listed-pages.ts';
import { methods } from './methods.ts';
import { tableWords } from './table-words.ts';

const words = { language: 'en', table: tableWords, imports } as const;

/** The pages drawn from the code's own tables. */
export const reference: Record<(typeof REFERENCE_SLUGS)[number], DocPage> = {
  methods,
  availability: availabilityPage(words),
  limits: limitsPage(words),
  'import-guide': importGuidePage(words),
  errors: errorsPage(errorWords),
  api,
  glossary: glossaryPage,
  changes: changesPage,
};
