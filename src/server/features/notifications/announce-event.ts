import { notificationMatrix, type ChosenEvent } from '#domain/notifications/notification-choice.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { insertNotification, listChoices } from './notifications.queries.ts';

interface EventNotice {
  event: Exclude<ChosenEvent, 'sync_failed' | 'sync_done'>;
  /** By which it is known again: the same is told once. */
  about: string;
  details: Record<string, string | number | object>;
  /** False: no mail of its own tells it, so that it may stand in the digest. */
  hasOwnMail?: boolean;
}

/** Tells an event in the list, if its reader wants that, with the transaction that makes it true; once. */
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
