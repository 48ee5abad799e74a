import type { AppContext } from '../../services/app-context.ts';
import { deleteOldNotifications } from './notifications.queries.ts';

export const FORGET_NOTIFICATIONS_EVERY_SECONDS = 86_400;
const KEPT_MS = 90 * 86_400_000;
/** Per user. */
const MOST_KEPT = 500;

/** The list is not an archive: its content exists elsewhere too. */
export function deleteOldNotificationsJob(app: AppContext): Promise<number> {
  const before = new Date(app.clock.now().getTime() - KEPT_MS);
  return deleteOldNotifications(app.db.system, { before, most: MOST_KEPT });
}
