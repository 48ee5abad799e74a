import { MOST_LINES, nextDigestAt } from '#domain/notifications/digest.ts';
import { en } from '#i18n/en/catalogue.ts';
import { digestMails as english } from '#i18n/en/mails/digest-mails.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { digestMails as french } from '#i18n/fr/mails/digest-mails.ts';
import { translateWith } from '#i18n/messages.ts';
import { notificationSentence } from '#presentation/sentences/notification-sentence.ts';
import { createTranslate } from '#i18n/language/translate.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { leavingDigestPage, leavingDigestPath } from './choose-digest.ts';
import { collectDigest, listDueDigests, claimDigest, type DueDigest } from './digest.queries.ts';
import { writeMail } from '../../services/mail/mail-user.ts';
import type { NotificationRow } from './notifications.queries.ts';
import { showNotification } from './show-notifications.ts';

export const SEND_DIGESTS_EVERY_SECONDS = 300;
const AT_ONCE = 100;

/**
 * Sends due digests: one mail per reader with everything not mailed immediately, none when there
 * is nothing. Safe in several processes: each digest is claimed once, in the transaction that enqueues the mail.
 */
export async function sendDigests(app: AppContext): Promise<number> {
  const { system } = app.db;
  const now = app.clock.now();
  let sent = 0;
  for (const due of await listDueDigests(system, { now, limit: AT_ONCE })) {
    if (!app.jobs.isRunning()) break;
    try {
      if (await system.transaction(tx => sendOne(app, tx, due, now))) sent += 1;
    } catch (error) {
      app.log.warn({ err: error, userId: due.user_id }, 'a digest could not be sent; it will be tried again');
    }
  }
  return sent;
}

async function sendOne(app: AppContext, tx: Transaction, due: DueDigest, now: Date): Promise<boolean> {
  const nextAt = nextDigestAt(due.digest, now, due.time_zone);
  if (nextAt === null || (await claimDigest(tx, due, { nextAt, now })) === 0) return false;
  // Without a stored time, the first due date was only just computed.
  if (due.digest_next_at === null || due.digest_until === null) return false;
  const rows = await collectDigest(tx, { userId: due.user_id, since: due.digest_until, now });
  if (rows.length === 0) return false;
  await app.mailer.send(writeDigest(app, due, rows), tx);
  return true;
}

function writeDigest(app: AppContext, due: DueDigest, rows: readonly NotificationRow[]) {
  const { language, user_id: userId } = due;
  const isEnglish = language === 'en';
  const words = isEnglish ? english : french;
  const t = translateWith(language, isEnglish ? en : fr);
  const say = createTranslate<typeof french>(language, words);
  const formats = createFormats(language, due.time_zone, due);
  const lines = rows.slice(0, MOST_LINES).map(row => {
    const sentence = notificationSentence(showNotification(row), t, formats);
    return `${formats.dateTime(row.created_at)} · ${sentence}`;
  });
  const more = rows.length - lines.length;
  const subject = say('subject', { count: rows.length });
  return writeMail(app, due, {
    subject: `${subject} · Accroche`,
    title: subject,
    // The lines contain user text: braces in it are not placeholders.
    text: [
      words[due.digest === 'weekly' ? 'weekly' : 'daily'],
      ...lines.map((_, index) => `{line${index}}`),
      ...(more > 0 ? [say('more', { count: more })] : []),
    ],
    action: words.action,
    note: words.note,
    path: '/notifications',
    ending: {
      label: words.end,
      path: leavingDigestPage(app, userId),
      oneClickPath: leavingDigestPath(app, userId),
    },
    values: Object.fromEntries(lines.map((line, index) => [`line${index}`, line])),
  });
}
