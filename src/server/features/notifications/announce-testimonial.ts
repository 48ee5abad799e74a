import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { insertNotification } from './notifications.queries.ts';

/** Notifies the author of a testimonial of the decision; also by mail, and neither can be disabled. */
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
