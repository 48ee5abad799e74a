import type { DocPage } from '../../documentation/documentation.ts';

export const reports: DocPage = {
  title: 'Rapports',
  summary:
    'Les rapports vidéo et les rapports de compte : les demander, les retrouver, les comparer, les recevoir par e-mail.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Faire un rapport de compte',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:accountReports}. Dans {text:accountReports.analyse.title}, choisissez le compte et la période, de {value:reportLeastDays} à {value:reportMostDays} jours.',
            'Le coût est écrit avant le clic, avec ce qu’il vous reste. Choisissez {text:accountReports.analyse.submit}.',
            'Le rapport s’ouvre : ce qui a changé, vos médianes avec leurs fourchettes, vos meilleures vidéos et les moins bonnes, ce qui marche chez vous, quand publier, des conseils avec leurs preuves.',
          ],
        },
        {
          kind: 'picture',
          name: 'reports',
          alt: 'Un rapport de compte : le changement des vues par rapport à la période d’avant, réparti entre ses causes.',
        },
        {
          kind: 'text',
          text: 'Un rapport ne change plus : il garde les chiffres du jour où il a été fait. {text:accountReports.basis.check}, au bas de la page, le refait à partir des données gardées et compare chaque octet.',
        },
      ],
    },
    {
      id: 'videos',
      title: 'Retrouver les analyses de vidéos',
      blocks: [
        {
          kind: 'text',
          text: '{page:videoReports} garde chaque analyse. Cherchez sans vous soucier des accents, filtrez, triez, gardez un affichage sous un nom. Cochez de deux à quatre rapports pour les mettre côte à côte ; {text:videoReports.report.again} ajoute une version et montre ce qui a changé.',
        },
      ],
    },
    {
      id: 'compare',
      title: 'Comparer deux rapports de compte',
      blocks: [
        {
          kind: 'text',
          text: 'Au bas d’un rapport, {text:accountReports.report.sections.compare} met deux rapports du même compte côte à côte. Si leur méthode ou leur nombre de jours diffère, la page le dit : une partie de l’écart peut venir de là.',
        },
      ],
    },
    {
      id: 'schedule',
      title: 'Recevoir un rapport par e-mail',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Dans {page:accountReports}, choisissez {text:schedules.create}, puis le compte, le rythme, le jour et l’heure, dans votre fuseau.',
            'Ajoutez jusqu’à {value:recipients} autres destinataires. Chacun reçoit d’abord une demande d’accord par e-mail ; sans cet accord, rien ne lui est envoyé.',
            'Chaque envoi compte comme une analyse de compte. S’il n’en reste aucune, le rapport n’est pas fait et vous en êtes averti.',
          ],
        },
        {
          kind: 'text',
          text: 'Les rapports programmés ne font pas partie du plan Gratuit. Chaque message contient le rapport en PDF, un lien qui l’ouvre sans compte (il reste dans la liste de vos liens de partage, où vous pouvez le fermer) et un lien qui met fin aux envois en un clic.',
        },
      ],
    },
    {
      id: 'bin',
      title: 'Supprimer et reprendre',
      blocks: [
        {
          kind: 'text',
          text: 'Un rapport supprimé va à la corbeille et se reprend pendant 30 jours, à l’octet près. Ses liens de partage, eux, sont fermés pour de bon.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce qu’un rapport ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il ne conclut pas quand les vidéos manquent : pour dire ce qui marche, il en faut {value:liftFloorInAll}, dont {value:liftFloor} de chaque côté.',
            'Il ne compte pas la journée en cours : une période s’arrête à la veille.',
            'Il ne dit pas pourquoi une vidéo a marché. Il propose des tests, qui seuls tranchent.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['sharing', 'experiments', 'dashboard#change', 'best-practices'] }],
    },
  ],
};
