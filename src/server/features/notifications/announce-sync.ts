import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { notificationMatrix, type SyncEvent } from '#domain/notifications/notification-choice.ts';
import { errors as englishErrors } from '#i18n/en/errors.ts';
import { notificationMails as english } from '#i18n/en/mails/notification-mails.ts';
import { errors as frenchErrors } from '#i18n/fr/errors.ts';
import { notificationMails as french } from '#i18n/fr/mails/notification-mails.ts';
import { fill } from '#i18n/language/translate.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { insertNotification, listChoices } from './notifications.queries.ts';
import { mailUser } from '../../services/mail/mail-user.ts';

export interface SyncNews {
  event: SyncEvent;
  username: string;
  failure: { code: ErrorCode; values: ErrorValues } | null;
}

/**
 * Notifies the end of a sync in the list, in the transaction that ends it. The returned function sends the mail, if one
 * is
 * enabled: call it after the commit.
 */
export async function announceSync(
  app: AppContext,
  tx: Transaction,
  userId: string,
  { event, username, failure }: SyncNews,
): Promise<() => Promise<void>> {
  const wanted = notificationMatrix(await listChoices(tx, userId))[event];
  if (wanted.app) {
    const details = failure === null ? { username } : { username, ...failure };
    await insertNotification(tx, { userId, event, details, now: app.clock.now(), mailed: wanted.mail });
  }
  if (!wanted.mail) return async () => undefined;
  return () =>
    mailUser(app, userId, language => {
      const reasons = language === 'en' ? englishErrors : frenchErrors;
      return {
        ...(language === 'en' ? english : french)[event],
        path: '/accounts',
        values: {
          username,
          reason: failure === null ? '' : fill(reasons[failure.code], failure.values, language),
        },
      };
    });
}
