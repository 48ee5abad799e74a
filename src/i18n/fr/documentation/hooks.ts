import type { DocPage } from '../../documentation/documentation.ts';

export const hooks: DocPage = {
  title: 'Hooks',
  summary:
    'Les premières secondes d’une vidéo : leurs trois canaux, leurs familles, et comment comparer les vôtres.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'channels',
      title: 'Un hook, trois canaux',
      blocks: [
        {
          kind: 'list',
          items: [
            'La parole : la première phrase. En 3 secondes, 7 ou 8 mots d’une voix posée, 12 au plus en parlant vite.',
            'Le texte à l’écran : 6 mots au plus, lisible sans le son.',
            'L’image : un mouvement ou un visage dès la première seconde.',
          ],
        },
        {
          kind: 'text',
          text: 'Les trois doivent promettre la même chose, et la vidéo doit tenir la promesse.',
        },
      ],
    },
    {
      id: 'families',
      title: 'Six familles, chacune avec un exemple',
      blocks: [
        {
          kind: 'table',
          caption: 'Familles de hooks',
          head: ['Famille', 'Exemple'],
          rows: [
            ['L’erreur', '« Vous faites cette erreur avant chaque tournage »'],
            ['L’expérience', '« J’ai testé pendant 30 jours, voici le vrai résultat »'],
            ['Le secret', '« Personne ne vous dit ça sur l’éclairage »'],
            ['La question', '« Pourquoi vos vidéos s’arrêtent à 300 vues ? »'],
            ['Le contraste', '« À gauche, 20 € de matériel. À droite, 2 000 € »'],
            ['La liste', '« Trois réglages à changer ce soir »'],
          ],
        },
      ],
    },
    {
      id: 'compare',
      title: 'Comparer vos hooks honnêtement',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Classez vos 20 dernières vidéos par famille.',
            'Comparez les médianes de vues, pas les moyennes.',
            'Une famille de moins de 5 vidéos ne permet aucune conclusion.',
            'Choisissez une famille, publiez cinq vidéos de plus, puis regardez de nouveau.',
          ],
        },
        {
          kind: 'note',
          text: 'Comparez onze familles au hasard : l’une d’elles paraît presque toujours deux fois meilleure que les autres. C’est le hasard, pas une recette.',
        },
      ],
    },
    {
      id: 'generate',
      title: 'Générer des hooks',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Choisissez une niche ou écrivez un sujet, puis la langue, la plateforme et le ton.',
            'Chaque texte s’affiche dès qu’il a passé les contrôles : dit en trois secondes, dans la bonne langue, sans mot répété, sans promesse interdite, pas déjà vu chez vous.',
            'Copiez, modifiez, demandez-en un autre, ou dites dans quelle vidéo vous l’avez utilisé : ses vues se lisent alors face aux vôtres, au même âge.',
          ],
        },
        {
          kind: 'text',
          text: 'La note d’écriture part de 50 et montre chaque élément avec sa source. Elle classe des textes ; elle ne prévoit pas des vues.',
        },
        {
          kind: 'table',
          caption: 'D’où viennent les points',
          head: ['Source', 'Ce qu’elle apporte'],
          rows: [
            [
              'Tests de titres d’Upworthy, 2013 à 2015',
              'Chiffre +3, question −4,7, exclamation −6, deux-points −3,2, première personne +2,7, suite annoncée +4,7, mot qui alerte +2,2 : la moitié de l’effet mesuré',
            ],
            ['Shulman, Markowitz et Rogers, Science Advances, 2024', 'Des mots simples, 4 points au plus'],
            ['Le temps de parole', 'Moins de 2,2 s : +4'],
            ['Votre demande', 'Sujet, ton et public'],
            [
              'Vos vidéos',
              'Ce que la forme d’ouverture change chez vous, 15 points au plus, là où c’est soutenu',
            ],
          ],
        },
        {
          kind: 'text',
          text: '{text:generations.winners.title} n’écrit que dans les formes que vos vidéos soutiennent : vingt vidéos mesurées au moins, huit avec la forme et huit sans. Sinon, la page dit qu’il n’y a rien à en tirer.',
        },
        {
          kind: 'text',
          text: 'Putaclic+ change la forme, jamais ce qui est affirmé : chaque hook porte sa forme d’appât sur 100 et ce que la vidéo doit montrer.',
        },
        {
          kind: 'picture',
          name: 'hooks',
          alt: 'La page Hooks : le choix de la langue, de la niche, du sujet et du ton.',
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['scripts', 'experiments', 'best-practices'] }],
    },
  ],
};
