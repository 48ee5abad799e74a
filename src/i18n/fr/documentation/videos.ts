import type { DocPage } from '../../documentation.ts';

export const videos: DocPage = {
  title: 'Vidéos',
  summary: 'Lire les chiffres d’une vidéo, les comparer, et ne pas se laisser tromper par une moyenne.',
  checkedOn: '2026-11-21',
  sections: [
    {
      id: 'counters',
      title: 'Les quatre compteurs',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vues : lectures comptées par TikTok, relectures comprises.',
            'Likes, commentaires, partages : les totaux publics, à l’instant du relevé.',
            'Engagement : la somme des trois derniers divisée par les vues, en pour cent.',
          ],
        },
        {
          kind: 'text',
          text: 'Sur les graphiques, chaque compteur garde partout sa couleur et son type de trait. Les vues ont leur propre échelle : elles sont souvent vingt fois plus nombreuses que le reste.',
        },
      ],
    },
    {
      id: 'median',
      title: 'La moyenne et la médiane',
      blocks: [
        {
          kind: 'text',
          text: 'Les vues d’un compte sont très inégales : quelques vidéos font l’essentiel du total. La moyenne suit ces exceptions. La médiane est la vidéo du milieu : la moitié des vidéos font mieux, l’autre moitié moins bien. Regardez d’abord la médiane, puis l’écart entre les deux.',
        },
      ],
    },
    {
      id: 'age',
      title: 'L’âge d’une vidéo',
      blocks: [
        {
          kind: 'text',
          text: 'Une vidéo d’hier n’a pas fini de compter ses vues. Comparez des vidéos du même âge, et attendez quelques jours avant de juger.',
        },
      ],
    },
    {
      id: 'studio',
      title: 'Pourquoi TikTok Studio affiche autre chose',
      blocks: [
        {
          kind: 'list',
          items: [
            'TikTok Studio donne les compteurs exacts au propriétaire du compte ; les pages publiques les arrondissent.',
            'Les deux ne sont pas mis à jour au même moment.',
            'Nos chiffres sont ceux de l’heure du relevé, écrite dans leur fiche.',
          ],
        },
      ],
    },
  ],
};
