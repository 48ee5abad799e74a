import type { SecurityNewsKind } from '#contract/notifications.ts';
import type { Language } from '#contract/wire/languages.ts';
import type { AuditAction } from '#domain/admin/audit-actions.ts';
import { notificationMails as english } from '#i18n/en/mails/notification-mails.ts';
import { notificationMails as french } from '#i18n/fr/mails/notification-mails.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SecurityEvent, AppContext } from '../../services/app-context.ts';
import { mailUser } from '../../services/mail/mail-user.ts';
import { insertNotification, insertOwnAudit } from './notifications.queries.ts';

type Mailed = Extract<SecurityNewsKind, keyof typeof french>;

const PAGES: Partial<Record<Mailed, string>> = {
  api_key_created: '/settings#api-keys',
  factors_removed_by_admin: '/settings#factors',
};

/** Adds a user's security change to the notification list and the audit log. */
export async function recordSecurityEvent(
  app: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
  { what, name = '', requestId }: SecurityEvent,
): Promise<void> {
  await notifySecurity(app, db, userId, { what, name });
  const action: AuditAction = `account.${what}`;
  await insertOwnAudit(db, { userId, action, details: { name }, requestId, now: app.clock.now() });
}

/** Reports security events for the auth module, which cannot import notifications. */
export function securityNotes(app: Pick<AppContext, 'clock'>): AppContext['noteSecurity'] {
  return (db, userId, news) => recordSecurityEvent(app, db, userId, news);
}

/** Only in the list: actions of others are logged by those actions. */
export async function notifySecurity(
  app: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
  { what, name = '' }: { what: SecurityNewsKind; name?: string },
): Promise<void> {
  await insertNotification(db, {
    userId,
    event: 'security',
    details: { what, name },
    now: app.clock.now(),
    mailed: true,
  });
}

/** The mail that cannot be disabled. */
export function mailSecurity(
  app: AppContext,
  userId: string,
  {
    what,
    values,
    also = () => [],
  }: {
    what: Mailed;
    values: Record<string, string | number>;
    /** Additional paragraphs. */
    also?: (language: Language, timeZone: string) => string[];
  },
): Promise<void> {
  return mailUser(app, userId, (language, timeZone) => {
    const words = (language === 'en' ? english : french)[what];
    return {
      ...words,
      text: [words.text, ...also(language, timeZone)],
      path: PAGES[what] ?? '/settings#data',
      values,
    };
  });
}
