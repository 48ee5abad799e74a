import type { ReportCause } from '#domain/testimonials/testimonial.ts';
import { AppError } from '../../platform/app-error.ts';
import { AN_HOUR_SECONDS, mayReport } from '../../services/rate-limits/limit-invitations.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { addReport } from './testimonials.queries.ts';

/** More unreviewed reports add no information. */
const MOST_OPEN = 50;

/** Records a report with its reason; reporters are rate-limited by network and may stay anonymous. */
export async function reportTestimonial(
  { app, network }: Pick<RequestContext, 'app' | 'network'>,
  { id, cause, text, website }: { id: string; cause: ReportCause; text: string; website: string },
): Promise<undefined> {
  // Honeypot: a bot fills in every field, and gets a success response.
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
