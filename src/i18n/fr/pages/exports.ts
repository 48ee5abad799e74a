/** The export menu and the report branding. */
export const exports = {
  title: 'Exporter',
  label: 'Exporter\u00a0: {table}',
  tables: {
    videos: 'vidéos',
    accounts: 'comptes liés',
    'account-comparison': 'comparaison de comptes',
    'account-reports': 'rapports de compte',
    'video-reports': 'rapports vidéo',
    'quota-movements': 'mouvements de quotas',
    experiments: 'tests',
    imports: 'imports',
  },
  formats: { pdf: 'PDF', csv: 'CSV', xlsx: 'Excel', json: 'JSON', md: 'Markdown' },
  contents: {
    csv: 'Toutes les lignes, à ouvrir dans un tableur.',
    xlsx: 'Les nombres et les dates prêts à calculer.',
    json: 'Pour un programme\u00a0: mêmes noms dans toutes les langues.',
    md: 'Le tableau en texte, à coller dans une note.',
  },
  reports: {
    account: {
      name: 'rapport de compte',
      contents: {
        pdf: 'Tout le rapport, mis en page pour l’impression ou l’envoi.',
        csv: 'Les vidéos derrière le rapport, une par ligne.',
        xlsx: 'Tous les tableaux du rapport, une feuille chacun.',
        json: 'Le rapport tel qu’il est gardé, à l’octet près.',
        md: 'Le texte et les tableaux, à coller dans une note.',
      },
    },
    video: {
      name: 'rapport vidéo',
      contents: {
        pdf: 'Toute l’analyse, mise en page pour l’impression ou l’envoi.',
        csv: 'Les chiffres mesurés, un par ligne.',
        xlsx: 'Tous les tableaux de l’analyse, une feuille chacun.',
        json: 'Toute l’analyse, pour un programme.',
        md: 'Le texte et les tableaux, à coller dans une note.',
      },
    },
  },
  raw: 'Le plan Gratuit exporte vos chiffres bruts, sans les colonnes calculées.',
  paid: 'Avec un plan payant, ce contenu s’exporte en\u00a0:',
  plans: 'Voir les plans',
  received: '{size} ko reçus',
  cancel: 'Annuler',
  failed: 'Export impossible',
  logged: 'Cet export est inscrit au journal.',
} as const;
