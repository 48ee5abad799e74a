import { keptSince, PUBLISHED_YEARS, UNPUBLISHED_YEARS } from '#domain/testimonials/testimonial.ts';
import type { World } from '../../services/app-context.ts';
import { deleteOver } from './testimonials.queries.ts';

export const FORGET_TESTIMONIALS_EVERY_SECONDS = 86_400;

/** The page says how long they are kept; so long they are. */
export function forgetTestimonials(world: World): Promise<number> {
  const now = world.clock.now();
  return deleteOver(world.db.system, {
    publishedBefore: keptSince(now, PUBLISHED_YEARS),
    asideBefore: keptSince(now, UNPUBLISHED_YEARS),
  });
}
