import type { LegalPage } from '#i18n/slots/legal.ts';

export const legalNotice: LegalPage = {
  title: 'Mentions légales',
  summary: 'Qui édite et qui héberge ce service, et comment nous joindre.',
  sections: [
    {
      id: 'publisher',
      title: 'Éditeur',
      blocks: [
        {
          kind: 'text',
          text: 'Ces informations sont celles que demandent les articles 1-1 et 19 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique.',
        },
        {
          kind: 'table',
          caption: 'Éditeur',
          head: ['', ''],
          rows: [
            ['Nom ou dénomination', '{publisher}'],
            ['Forme juridique et capital', '{legal_form}'],
            ['Adresse du siège', '{address}'],
            ['Immatriculation', '{registration}'],
            ['Numéro de TVA', '{vat_number}'],
            ['Téléphone', '{phone}'],
            ['Courriel', '{email}'],
            ['Direction de la publication', '{director}'],
          ],
        },
      ],
    },
    { id: 'host', title: 'Hébergeur', blocks: [{ kind: 'text', text: '{host}' }] },
    {
      id: 'contact',
      title: 'Nous écrire',
      blocks: [
        {
          kind: 'text',
          text: 'Par courriel : {email}. Sans compte, par le [formulaire de contact](/support/contact), qui accuse réception par courriel et donne une référence.',
        },
      ],
    },
    {
      id: 'independence',
      title: 'Marques et contenus',
      blocks: [
        {
          kind: 'text',
          text: 'Accroche est un produit indépendant, sans lien avec TikTok. Les marques citées appartiennent à leurs propriétaires.',
        },
        {
          kind: 'text',
          text: 'Les vidéos, légendes et chiffres que vous analysez restent à ceux qui les ont publiés. Les créateurs de démonstration et leurs chiffres sont inventés.',
        },
      ],
    },
    {
      id: 'report',
      title: 'Signaler un contenu',
      blocks: [
        {
          kind: 'text',
          text: 'Un contenu illicite se signale par le [formulaire de contact](/support/contact) ou à {email}, avec l’adresse de la page, ce qui y est contraire à la loi et vos coordonnées.',
        },
      ],
    },
  ],
};
