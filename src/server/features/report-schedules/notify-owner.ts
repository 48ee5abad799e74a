import type { RecipientNews } from '#contract/notifications.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { announceEvent } from '../notifications/announce-event.ts';
import { listRefusedSince } from './report-recipients.queries.ts';

/** Looked back further than a round takes, so that a standstill hides nobody. */
const LOOK_BACK_MS = 86_400_000;

/** Tells who sends reports that somebody no longer gets them; what is said of one moment is told once. */
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

/** The mail program only marks an address; here its owner hears of it. */
export async function notifyRefusedRecipients(app: AppContext): Promise<void> {
  const since = new Date(app.clock.now().getTime() - LOOK_BACK_MS);
  for (const { refused_at: at, ...row } of await listRefusedSince(app.db.system, since))
    await notifyOwner(app, app.db.system, { ...row, what: 'refused', at });
}
