import type { DocPage } from '../../documentation/documentation.ts';

export const privacy: DocPage = {
  title: 'Vos données',
  summary: 'Ce qui est gardé, combien de temps, qui peut le voir ; emporter vos données et les effacer.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Emporter ou effacer vos données',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:settings#data|Données} dans les réglages.',
            '{text:settings.data.export} prépare une archive ZIP de tout ce qui vous concerne, en JSON et en CSV, avec une description et des empreintes.',
            '{text:settings.data.delete} demande votre mot de passe et un mot à recopier. Vos autres sessions et vos clés s’arrêtent aussitôt ; tout est effacé {value:deletionDays} jours plus tard. D’ici là, {text:settings.data.keep} arrête tout.',
          ],
        },
        {
          kind: 'picture',
          name: 'privacy',
          alt: 'La section {text:settings.nav.data} des réglages : tout exporter, puis importer une archive.',
        },
      ],
    },
    {
      id: 'archive',
      title: 'L’archive',
      blocks: [
        {
          kind: 'text',
          text: 'Elle est ouverte à tous les plans. Le dossier « data » se réimporte dans une autre installation d’Accroche avec {text:settings.data.import} : un aperçu dit ce qui serait ajouté, et ce qui existe déjà ne change pas. Aucun mot de passe, aucune clé, aucun code n’y figure.',
        },
      ],
    },
    {
      id: 'kept',
      title: 'Ce qui est gardé, et combien de temps',
      blocks: [
        {
          kind: 'table',
          caption: 'Durées de conservation',
          head: ['Donnée', 'Durée'],
          rows: [
            ['Comptes liés, vidéos, relevés, rapports', 'Tant que votre compte existe'],
            [
              'Compte, rapport, test, texte ou conversation supprimés',
              '30 jours, pour pouvoir les reprendre',
            ],
            [
              'Fichier vidéo apporté pour une analyse',
              'Jusqu’à la fin de l’analyse, sauf si vous demandez à le garder',
            ],
            ['Vidéo téléchargée', 'La durée affichée à côté du formulaire'],
            ['Lien de partage', '{value:shareMostDays} jours au plus'],
            ['Tout le reste, à la suppression du compte', 'Effacé après {value:deletionDays} jours'],
          ],
        },
        {
          kind: 'text',
          text: 'Le journal des actes d’administration reste, sans rien qui dise de qui il parle. Si une sauvegarde plus ancienne est restaurée, les comptes effacés le sont de nouveau, automatiquement.',
        },
      ],
    },
    {
      id: 'who',
      title: 'Qui peut voir vos données',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vous. Chaque ligne porte l’identifiant de son propriétaire, et la base de données elle-même refuse de la montrer à un autre compte.',
            'Les personnes à qui vous donnez un {doc:sharing|lien de partage}, tant qu’il est ouvert.',
            'Le support, pendant {value:supportMinutes} minutes, en lecture seule, avec un motif ({doc:security#support-views|vous le voyez}).',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et mesure d’audience',
      blocks: [
        {
          kind: 'text',
          text: 'Il n’y a ni publicité, ni mesure d’audience, ni requête vers un autre site. Un cookie retient si la barre latérale est dépliée ; votre navigateur garde la session, le thème, la langue et quelques choix d’affichage.',
        },
      ],
    },
    {
      id: 'out',
      title: 'Ce qui sort de ce serveur',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vers TikTok ou Apify : le nom du compte à lire, quand vous synchronisez et que cette source est autorisée.',
            'Vers un modèle de langage : seulement si vous, ou l’administrateur, en avez donné un. Par défaut, rien ne part.',
            'Vers Stripe : ce que demande un paiement, quand ce serveur encaisse vraiment.',
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que l’effacement ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il n’efface rien chez TikTok, chez Apify ni chez le fournisseur d’un modèle : retirez-y vos autorisations et vos clés.',
            'Il ne rappelle pas les fichiers que vous avez exportés, ni les rapports déjà envoyés par e-mail.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['security', 'billing#cancel', 'sharing', 'support'] }],
    },
  ],
};
