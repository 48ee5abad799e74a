import { maskedEmail } from '#domain/account-deletion/deletion.ts';
import { notificationMails as english } from '#i18n/en/mails/notification-mails.ts';
import { notificationMails as french } from '#i18n/fr/mails/notification-mails.ts';
import { endBillingOf } from '../billing/plans/end-subscription.ts';
import { evictCachedSessions } from '../auth/sessions/session-state.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Mail } from '../../integrations/mail/mailer.ts';
import { removeFilesOf } from '../../integrations/storage/remove-files-of.ts';
import { writeMail } from '../../services/mail/mail-user.ts';
import { eraseGuestTicketsOf } from '../support/tickets/delete-old-tickets.ts';
import type { AppContext } from '../../services/app-context.ts';
import { hasStayingAdmin, lockAdmins } from './account-deletion.queries.ts';
import { erasedHash, readNote, writeNote } from './erasure-record.ts';
import {
  allowErasing,
  eraseMessages,
  eraseQueue,
  eraseUser,
  insertErased,
  detachFromAuditLog,
  detachFromOthersRows,
  listDue,
  listErased,
  listUserIds,
  lockDue,
  lockReturned,
  type DueAccount,
} from './erasure.queries.ts';

export const ERASE_ACCOUNTS_EVERY_SECONDS = 300;
const AT_ONCE = 50;

/** Erases the accounts whose grace period is over, and those that a restored backup brought back. */
export async function eraseDueAccounts(app: AppContext): Promise<void> {
  await eraseReturned(app);
  for (const userId of await listDue(app.db.system, app.clock.now(), AT_ONCE)) {
    if (!app.jobs.isRunning()) break;
    try {
      await eraseDue(app, userId);
    } catch (error) {
      app.log.error({ err: error }, 'an account could not be erased; it will be tried again');
    }
  }
}

async function eraseDue(app: AppContext, userId: string): Promise<void> {
  const now = app.clock.now();
  const erased = await app.db.system.transaction(async tx => {
    const admins = await lockAdmins(tx);
    const account = await lockDue(tx, userId, now);
    if (account === undefined) return undefined;
    if (admins.includes(userId) && !(await hasStayingAdmin(tx, userId))) {
      app.log.warn('the last administrator asked to be erased; another one must be appointed first');
      return undefined;
    }
    await endBillingOf(app, userId);
    await erase(app, tx, account, now);
    await app.mailer.send(farewell(app, account), tx);
    return account;
  });
  if (erased === undefined) return;
  evictCachedSessions(app.db, userId);
  app.log.info('an account was erased');
}

/**
 * In one transaction, everywhere. The erasure record comes first: what it names is erased again if this is interrupted.
 */
async function erase(app: AppContext, tx: Transaction, account: DueAccount, now: Date): Promise<void> {
  const { user_id: userId, email } = account;
  const hash = erasedHash(app, userId);
  await writeNote(app, hash.toString('hex'), now);
  await insertErased(tx, hash, now);
  await allowErasing(tx);
  await detachFromAuditLog(tx, userId, email);
  await detachFromOthersRows(tx, userId);
  await eraseMessages(tx, userId, email);
  await eraseGuestTicketsOf(app, tx, email);
  await removeFilesOf(app.storage, userId);
  await eraseQueue(tx, userId);
  await eraseUser(tx, userId);
}

/** The last mail confirms the erasure. Its address is deleted once it is sent; without a mail server, immediately. */
function farewell(app: AppContext, { email, language }: DueAccount): Mail {
  const words = (language === 'en' ? english : french).farewell;
  const recipientAfter = maskedEmail(email);
  const to = app.mailer.kind === 'outbox' ? recipientAfter : email;
  return {
    ...writeMail(app, { email: to, language }, { ...words, path: '/', values: {} }),
    recipientAfter,
  };
}

/** Compares the record outside the database with the table inside it: a backup has fewer entries. */
async function eraseReturned(app: AppContext): Promise<void> {
  const { system } = app.db;
  const noted = await readNote(app);
  const known = new Set<string>();
  for (const { hash, erased_at: at } of await listErased(system)) {
    known.add(hash);
    if (!noted.has(hash)) await writeNote(app, hash, at);
  }
  const forgotten = new Set([...noted].filter(hash => !known.has(hash)));
  if (forgotten.size === 0) return;
  const now = app.clock.now();
  for (const userId of await listUserIds(system)) {
    if (!forgotten.has(erasedHash(app, userId).toString('hex'))) continue;
    await system.transaction(async tx => {
      const account = await lockReturned(tx, userId);
      if (account !== undefined) await erase(app, tx, account, now);
    });
    evictCachedSessions(app.db, userId);
    app.log.warn('an account that had been erased came back with a backup and was erased again');
  }
  for (const hash of forgotten) await insertErased(system, Buffer.from(hash, 'hex'), now);
}
