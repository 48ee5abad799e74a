import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { insertNotification } from './notifications.queries.ts';

/** Tells its author what was decided of a testimonial; its mail says it as well, and neither can be turned off. */
export async function notifyTestimonial(
  app: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
  details: { decision: 'published' | 'refused' },
): Promise<void> {
  await insertNotification(db, {
    userId,
    event: 'testimonial',
    details,
    now: app.clock.now(),
    mailed: true,
  });
}
