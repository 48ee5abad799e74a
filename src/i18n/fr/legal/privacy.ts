import type { LegalPage } from '#i18n/slots/legal.ts';

export const privacy: LegalPage = {
  title: 'Confidentialité',
  summary: 'Quelles données, pour quoi, combien de temps, et vos droits.',
  sections: [
    {
      id: 'controller',
      title: 'Responsable du traitement',
      blocks: [
        {
          kind: 'text',
          text: '{publisher}, {address}. Pour toute question sur vos données : {privacy_contact}.',
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Données et raisons',
      blocks: [
        {
          kind: 'table',
          caption: 'Données traitées',
          head: ['Données', 'Pour quoi', 'Base légale (RGPD, article 6)'],
          rows: [
            [
              'Adresse de courriel, nom d’utilisateur, mot de passe (sous forme d’empreinte), langue, fuseau horaire, réglages',
              'Ouvrir et tenir le compte',
              'Contrat (6.1.b)',
            ],
            [
              'Sessions : dates, adresse IP, navigateur ; seconds facteurs ; numéro de téléphone si vous en donnez un',
              'Sécurité du compte, et vous montrer qui y est entré',
              'Intérêt légitime (6.1.f)',
            ],
            [
              'Comptes liés, vidéos, légendes et chiffres relevés, fichiers importés ou analysés, textes, rapports, conversations avec l’assistant',
              'Rendre le service',
              'Contrat (6.1.b)',
            ],
            [
              'Plan, consommation, abonnements et factures',
              'Vente et comptabilité',
              'Contrat (6.1.b), obligation légale (6.1.c)',
            ],
            [
              'Demandes au support, et ce que vous y joignez',
              'Répondre',
              'Contrat, intérêt légitime (6.1.b, 6.1.f)',
            ],
            [
              'Vos témoignages, si vous en donnez',
              'Publication',
              'Consentement (6.1.a), que vous retirez quand vous voulez',
            ],
            [
              'Compteurs d’essais par réseau, sous forme d’empreintes',
              'Empêcher les abus',
              'Intérêt légitime (6.1.f)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Les champs obligatoires d’un formulaire sont nécessaires au service ; sans eux, il ne peut être rendu. Aucune décision produisant des effets juridiques n’est prise de façon automatisée, et vos données ne servent ni à la publicité ni à entraîner un modèle.',
        },
        {
          kind: 'text',
          text: 'Les chiffres et légendes publics de comptes que vous liez ou comparez peuvent concerner d’autres personnes. Ils viennent des pages publiques de TikTok, de son interface officielle ou de fichiers que vous apportez, et ne sont montrés qu’à vous.',
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Destinataires',
      blocks: [
        {
          kind: 'text',
          text: 'Les personnes de l’éditeur qui en ont besoin. Un administrateur peut consulter vos pages pour vous aider, en lecture seule, une demi-heure au plus et avec un motif : vous le voyez ensuite dans les réglages. Prestataires et, s’il y en a, transferts hors de l’Union européenne avec leurs garanties :',
        },
        { kind: 'text', text: '{processors}' },
        {
          kind: 'text',
          text: 'Aucune page ne charge quoi que ce soit d’un autre site. Un lien de partage que vous créez montre le rapport à qui le détient, jusqu’à son terme.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Durées de conservation',
      blocks: [
        {
          kind: 'table',
          caption: 'Durées',
          head: ['Données', 'Durée'],
          rows: [
            [
              'Compte, et tout ce qu’il contient',
              'Jusqu’à sa fermeture ; effacement sept jours après la demande',
            ],
            [
              'Ce qui est mis à la corbeille (comptes liés, rapports, analyses, textes, tests, conversations)',
              '30 jours, puis effacement',
            ],
            [
              'Fichiers apportés pour une analyse',
              'Jusqu’à la fin de l’analyse, sauf si vous demandez à les garder',
            ],
            ['Vidéos téléchargées', '{download_days} jours'],
            ['Sessions terminées', '90 jours ; une session non utilisée s’éteint après 30 jours'],
            ['Notifications', '90 jours'],
            ['Appels à un modèle de langage', 'Réponse : 24 heures ; trace de l’appel : 90 jours'],
            ['Texte des courriels envoyés', 'Effacé dès l’envoi quand un serveur de courriel est relié'],
            [
              'Demandes au support',
              'Avec un compte : jusqu’à sa fermeture ; sans compte : 365 jours après le dernier message',
            ],
            ['Actes d’administration', 'Sans limite ; votre nom en est retiré quand votre compte est effacé'],
            ['Factures', 'Dix ans, chez le prestataire de paiement (article L. 123-22 du code de commerce)'],
            ['Journal technique (identifiants, sans nom ni adresse)', '{log_days} jours'],
            ['Sauvegardes', '{backup_days} jours ; un compte effacé l’est de nouveau après une restauration'],
          ],
        },
        {
          kind: 'text',
          text: 'Visiter le site ou la démonstration ne crée aucune donnée sur vous, hormis les compteurs ci-dessus et le journal technique.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        {
          kind: 'list',
          items: [
            'Accès et portabilité : une archive complète se télécharge dans les réglages.',
            'Rectification : dans les réglages, ou en nous écrivant.',
            'Effacement : fermez votre compte dans les réglages. Après sept jours, tout est effacé, sauf ce que la loi oblige à garder.',
            'Limitation et opposition : écrivez à {privacy_contact}.',
            'Retrait d’un consentement à tout moment, sans effet sur ce qui a été fait avant.',
            'Directives sur le sort de vos données après votre mort (article 85 de la loi n° 78-17 du 6 janvier 1978).',
          ],
        },
        {
          kind: 'text',
          text: 'Nous répondons dans le mois. Si la réponse ne vous convient pas, vous pouvez adresser une réclamation à la CNIL : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou sur cnil.fr.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Sécurité',
      blocks: [
        {
          kind: 'text',
          text: 'Les mots de passe sont gardés sous forme d’empreintes. Les clés et jetons que vous confiez sont chiffrés. La base de données elle-même ne montre à chacun que ses lignes. Une violation qui présente un risque est notifiée à la CNIL sous 72 heures, et à vous si le risque est élevé.',
        },
      ],
    },
  ],
};
