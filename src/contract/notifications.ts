import { z } from 'zod';
import { CHANNELS, CHOSEN_EVENTS, NOTIFICATION_EVENTS } from '#domain/notifications/notification-choice.ts';
import { told } from './accounts.ts';
import { count, id, instant, procedure } from './base.ts';

const row = z.object({ mail: z.boolean(), app: z.boolean() });

/** Which event is told through which channel. `security` is always on and takes no choice. */
const matrix = z.object({ sync_failed: row, sync_done: row, quota_low: row, security: row });

/** What happened in an account’s protection. */
export const SECURITY_NEWS = [
  'password_changed',
  'email_changed',
  'google_linked',
  'google_unlinked',
  'factor_added',
  'factor_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'sessions_ended',
  'api_key_created',
  'deletion_requested',
  'deletion_cancelled',
  'archive_imported',
  'factors_removed_by_admin',
] as const;
export type SecurityNewsKind = (typeof SECURITY_NEWS)[number];

export const notification = z.object({
  id,
  event: z.enum(NOTIFICATION_EVENTS),
  created_at: instant,
  read_at: instant.nullable(),
  /** The account that was synced. */
  username: z.string().nullable(),
  /** Why it failed. */
  error: told.nullable(),
  security: z.enum(SECURITY_NEWS).nullable(),
  /** What it is about, such as the name of a key. */
  name: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

const latest = z.object({ items: z.array(notification), unread: count });

export const notifications = {
  /** The newest fifty. */
  list: procedure.route({ method: 'GET', path: '/notifications', tags: ['notifications'] }).output(latest),
  markRead: procedure
    .route({ method: 'POST', path: '/notifications/read', tags: ['notifications'] })
    .input(z.strictObject({ until: z.iso.datetime() }))
    .output(latest),
  choices: procedure
    .route({ method: 'GET', path: '/notification-choices', tags: ['notifications'] })
    .output(matrix),
  choose: procedure
    .route({ method: 'PATCH', path: '/notification-choices', tags: ['notifications'] })
    .input(z.strictObject({ event: z.enum(CHOSEN_EVENTS), channel: z.enum(CHANNELS), enabled: z.boolean() }))
    .output(matrix),
};
