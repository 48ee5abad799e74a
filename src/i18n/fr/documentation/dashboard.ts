import type { DocPage } from '../../documentation/documentation.ts';

export const dashboard: DocPage = {
  title: 'Dashboard',
  summary: 'Ce que montre chaque bloc du dashboard, sur quelle période, et avec quelles vidéos.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'period',
      title: 'La période',
      blocks: [
        {
          kind: 'text',
          text: 'Le dashboard s’ouvre sur les 30 derniers jours. Vous pouvez en choisir 2, 7, 15, 21 ou 30 : la performance du compte et le bilan changent ensemble. Une période compte en jours du calendrier de votre fuseau horaire et finit aujourd’hui : 7 jours, ce sont aujourd’hui et les six jours d’avant. Elle contient les vidéos publiées ces jours-là. Partout le sens est le même : tableaux, assistant, exports. Seuls les rapports de compte ne prennent que des jours entiers ; ils finissent hier, et le disent.',
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
            'La performance du compte : abonnés, vidéos, likes et engagement, les moyennes par vidéo, le graphique et les cinq vidéos les plus récentes.',
            'Le bilan de la période : vidéos, vues, likes, commentaires, partages, engagement moyen et abonnés, chacun avec son écart.',
            'Les vues, par jour de publication des vidéos.',
            'Les cinq vidéos les plus vues de la période.',
            'Vos comptes liés et vos quotas.',
            'L’activité récente : cinq lignes, dix si vous la dépliez.',
          ],
        },
        {
          kind: 'picture',
          name: 'dashboard',
          alt: 'Le dashboard : les trois cartes, puis les chiffres du compte.',
        },
      ],
    },
    {
      id: 'change',
      title: 'L’écart avec la période précédente',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque total est comparé à celui d’autant de jours entiers juste avant ; la journée d’aujourd’hui, elle, n’est pas finie. Les vidéos d’avant ont eu plus de temps pour être vues : {text:dashboard.why.title} dit quelle part de l’écart tient à l’âge, au nombre de vidéos, à la vidéo du milieu et aux vidéos hors du commun. Les parts s’additionnent à l’unité près.',
        },
        {
          kind: 'text',
          text: 'Un écart non mesurable est dit comme tel : vidéos connues qui ne remontent pas assez loin, nombre inconnu, chiffres exacts et arrondis mêlés, différence plus petite que l’arrondi de TikTok. Aucun pourcentage n’est donné à partir de rien, ni de moins de cinq vidéos.',
        },
      ],
    },
    {
      id: 'engagement',
      title: 'Situer un engagement',
      blocks: [
        {
          kind: 'text',
          text: 'À côté de la couleur se tient votre propre rang : la part de vos vidéos d’avant que dépasse la vidéo du milieu de la période. Il faut cinq vidéos dans la période et dix avant. Le repère publié porte sa source, son année et sa formule ; la source se choisit, et votre navigateur la retient. Seuls des repères par vue sont proposés.',
        },
        {
          kind: 'picture',
          name: 'engagement',
          alt: 'Un engagement situé : le rang parmi ses propres vidéos, puis un repère publié avec sa source.',
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
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['reports', 'experiments', 'best-practices', 'methods'] }],
    },
  ],
};
