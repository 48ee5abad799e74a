import type { DocPage } from '../../documentation/documentation.ts';

export const sharing: DocPage = {
  title: 'Partager et exporter',
  summary: 'Montrer un rapport à quelqu’un qui n’a pas de compte, et emporter vos tableaux dans un fichier.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Créer un lien de partage',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez un rapport vidéo ou un rapport de compte, puis {text:sharing.title}.',
            'Choisissez la durée, {value:shareMostDays} jours au plus, et ce que le lien ne doit pas montrer : compteurs, nom du compte, légendes, conseils, comparaison.',
            'Choisissez {text:sharing.create}, puis copiez l’adresse tout de suite : elle n’est affichée qu’une fois, et nous ne gardons pas de quoi l’ouvrir.',
          ],
        },
        {
          kind: 'picture',
          name: 'sharing',
          alt: 'La fenêtre de partage d’un rapport : la durée du lien et ce qu’il doit masquer.',
        },
        {
          kind: 'text',
          text: 'Ce que vous masquez est retiré avant l’envoi, pas seulement caché à l’écran. Ce que votre plan n’ouvre pas n’y figure pas non plus. La page partagée dit de quand date le rapport, et ce qui a été masqué.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Fermer un lien',
      blocks: [
        {
          kind: 'text',
          text: 'La liste des liens dit combien de fois chacun a été ouvert. {text:sharing.revoke} le ferme dès l’ouverture suivante. Mettre le rapport à la corbeille ferme tous ses liens pour de bon.',
        },
      ],
    },
    {
      id: 'exports',
      title: 'Exporter un tableau ou un rapport',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque tableau et chaque rapport porte un bouton {text:exports.title}.',
        },
        {
          kind: 'table',
          caption: 'Quel format choisir',
          head: ['Format', 'Pour quoi faire'],
          rows: [
            ['CSV', 'Ouvrir toutes les lignes dans un tableur, avec la source et la date de chaque chiffre'],
            ['Excel', 'Des nombres et des dates prêts à calculer, une feuille par tableau'],
            ['JSON', 'Un programme : les mêmes noms dans toutes les langues'],
            ['Markdown', 'Coller le tableau dans une note'],
            ['PDF', 'Remettre un rapport prêt à imprimer, balisé pour les lecteurs d’écran'],
          ],
        },
        {
          kind: 'text',
          text: 'Avec un plan Business, les rapports PDF portent votre nom, votre logo et vos couleurs, choisis dans les {page:settings#brand|réglages}. Le plan Gratuit exporte vos chiffres bruts, sans les colonnes calculées. Décimales, fuseaux, émojis : voyez {doc:videos#exports}.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce qu’un lien ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il ne donne accès à rien d’autre que cette version du rapport : ni à votre compte, ni aux rapports suivants.',
            'Il ne reste pas ouvert sans fin : un lien a toujours une date d’expiration.',
            'Il ne se retrouve pas : perdu, il se remplace par un autre.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['reports', 'videos#exports', 'downloads', 'privacy#archive'] }],
    },
  ],
};
