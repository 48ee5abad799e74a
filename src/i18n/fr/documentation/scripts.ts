import type { DocPage } from '../../documentation/documentation.ts';

export const scripts: DocPage = {
  title: 'Scripts',
  summary: 'Une structure en quatre temps, la durée de chacun, et le nombre de mots qui tient dans la vidéo.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'generator',
      title: 'Faire écrire un script',
      blocks: [
        {
          kind: 'list',
          items: [
            'Choisissez une durée de 15 à 90 secondes et une trame : problème et solution, liste, avant et après, tutoriel, histoire, idée reçue, test, journée, réponse, POV.',
            'Chaque passage dit quand il commence, ce que vous dites, ce que l’on lit, ce que l’on filme. Tout se modifie sur place, et les temps suivent.',
            'Un hook apporté garde son sujet. Quand la bibliothèque ne connaît pas le vôtre, le script vous demande les phrases au lieu de les inventer.',
            'Le téléprompteur défile à votre débit. Le script s’exporte en PDF, en Markdown et en sous-titres SRT.',
          ],
        },
        {
          kind: 'text',
          text: 'Avec le plan Gratuit, {limit:freemium.scriptGenerationMonthly} scripts par mois : le début s’affiche, la suite est décrite. Écrire le vôtre à la main n’est jamais compté.',
        },
        {
          kind: 'picture',
          name: 'scripts',
          alt: 'La page Scripts : la durée, la trame, la niche et le sujet.',
        },
      ],
    },
    {
      id: 'beats',
      title: 'Quatre temps',
      blocks: [
        {
          kind: 'table',
          caption: 'Pour une vidéo de 30 secondes',
          head: ['Temps', 'Secondes', 'Mots'],
          rows: [
            ['Hook : la phrase qui arrête', '0 à 3', '7 ou 8'],
            ['Promesse : pourquoi rester', '3 à 7,5', '11'],
            ['Contenu : la promesse tenue', '7,5 à 25,5', '45'],
            ['Appel à l’action : une seule demande', '25,5 à 30', '11'],
          ],
        },
        {
          kind: 'text',
          text: 'Une voix posée dit environ 150 mots par minute, soit 75 mots en 30 secondes. Un texte plus long oblige à parler trop vite.',
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
          text: 'Chaque chiffre et chaque mot fort du hook doit se retrouver dans le contenu. Une promesse que la vidéo ne tient pas fait partir le public, et il s’en souvient.',
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['hooks', 'best-practices#traps', 'videos'] }],
    },
  ],
};
