/** The bell only; the list it opens loads its own texts. */
export const notifications = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: {
    one: 'Notifications : {count} non lue',
    many: 'Notifications : {count} non lues',
    other: 'Notifications : {count} non lues',
  },
} as const;
