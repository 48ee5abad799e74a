import type { DocPage } from '../../documentation.ts';

export const dashboard: DocPage = {
  title: 'Dashboard',
  summary: 'Ce que montre chaque bloc du dashboard, sur quelle période, et avec quelles vidéos.',
  checkedOn: '2026-11-21',
  sections: [
    {
      id: 'period',
      title: 'La période',
      blocks: [
        {
          kind: 'text',
          text: 'Le dashboard s’ouvre sur les 30 derniers jours ; la page d’un compte, sur les 7 derniers. Vous pouvez choisir 2, 7, 15, 21 ou 30 jours. Une période est une fenêtre glissante : 7 jours, ce sont les 7 × 24 heures qui précèdent l’instant présent. Elle contient les vidéos publiées dans cette fenêtre.',
        },
      ],
    },
    {
      id: 'blocks',
      title: 'Les blocs',
      blocks: [
        {
          kind: 'list',
          items: [
            'Trois cartes : rapports d’analyse vidéo, rapports d’analyse de compte, aide et support.',
            'Le bilan de la période : vidéos, vues, likes, commentaires, partages et engagement moyen.',
            'Les vues, par jour de publication des vidéos.',
            'Les cinq vidéos les plus vues de la période.',
            'L’activité récente : cinq lignes, dix si vous la dépliez.',
          ],
        },
      ],
    },
    {
      id: 'freshness',
      title: 'La fraîcheur des données',
      blocks: [
        {
          kind: 'text',
          text: 'Deux dates se côtoient : celle du jour, et celle des données elles-mêmes. Si un relevé échoue, les dernières bonnes données restent, avec leur date.',
        },
      ],
    },
    {
      id: 'accounts-shown',
      title: 'Quels comptes entrent dans les totaux',
      blocks: [
        {
          kind: 'text',
          text: 'Avec un plan Gratuit, Apprenant ou Premium, votre compte principal. Avec un plan Business, tous vos comptes liés, ou celui que vous choisissez. Les données de démonstration portent toujours leur mention.',
        },
      ],
    },
  ],
};
