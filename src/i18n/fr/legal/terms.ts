import type { LegalPage } from '#i18n/slots/legal.ts';

export const terms: LegalPage = {
  title: 'Conditions générales d’utilisation',
  summary: 'Ce que vous pouvez attendre du service, et ce que nous attendons de vous.',
  sections: [
    {
      id: 'scope',
      title: 'Objet',
      blocks: [
        {
          kind: 'text',
          text: 'Ces conditions lient {publisher}, l’éditeur, et toute personne qui ouvre un compte. Elles sont en vigueur depuis le {effective_date}. Ce qui se paie est régi par les [conditions générales de vente](/terms-of-sale).',
        },
        {
          kind: 'text',
          text: 'Accroche relève, importe et analyse les chiffres de vidéos courtes, et aide à en écrire de nouvelles.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      blocks: [
        {
          kind: 'list',
          items: [
            'Un compte est personnel. Il s’ouvre avec une adresse de courriel qui vous appartient.',
            'Il faut avoir quinze ans au moins ; en dessous, l’accord d’un parent est nécessaire. Pour payer, il faut être majeur ou autorisé.',
            'Vous gardez votre mot de passe secret. Les réglages permettent d’ajouter un second facteur et montrent les sessions ouvertes.',
            'Vous pouvez fermer votre compte à tout moment dans les réglages. L’effacement a lieu sept jours après la demande, qui peut être annulée d’ici là.',
          ],
        },
      ],
    },
    {
      id: 'use',
      title: 'Ce que vous ne faites pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Lier un compte ou importer des fichiers sans en avoir le droit.',
            'Contourner les limites d’un plan ou les sécurités du service, ou gêner les autres.',
            'Revendre l’accès au service, ou l’interroger par programme autrement qu’avec une clé d’API.',
            'Publier ou télécharger des contenus contraires à la loi ou aux droits d’autrui : vous êtes responsable de ce que vous téléchargez et de ce que vous en faites.',
          ],
        },
      ],
    },
    {
      id: 'figures',
      title: 'Ce que disent les chiffres',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque chiffre porte sa source, son heure et sa précision. TikTok arrondit ses compteurs publics, peut les changer ou cesser de répondre : nous disons alors ce qui manque, sans l’inventer.',
        },
        {
          kind: 'text',
          text: 'Les analyses, textes proposés et réponses de l’assistant sont produits par des règles et, si l’éditeur ou vous-même en avez configuré un, par un modèle de langage. Ils ne promettent aucun résultat et se relisent avant publication.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Ce qui reste à vous',
      blocks: [
        {
          kind: 'text',
          text: 'Vos données et vos textes sont à vous. Vous pouvez à tout moment les emporter dans une archive, depuis les réglages. Vous nous autorisez seulement à les traiter pour vous rendre le service.',
        },
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilité',
      blocks: [
        {
          kind: 'text',
          text: 'Le service est en version bêta. Nous faisons en sorte qu’il réponde, sans promettre qu’il ne s’arrête jamais. Cela ne retire rien aux garanties que la loi donne aux consommateurs.',
        },
      ],
    },
    {
      id: 'suspension',
      title: 'Verrouillage',
      blocks: [
        {
          kind: 'text',
          text: 'Un compte qui enfreint gravement ces règles peut être verrouillé. La raison se demande, et se conteste, par le [formulaire de contact](/support/contact) ; vos données restent disponibles sur demande.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changements',
      blocks: [
        {
          kind: 'text',
          text: 'Un changement important est annoncé trente jours avant de prendre effet. Si vous ne l’acceptez pas, vous pouvez fermer votre compte sans frais.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Droit applicable',
      blocks: [
        {
          kind: 'text',
          text: 'Le droit français s’applique. Un consommateur garde la protection des règles impératives du pays où il habite, et peut saisir le tribunal de son domicile. Avant un procès, il peut recourir gratuitement au médiateur nommé dans les [conditions générales de vente](/terms-of-sale#mediation).',
        },
      ],
    },
  ],
};
