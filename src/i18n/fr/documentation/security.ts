import type { DocPage } from '../../documentation/documentation.ts';

export const security: DocPage = {
  title: 'Connexion et sécurité',
  summary:
    'Mot de passe, second facteur, codes de secours, sessions : protéger votre compte, et y revenir si vous perdez l’un d’eux.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Ajouter un second facteur',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Dans {page:settings#factors|Connexion et sécurité}, choisissez {text:factors.card.addTotp} ou {text:factors.card.addPhone}. Votre mot de passe est redemandé si votre dernière connexion n’est pas récente.',
            'Scannez le code avec votre application, puis écrivez les six chiffres qu’elle affiche.',
            'Gardez les {value:recoveryCodes} codes de secours hors de cet appareil. Ils ne sont affichés qu’une fois, et chacun sert une seule fois.',
          ],
        },
        {
          kind: 'picture',
          name: 'security',
          alt: 'La section {text:settings.nav.security} : moyens de connexion, puis double authentification.',
        },
        {
          kind: 'text',
          text: 'Le second facteur est demandé à chaque connexion, après le mot de passe ou Google. Tant qu’il n’est pas donné, la session n’ouvre rien.',
        },
      ],
    },
    {
      id: 'lost-factor',
      title: 'Si vous perdez votre second facteur',
      blocks: [
        {
          kind: 'text',
          text: 'Utilisez un code de secours. Sans code, écrivez au support avec {page:contact|le formulaire sans connexion} : un administrateur peut retirer vos seconds facteurs, en disant pourquoi, et vous en êtes averti par e-mail.',
        },
      ],
    },
    {
      id: 'password',
      title: 'Mot de passe et adresse',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mot de passe oublié : {page:resetPassword|demandez un lien}. Il ne sert qu’une fois.',
            'Le lien de confirmation d’une inscription redemande le mot de passe : si vous ne l’avez plus, choisissez-en un autre.',
            'Changer de mot de passe ferme vos autres sessions, et un e-mail le confirme. Au besoin, vos clés d’API sont révoquées et Google dissocié en même temps.',
            'Changer d’adresse demande d’ouvrir un lien envoyé à la nouvelle ; l’ancienne en est avertie.',
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions ouvertes',
      blocks: [
        {
          kind: 'text',
          text: 'La liste dit depuis quel appareil, par quel moyen et quand chacune a été ouverte. Fermez celles que vous ne reconnaissez pas, ou choisissez {text:security.sessions.endOthers}.',
        },
      ],
    },
    {
      id: 'support-views',
      title: 'Quand le support regarde votre compte',
      blocks: [
        {
          kind: 'text',
          text: 'Une personne du support peut lire vos pages pendant {value:supportMinutes} minutes, sans rien modifier, et doit dire pourquoi. Chaque fois, {text:settings.traces.title} vous le montre.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que nous ne demandons jamais',
      blocks: [
        {
          kind: 'list',
          items: [
            'Votre mot de passe TikTok.',
            'Votre mot de passe Accroche, un code ou une clé, par e-mail ou par téléphone.',
            'Une clé d’accès (passkey) : il n’y en a pas encore ici.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['settings#api-keys', 'privacy', 'support'] }],
    },
  ],
};
