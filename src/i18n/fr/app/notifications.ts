/** The bell itself; what it opens comes with its own words. */
export const notifications = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: {
    one: 'Notifications : {count} non lue',
    many: 'Notifications : {count} non lues',
    other: 'Notifications : {count} non lues',
  },
} as const;
