import { notificationMatrix, type ChosenEvent } from '#domain/notifications/notification-choice.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { insertNotification, listChoices } from './notifications.queries.ts';

interface EventNotice {
  event: Exclude<ChosenEvent, 'sync_failed' | 'sync_done'>;
  /** Deduplication key: the same event is notified once. */
  about: string;
  details: Record<string, string | number | object>;
  /** False: no separate mail reports it, so that it may be included in the digest. */
  hasOwnMail?: boolean;
}

/** Adds an event to the notification list, if enabled by its reader, in the transaction it reports on; once. */
export async function announceEvent(
  app: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
  { event, about, details, hasOwnMail = true }: EventNotice,
): Promise<void> {
  const wanted = notificationMatrix(await listChoices(db, userId))[event];
  if (!wanted.app) return;
  await insertNotification(db, {
    userId,
    event,
    about,
    details,
    now: app.clock.now(),
    mailed: wanted.mail && hasOwnMail,
  });
}
