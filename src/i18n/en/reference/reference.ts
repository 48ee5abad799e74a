import type { DocPage } from '../../documentation/documentation.ts';
import { availabilityPage } from '../../documentation/reference/availability-page.ts';
import { benchmarksTable } from '../../documentation/reference/benchmarks-table.ts';
import { errorsPage } from '../../documentation/reference/errors-page.ts';
import { importGuidePage } from '../../documentation/reference/import-guide-page.ts';
import { limitsPage } from '../../documentation/reference/limits-page.ts';
import type { DRAWN_SLUGS } from '../../documentation/reference-slugs.ts';
import { dashboard } from '../app/dashboard.ts';
import { imports } from '../pages/imports.ts';
import { errorWords } from './error-words.ts';
import { tableWords } from './table-words.ts';

const words = { language: 'en', table: tableWords, imports } as const;

/** The pages generated from code tables. */
export const reference: Record<(typeof DRAWN_SLUGS)[number], DocPage> = {
  availability: availabilityPage(words),
  limits: limitsPage(words),
  'import-guide': importGuidePage(words),
  errors: errorsPage(errorWords),
};

export const benchmarks = benchmarksTable('en', tableWords, dashboard.engagement.populations);
