import type { DocPage } from '../../documentation.ts';

export const scripts: DocPage = {
  title: 'Scripts',
  summary: 'Une structure en quatre temps, la durée de chacun, et le nombre de mots qui tient dans la vidéo.',
  checkedOn: '2026-11-21',
  sections: [
    {
      id: 'beats',
      title: 'Quatre temps',
      blocks: [
        {
          kind: 'table',
          caption: 'Pour une vidéo de 30 secondes',
          head: ['Temps', 'Secondes', 'Mots'],
          rows: [
            ['Hook : la promesse', '0 à 3', '8 à 12'],
            ['Tension : pourquoi rester', '3 à 8', '12 à 15'],
            ['Contenu : la promesse tenue', '8 à 26', '40 à 45'],
            ['Appel à l’action : une seule demande', '26 à 30', '8 à 10'],
          ],
        },
        {
          kind: 'text',
          text: 'Une voix posée dit environ 140 mots par minute, soit 70 mots en 30 secondes. Un texte plus long oblige à parler trop vite.',
        },
      ],
    },
    {
      id: 'cta',
      title: 'Un seul appel à l’action',
      blocks: [
        {
          kind: 'list',
          items: [
            'Un commentaire : posez une question à laquelle on répond en un mot.',
            'Un partage : nommez la personne à qui l’envoyer.',
            'Un abonnement : dites ce que montrera la prochaine vidéo.',
          ],
        },
      ],
    },
    {
      id: 'promise',
      title: 'Tenir la promesse',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque chiffre et chaque mot fort du hook doit se retrouver dans le contenu. Un hook que la vidéo ne tient pas fait partir le public, et il s’en souvient.',
        },
      ],
    },
  ],
};
