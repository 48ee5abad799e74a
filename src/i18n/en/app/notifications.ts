import type { SameShape } from '../../language/translate.ts';
import type { notifications as fr } from '../../fr/app/notifications.ts';

export const notifications: SameShape<typeof fr> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: { one: 'Notifications: {count} unread', other: 'Notifications: {count} unread' },
};
