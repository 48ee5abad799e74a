import { keptSince, PUBLISHED_YEARS, UNPUBLISHED_YEARS } from '#domain/testimonials/testimonial.ts';
import type { AppContext } from '../../services/app-context.ts';
import { deleteOver } from './testimonials.queries.ts';

export const FORGET_TESTIMONIALS_EVERY_SECONDS = 86_400;

/** The retention stated on the page. */
export function deleteOldTestimonials(app: AppContext): Promise<number> {
  const now = app.clock.now();
  return deleteOver(app.db.system, {
    publishedBefore: keptSince(now, PUBLISHED_YEARS),
    asideBefore: keptSince(now, UNPUBLISHED_YEARS),
  });
}
