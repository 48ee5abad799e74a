import type { LegalPage } from '#i18n/slots/legal.ts';

export const cookies: LegalPage = {
  title: 'Cookies et stockage local',
  summary:
    'Seulement ce qui fait marcher le service : ni mesure d’audience ni publicité, donc aucun bandeau.',
  sections: [
    {
      id: 'why',
      title: 'Pourquoi aucun bandeau',
      blocks: [
        {
          kind: 'text',
          text: 'L’article 82 de la loi n° 78-17 du 6 janvier 1978 demande votre accord pour lire ou écrire sur votre appareil, sauf si c’est strictement nécessaire à un service que vous demandez. Tout ce qui suit l’est. Rien n’est partagé, rien ne vous suit d’un site à l’autre.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          kind: 'table',
          caption: 'Cookies utilisés',
          head: ['Nom', 'À quoi il sert', 'Durée'],
          rows: [
            ['sidebar_state', 'Barre latérale ouverte ou repliée', '7 jours'],
            [
              'accroche-oauth',
              'Retrouver votre navigateur au retour de la connexion avec Google, si vous l’utilisez',
              '10\u00A0minutes',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Stockage du navigateur',
      blocks: [
        {
          kind: 'table',
          caption: 'Stockage',
          head: ['Contenu', 'À quoi il sert'],
          rows: [
            ['Session (accroche-session)', 'Rester connecté ; effacée à la déconnexion'],
            ['Langue et thème', 'Retrouver votre choix'],
            ['Affichage de l’invitation à la communauté', 'Ne pas la montrer trop souvent'],
            [
              'Synchronisation en cours, brouillons, derniers choix de formulaires, réglages du téléprompteur, repère choisi',
              'Ne rien perdre en rechargeant la page',
            ],
            [
              'Démonstration (dans l’onglet seulement)',
              'Regarder la démonstration ; disparaît avec l’onglet',
            ],
            ['Page hors ligne', 'Dire que la connexion manque ; aucune donnée privée n’y est gardée'],
          ],
        },
        {
          kind: 'text',
          text: 'Vider les données du site dans votre navigateur efface tout cela, et vous déconnecte.',
        },
      ],
    },
  ],
};
