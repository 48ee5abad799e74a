import type { SameShape } from '../../language/translate.ts';
import type { pageTexts as fr } from '../../fr/pages/texts.ts';
import { analyses } from './analysis-form.ts';
import { demo } from './demo.ts';
import { downloads } from './downloads.ts';
import { imports } from './imports.ts';
import { featureErrors } from './feature-errors.ts';
import { billing } from './billing.ts';
import { brand } from './brand.ts';
import { models } from './ai-models.ts';
import { news } from './notification-list.ts';
import { videos } from './videos.ts';
import { exports } from './exports.ts';
import { settings } from './settings.ts';
import { testimonials } from './testimonials.ts';
import { tickets } from './support.ts';
import { tools } from './page-headings.ts';

/** Texts shared by many pages, and those of small pages: loaded with the first page other than the dashboard. */
export const pageTexts: SameShape<typeof fr> = {
  analyses,
  demo,
  downloads,
  imports,
  featureErrors,
  billing,
  brand,
  models,
  news,
  videos,
  exports,
  settings,
  testimonials,
  tickets,
  tools,
};
