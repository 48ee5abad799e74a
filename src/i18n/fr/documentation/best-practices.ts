import type { DocPage } from '../../documentation/documentation.ts';

export const bestPractices: DocPage = {
  title: 'Bonnes pratiques',
  summary: 'Des habitudes qui demandent peu de temps, et les repères publiés avec leur source et leur année.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'routine',
      title: 'Une routine de dix minutes par semaine',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Synchronisez, puis choisissez 7 jours.',
            'Regardez la médiane des vues : monte-t-elle d’une semaine à l’autre ?',
            'Ouvrez la vidéo la plus vue et la moins vue : qu’est-ce qui change dans les trois premières secondes ?',
            'Notez une seule idée à essayer, et essayez-la cinq fois avant de juger.',
          ],
        },
      ],
    },
    {
      id: 'benchmarks',
      title: 'Des repères, avec leur source',
      blocks: [
        {
          kind: 'text',
          text: 'Ces taux sont des taux par vue. Comparez-les à votre engagement affiché ici, jamais à un taux par abonné.',
        },
        {
          kind: 'table',
          caption: 'Engagement par vue sur TikTok',
          head: ['Source', 'Année', 'Mesure', 'Valeur'],
          rows: [
            ['Rival IQ', '2024', 'médiane, marques', '3,4 %'],
            ['Rival IQ', '2024', 'médiane, influenceurs', '4,9 %'],
            ['Socialinsider', '2023', 'moyenne', '5,38 %'],
          ],
        },
        {
          kind: 'note',
          text: 'Votre propre passé est le meilleur repère : mêmes sujets, même public, même façon de filmer.',
        },
      ],
    },
    {
      id: 'rhythm',
      title: 'Rythme et durée',
      blocks: [
        {
          kind: 'table',
          caption: 'Ce que d’autres ont mesuré',
          head: ['Source', 'Année', 'Mesure', 'Valeur'],
          rows: [
            [
              'Rival IQ',
              '2024',
              'vidéos par semaine, marques',
              '2 en médiane ; 4 ou plus pour le quart le plus actif',
            ],
            ['Metricool', '2024', 'vues des vidéos de 2 à 5 minutes', 'environ 50 000 en moyenne'],
            ['Metricool', '2024', 'impressions venues du fil Pour toi', '74 %'],
          ],
        },
        {
          kind: 'note',
          text: 'Ces chiffres viennent d’autres comptes que le vôtre, et une moyenne suit les exceptions. Vos {doc:reports|rapports de compte} disent ce que vos propres horaires ont donné, ou qu’aucun effet n’est mesurable chez vous.',
        },
      ],
    },
    {
      id: 'traps',
      title: 'Trois pièges',
      blocks: [
        {
          kind: 'list',
          items: [
            'Juger une vidéo le lendemain de sa publication.',
            'Changer trois choses à la fois : on ne sait plus laquelle a compté.',
            'Chercher la « meilleure heure » dans dix vidéos : il y a plus d’heures que de vidéos.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['experiments', 'dashboard#engagement', 'hooks#compare', 'methods'] }],
    },
  ],
};
