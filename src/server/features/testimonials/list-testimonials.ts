import type { Language } from '#contract/wire/languages.ts';
import type { ShownTestimonial } from '#contract/testimonials.ts';
import type { SoldPlan } from '#domain/plans/plan-table.ts';
import {
  keptSince,
  meanRating,
  PUBLISHED_YEARS,
  type TestimonialRole,
} from '#domain/testimonials/testimonial.ts';
import { onePage, readCursor } from '../../platform/db/page-cursor.ts';
import type { AppContext } from '../../services/app-context.ts';
import { showPublished } from './show-testimonial.ts';
import { listPublished, sumPublished } from './testimonials.queries.ts';

export interface TestimonialsAsked {
  plan?: SoldPlan | undefined;
  role?: TestimonialRole | undefined;
  language?: Language | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface PublishedTestimonials {
  items: ShownTestimonial[];
  nextCursor: string | null;
  total: number;
  mean: number | null;
  order: 'newest';
  rewards: 'none';
}

/** Public testimonials, newest first, favourable or not. */
export async function listTestimonials(
  app: Pick<AppContext, 'db' | 'clock'>,
  { plan, role, language, cursor, limit }: TestimonialsAsked,
): Promise<PublishedTestimonials> {
  const { system } = app.db;
  const since = keptSince(app.clock.now(), PUBLISHED_YEARS);
  const [rows, { total, sum }] = await Promise.all([
    listPublished(system, {
      plan: plan ?? null,
      role: role ?? null,
      language: language ?? null,
      since,
      after: readCursor(cursor),
      limit: limit + 1,
    }),
    sumPublished(system, since),
  ]);
  return {
    ...onePage(rows, limit, showPublished),
    total,
    mean: meanRating(total, sum),
    order: 'newest',
    rewards: 'none',
  };
}
