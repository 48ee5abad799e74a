import type { Notification } from '#contract/notifications.ts';
import type { NotificationEvent } from '#domain/notifications/notification-choice.ts';
import { AppError } from '../../platform/app-error.ts';
import { onePage, readCursor } from '../../platform/db/page-cursor.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { browseNotifications as browseRows, countUnread, setRead } from './notifications.queries.ts';
import { showNotification } from './show-notifications.ts';

interface Input {
  event?: NotificationEvent | undefined;
  unread?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** All stored notifications, paginated. */
export function browseNotifications(
  app: AppContext,
  { userId }: Caller,
  { event, unread, cursor, limit }: Input,
): Promise<{ items: Notification[]; nextCursor: string | null; unread: number }> {
  const after = readCursor(cursor);
  return app.db.tenant(userId).transaction(async tx => {
    const rows = await browseRows(tx, {
      userId,
      event: event ?? null,
      unread: unread ?? false,
      after,
      limit: limit + 1,
    });
    return { ...onePage(rows, limit, showNotification), unread: await countUnread(tx, userId) };
  });
}

/** Marks as read or unread. */
export function setNotificationRead(
  app: AppContext,
  { userId }: Caller,
  { id, read }: { id: string; read: boolean },
): Promise<{ unread: number }> {
  return app.db.tenant(userId).transaction(async tx => {
    if ((await setRead(tx, { userId, id, read, now: app.clock.now() })) === 0)
      throw new AppError('not_found');
    return { unread: await countUnread(tx, userId) };
  });
}
