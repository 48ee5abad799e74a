import type { DocPage } from '../../documentation/documentation.ts';

export const support: DocPage = {
  title: 'Écrire au support',
  summary:
    'Où chercher d’abord, comment poser une question à une personne, et ce qui part avec votre demande.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Poser une question',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Regardez d’abord les {page:support|questions fréquentes} : beaucoup de refus y ont leur remède.',
            'Sinon, ouvrez {page:tickets} et remplissez {text:tickets.form.title} : catégorie, objet, message.',
            '{text:tickets.diagnostics.title} montre ce qui serait envoyé en plus (page, navigateur, langue, fuseau, fenêtre). Retirez ce que vous préférez garder.',
            'Votre demande reçoit une référence. Une personne répond, ici et par e-mail ; le délai est mesuré, et affiché dès qu’il y a assez de réponses.',
          ],
        },
        {
          kind: 'picture',
          name: 'support',
          alt: 'Le formulaire d’une demande au support, à côté de la liste de vos demandes.',
        },
      ],
    },
    {
      id: 'after',
      title: 'La suite',
      blocks: [
        {
          kind: 'text',
          text: 'Répondez dans le fil autant que nécessaire. {text:tickets.thread.close} ferme la demande ; une nouvelle réponse la rouvre. Une fois la réponse reçue, vous pouvez la noter.',
        },
      ],
    },
    {
      id: 'without-account',
      title: 'Sans compte, ou sans pouvoir se connecter',
      blocks: [
        {
          kind: 'text',
          text: '{page:contact|Le formulaire sans connexion} demande une adresse : la réponse y arrive par e-mail. Cinq fichiers peuvent l’accompagner, vérifiés comme ceux d’un compte ; un fichier refusé ne retient pas la demande.',
        },
      ],
    },
    {
      id: 'assistant',
      title: 'Depuis l’assistant',
      blocks: [
        {
          kind: 'text',
          text: 'L’{doc:assistant|assistant} peut passer la main : la conversation est jointe à la demande, et vous pouvez la retirer avant l’envoi.',
        },
      ],
    },
    {
      id: 'testimonials',
      title: 'Donner son avis',
      blocks: [
        {
          kind: 'text',
          text: '{page:testimonial|Votre témoignage} est relu par une personne, puis publié, favorable ou non, s’il respecte les règles affichées. Un refus dit toujours son motif. Vous le retirez quand vous voulez.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que le support ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il ne demande jamais votre mot de passe, ni un code.',
            'Il ne modifie pas vos données à votre place : il peut lire vos pages, et vous le voyez.',
            'Il ne peut rien contre un refus de TikTok : il peut vous dire lequel, et quel fichier importer.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['first-steps#no-source', 'billing#refunds', 'security#lost-factor'] }],
    },
  ],
};
