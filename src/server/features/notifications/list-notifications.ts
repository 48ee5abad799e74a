import type { Caller, AppContext } from '../../services/app-context.ts';
import { markRead } from './notifications.queries.ts';
import { latestNotifications, type Latest } from './show-notifications.ts';

export function listNotifications(app: AppContext, { userId }: Caller): Promise<Latest> {
  return app.db.tenant(userId).transaction(tx => latestNotifications(tx, userId));
}

/** Notifications that arrived after the reader looked stay unread. */
export function markNotificationsRead(app: AppContext, { userId }: Caller, until: string): Promise<Latest> {
  return app.db.tenant(userId).transaction(async tx => {
    await markRead(tx, userId, new Date(until), app.clock.now());
    return latestNotifications(tx, userId);
  });
}
