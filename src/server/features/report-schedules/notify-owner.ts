import type { RecipientNews } from '#contract/notifications.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { announceEvent } from '../notifications/announce-event.ts';
import { listRefusedSince } from './report-recipients.queries.ts';

/** Longer than the interval between rounds, so that an outage skips no notification. */
const LOOK_BACK_MS = 86_400_000;

/** Notifies the owner of a schedule that a recipient no longer gets the reports; once per event. */
export async function notifyOwner(
  app: Pick<AppContext, 'clock'>,
  db: Queryable,
  about: { id: string; user_id: string; email: string; username: string; what: RecipientNews; at: Date },
): Promise<void> {
  const { id, user_id: userId, email, username, what, at } = about;
  await announceEvent(app, db, userId, {
    event: 'report_failed',
    about: `${id}:${what}:${at.toISOString()}`,
    details: { username, name: email, recipient: what },
    hasOwnMail: false,
  });
}

/** The mailer only marks refused addresses; this notifies their owners. */
export async function notifyRefusedRecipients(app: AppContext): Promise<void> {
  const since = new Date(app.clock.now().getTime() - LOOK_BACK_MS);
  for (const { refused_at: at, ...row } of await listRefusedSince(app.db.system, since))
    await notifyOwner(app, app.db.system, { ...row, what: 'refused', at });
}
