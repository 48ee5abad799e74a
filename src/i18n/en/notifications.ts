import type { SameShape } from '../translate.ts';
import type { notifications as fr } from '../fr/notifications.ts';

export const notifications: SameShape<typeof fr> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: { one: 'Notifications: {count} unread', other: 'Notifications: {count} unread' },
  empty: 'Nothing to report. News of your syncs and of your account’s security will appear here.',
  settings: 'Notification settings',
  unread: 'unread',
  sync_failed: 'The sync of @{username} failed.',
  sync_done: 'The sync of @{username} is done.',
  password_changed: 'Your password was changed.',
  email_changed: 'The e-mail address of your account was changed.',
  google_linked: 'A Google account was linked to yours.',
  google_unlinked: 'A Google account was unlinked from yours.',
  factor_added: 'A second factor was added to your account.',
  factor_removed: 'A second factor was removed from your account.',
  recovery_codes_renewed: 'Your recovery codes were replaced.',
  recovery_code_used: 'A sign-in was confirmed with a recovery code.',
  sessions_ended: 'The sessions open on your other devices were closed.',
  api_key_created: 'The API key “{name}” was created.',
  deletion_requested: 'The deletion of your account was requested.',
  deletion_cancelled: 'The deletion of your account was cancelled.',
  factors_removed_by_admin:
    'An administrator removed your second factors and recovery codes because you no longer had access to them.',
  archive_imported: 'The archive “{name}” was imported.',
};
