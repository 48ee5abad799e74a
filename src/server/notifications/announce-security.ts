import type { SECURITY_NEWS } from '#contract/notifications.ts';
import { notificationMails as english } from '#i18n/en/notification-mails.ts';
import { notificationMails as french } from '#i18n/fr/notification-mails.ts';
import type { Queryable } from '../db/database.ts';
import type { World } from '../world.ts';
import { mailTo } from './mail-to.ts';
import { insertNotification, insertOwnAudit } from './notifications.queries.ts';

export interface SecurityNews {
  what: (typeof SECURITY_NEWS)[number];
  /** What it is about, such as the name of a key. */
  name: string;
  requestId: string;
}

/** Writes what somebody did to the protection of their account into the list and the audit log. */
export async function noteSecurity(
  world: World,
  db: Queryable,
  userId: string,
  { what, name, requestId }: SecurityNews,
): Promise<void> {
  const now = world.clock.now();
  await insertNotification(db, { userId, event: 'security', details: { what, name }, now });
  await insertOwnAudit(db, { userId, action: `account.${what}`, details: { name }, requestId, now });
}

/** The mail that cannot be turned off. */
export function mailSecurity(
  world: World,
  userId: string,
  { what, values }: { what: (typeof SECURITY_NEWS)[number]; values: Record<string, string | number> },
): Promise<void> {
  return mailTo(world, userId, language => ({
    ...(language === 'en' ? english : french)[what],
    path: what === 'api_key_created' ? '/settings#api-keys' : '/settings#data',
    values,
  }));
}
