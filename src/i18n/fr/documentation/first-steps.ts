import type { DocPage } from '../../documentation/documentation.ts';

export const firstSteps: DocPage = {
  title: 'Bien démarrer',
  summary:
    'De l’inscription aux premiers chiffres : ce qui se passe à chaque étape, et ce que vous pouvez faire si l’une d’elles bloque.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'De l’inscription au premier chiffre',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Créez votre compte avec une adresse e-mail, un nom d’utilisateur et un mot de passe d’au moins {value:passwordLeast} caractères, ou avec Google si ce serveur le propose.',
            'Écrivez votre @ TikTok dans la fenêtre {text:onboarding.title}, puis choisissez {text:onboarding.submit}. Aucun mot de passe TikTok n’est demandé.',
            'La première analyse avance par étapes, que vous voyez passer. Vous pouvez quitter la page : elle continue sur le serveur.',
            'Le dashboard s’ouvre dès que les chiffres sont là. À côté de chacun, un petit guillemet dit d’où il vient et quand il a été relevé.',
          ],
        },
        {
          kind: 'picture',
          name: 'first-steps',
          alt: 'La page des comptes : le compte lié, son dernier relevé, et la place des fichiers à importer.',
        },
      ],
    },
    {
      id: 'no-source',
      title: 'Quand aucune source ne répond',
      blocks: [
        {
          kind: 'text',
          text: 'Lire les pages publiques de TikTok demande l’accord d’un administrateur de ce serveur. Sans lui, votre compte est lié mais attend ses chiffres, et la fenêtre propose d’autres chemins :',
        },
        {
          kind: 'list',
          items: [
            '{text:onboarding.ways.import} : un fichier que TikTok vous donne suffit ({doc:imports|quels fichiers, et comment les obtenir}).',
            '{text:onboarding.ways.connect}, si l’administrateur a préparé cette connexion : les chiffres sont alors exacts.',
            '{text:onboarding.ways.demo} : dix comptes inventés, signalés partout comme tels, pour voir le produit rempli.',
            '{text:onboarding.ways.later} : vous y reviendrez depuis {page:accounts}.',
          ],
        },
      ],
    },
    {
      id: 'look-first',
      title: 'Que regarder d’abord',
      blocks: [
        {
          kind: 'list',
          items: [
            'La médiane des vues, sur la page {page:accounts} : c’est ce que fait d’ordinaire une de vos vidéos.',
            'Vos cinq vidéos les plus vues, sur le {page:dashboard|dashboard} : ouvrez la première et relisez ses trois premières secondes.',
            '{text:dashboard.health.title}, quand ce cadre apparaît : ce qui manque dans vos chiffres, ou n’est plus à jour, y est écrit.',
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que l’inscription ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Elle ne publie rien sur TikTok et n’agit jamais en votre nom.',
            'Elle ne demande pas de carte bancaire : le plan Gratuit n’engage à rien.',
            'Elle ne retrouve pas le passé que personne n’a relevé : vos chiffres jour par jour commencent au premier relevé, sauf si vous importez un fichier de TikTok Studio.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['dashboard', 'imports', 'connect-tiktok', 'analyse-a-video'] }],
    },
  ],
};
