import type { Caller, World } from '../../services/app-context.ts';
import { markRead } from './notifications.queries.ts';
import { latestNotifications, type Latest } from './show-notifications.ts';

export function listNotifications(world: World, { userId }: Caller): Promise<Latest> {
  return world.db.tenant(userId).transaction(tx => latestNotifications(tx, userId));
}

/** What came after the reader looked stays unread. */
export function markNotificationsRead(world: World, { userId }: Caller, until: string): Promise<Latest> {
  return world.db.tenant(userId).transaction(async tx => {
    await markRead(tx, userId, new Date(until), world.clock.now());
    return latestNotifications(tx, userId);
  });
}
