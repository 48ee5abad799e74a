import type { DocPage } from '../../documentation/documentation.ts';

export const analyseAVideo: DocPage = {
  title: 'Analyser une vidéo',
  summary:
    'Depuis un lien, un fichier ou une de vos vidéos : ce que l’analyse coûte, ce qu’elle mesure et comment la lire.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Lancer une analyse',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez l’{page:analyzer}. Collez le lien d’une vidéo TikTok, déposez un fichier vidéo, ou les deux. Vos propres vidéos s’analysent aussi depuis {page:videos}.',
            'Avant le lancement, la page dit ce qui a été reconnu, ce que cela coûte et ce qu’il vous reste.',
            'Choisissez {text:analyses.analyse}. Les étapes s’affichent à mesure ; vous pouvez partir et revenir, ou choisir {text:analyses.progress.cancel}.',
            'L’analyse s’ouvre à la fin, et reste dans {page:videoReports}.',
          ],
        },
        {
          kind: 'picture',
          name: 'analyse-a-video',
          alt: 'Une analyse terminée : le résumé en trois phrases, puis la place de la vidéo parmi celles du même compte.',
        },
      ],
    },
    {
      id: 'cost',
      title: 'Ce que cela coûte',
      blocks: [
        {
          kind: 'list',
          items: [
            'Une analyse de vidéo parmi celles de votre plan : {limit:freemium.videoAnalysisMonthly} par mois avec le plan Gratuit, {limit:premium.videoAnalysisMonthly} avec Premium.',
            'Rien si elle échoue, si vous l’annulez, ou si rien n’a changé depuis la précédente.',
            'Jusqu’à {value:linksAnalysed} liens à la fois : chacun a sa ligne et son propre coût.',
          ],
        },
        {
          kind: 'text',
          text: 'Avec le plan Gratuit, vous lisez le résumé, la place de la vidéo parmi les vôtres, la classe de son accroche, le premier conseil et le premier hashtag. Le reste est compté, décrit, et s’ouvre sans nouvelle analyse si vous changez de plan.',
        },
      ],
    },
    {
      id: 'file',
      title: 'Avec le fichier, ou sans',
      blocks: [
        {
          kind: 'text',
          text: 'Sans fichier, l’analyse lit la légende, les compteurs et les sous-titres quand TikTok en donne. Avec le fichier, elle mesure aussi les plans, le mouvement, le son, les textes à l’image et les visages de la première seconde. Une vidéo déjà analysée par son lien peut être mesurée ensuite : {text:analyses.measure.start}, au bas de l’analyse.',
        },
        {
          kind: 'text',
          text: 'Un fichier SRT ou VTT dit ce qui est prononcé. Votre fichier vidéo est supprimé dès que l’analyse est faite, sauf si vous cochez {text:analyses.files.keep}.',
        },
      ],
    },
    {
      id: 'read',
      title: 'Lire le résultat',
      blocks: [
        {
          kind: 'text',
          text: 'La page {doc:videos#analysis|Lire l’analyse d’une vidéo} explique chaque partie, les fourchettes et ce que veut dire « Non évalué ».',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que l’analyse ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Elle ne prévoit pas les vues et ne donne pas de note sur cent : la forme d’une vidéo n’explique presque rien de son audience.',
            'Elle ne mesure pas ce qu’elle n’a pas vu : sans fichier, l’image et le son restent non évalués.',
            'Elle ne compare pas votre vidéo à celles des autres, mais aux vôtres, au même âge, à partir de {value:standingFloor} vidéos.',
            'Pour une vidéo d’une autre plateforme, donnez le fichier : son lien n’est pas lu.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['videos#analysis', 'reports', 'sharing', 'experiments'] }],
    },
  ],
};
