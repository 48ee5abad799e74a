export const notifications = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: {
    one: 'Notifications : {count} non lue',
    many: 'Notifications : {count} non lues',
    other: 'Notifications : {count} non lues',
  },
  empty: 'Rien à signaler. Les synchronisations et la sécurité de votre compte s’annonceront ici.',
  settings: 'Régler les notifications',
  unread: 'non lue',
  sync_failed: 'La synchronisation de @{username} a échoué.',
  sync_done: 'La synchronisation de @{username} est terminée.',
  api_key_created: 'La clé d’API « {name} » a été créée.',
  deletion_requested: 'La suppression de votre compte a été demandée.',
  deletion_cancelled: 'La suppression de votre compte a été annulée.',
  factors_removed_by_admin:
    'Un administrateur a retiré vos seconds facteurs et vos codes de secours, parce que vous n’y aviez plus accès.',
  archive_imported: 'L’archive « {name} » a été importée.',
} as const;
