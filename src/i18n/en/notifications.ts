import type { SameShape } from '../translate.ts';
import type { notifications as fr } from '../fr/notifications.ts';

export const notifications: SameShape<typeof fr> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: { one: 'Notifications: {count} unread', other: 'Notifications: {count} unread' },
  empty: 'Nothing to report. Syncs and the security of your account will be announced here.',
  settings: 'Set notifications',
  unread: 'unread',
  sync_failed: 'The sync of @{username} failed.',
  sync_done: 'The sync of @{username} is done.',
  api_key_created: 'The API key “{name}” was created.',
  deletion_requested: 'The deletion of your account was requested.',
  deletion_cancelled: 'The deletion of your account was cancelled.',
  factors_removed_by_admin:
    'An administrator removed your second factors and recovery codes because you no longer had access to them.',
  archive_imported: 'The archive “{name}” was imported.',
};
