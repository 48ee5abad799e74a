import type { DocPage } from '../../documentation.ts';

export const hooks: DocPage = {
  title: 'Hooks',
  summary:
    'Les premières secondes d’une vidéo : leurs trois canaux, leurs familles, et comment comparer les vôtres.',
  checkedOn: '2026-11-21',
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
            ['La question', '« Pourquoi vos vidéos s’arrêtent à 300 vues ? »'],
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
            'Une famille de moins de 5 vidéos ne permet aucune conclusion.',
            'Choisissez une famille, publiez cinq vidéos de plus, puis regardez de nouveau.',
          ],
        },
        {
          kind: 'note',
          text: 'Comparez onze familles au hasard : l’une d’elles paraît presque toujours deux fois meilleure que les autres. C’est le hasard, pas une recette.',
        },
      ],
    },
  ],
};
