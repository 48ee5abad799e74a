export const videos = {
  title: 'Vidéos',
  text: 'Chaque vidéo mesurée, avec la date et la source de ses chiffres.',
  order: 'Trier par',
  orders: { newest: 'Plus récentes', views: 'Plus vues', engagement: 'Plus engageantes' },
  caption: 'Vidéos de @{username}',
  shown: {
    one: '{count} vidéo affichée',
    many: '{count} de vidéos affichées',
    other: '{count} vidéos affichées',
  },
  all: { one: '{count} vidéo en tout', many: '{count} de vidéos en tout', other: '{count} vidéos en tout' },
  more: 'Afficher la suite',
  empty: 'Aucune vidéo pour l’instant',
  emptyText: 'Synchronisez @{username}, ou importez un fichier de ses vidéos.',
  emptyTextClosed:
    'Importez un fichier des vidéos de @{username} : la lecture en direct n’est pas possible pour l’instant.',
  emptyAction: 'Ouvrir mes comptes',
  columns: {
    video: 'Vidéo',
    published: 'Publiée le',
    engagement: 'Engagement',
    observed: 'Relevé',
  },
  slideshow: 'diaporama',
  rounded: 'arrondi',
} as const;
