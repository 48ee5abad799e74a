export const reports = {
  videos: {
    title: 'Rapports vidéo',
  },
  accounts: {
    title: 'Rapports de compte',
    text: 'Ce qui a été mesuré, compte par compte, et quand.',
    caption: 'Comptes mesurés',
    account: 'Compte',
    lastSync: 'Dernière synchronisation',
    never: 'jamais',
    followers: 'Abonnés',
    videos: 'Vidéos',
    likes: 'Likes totaux',
    engagement: 'Engagement',
    median: 'Vues, médiane sur 30 jours',
    medianOf: {
      one: 'sur {count} vidéo',
      many: 'sur {count} de vidéos',
      other: 'sur {count} vidéos',
    },
    source: 'Source',
    open: 'Ouvrir @{username}',
    none: 'aucune mesure',
    failed: 'illisible pour le moment',
    imports: 'Fichiers importés',
  },
} as const;
