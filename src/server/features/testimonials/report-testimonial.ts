import type { ReportCause } from '#domain/testimonials/testimonial.ts';
import { AppError } from '../../platform/app-error.ts';
import { AN_HOUR_SECONDS, mayReport } from '../../services/rate-limits/limit-invitations.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { addReport } from './testimonials.queries.ts';

/** More that wait at once say nothing new. */
const MOST_OPEN = 50;

/** Writes down a doubt with its reason; whoever tells it is limited by their network and need not say who they are. */
export async function reportTestimonial(
  { app, network }: Pick<RequestContext, 'app' | 'network'>,
  { id, cause, text, website }: { id: string; cause: ReportCause; text: string; website: string },
): Promise<undefined> {
  // A program fills in every field, and is told that all is well.
  if (website !== '') return;
  if (!(await mayReport(app, network.key)))
    throw new AppError('testimonial_reports_too_many', {}, { retryAfterSeconds: AN_HOUR_SECONDS });
  const added = await addReport(app.db.system, {
    id,
    cause,
    text,
    now: app.clock.now(),
    most: MOST_OPEN,
  });
  if (added === 0) throw new AppError('testimonial_not_found');
}
