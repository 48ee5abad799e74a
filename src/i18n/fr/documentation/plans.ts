import type { DocPage } from '../../documentation.ts';

export const plans: DocPage = {
  title: 'Plans et quotas',
  summary: 'Ce que chaque plan permet, comment les quotas se comptent, et comment résilier.',
  checkedOn: '2026-11-21',
  sections: [
    {
      id: 'limits',
      title: 'Les limites de chaque plan',
      blocks: [
        { kind: 'text', text: 'Ce tableau est tiré de celui que le serveur applique.' },
        { kind: 'plans' },
      ],
    },
    {
      id: 'counting',
      title: 'Comment les quotas se comptent',
      blocks: [
        {
          kind: 'list',
          items: [
            'Une analyse qui échoue n’est pas décomptée.',
            'Une synchronisation n’est jamais décomptée.',
            'Les jours et les mois tournent à minuit, dans le fuseau horaire de votre profil. L’instant est affiché sous vos quotas.',
            'La barre passe à l’orange à partir de 70 %, et au rouge à partir de 90 %.',
          ],
        },
      ],
    },
    {
      id: 'free',
      title: 'Ce que montre le plan Gratuit',
      blocks: [
        {
          kind: 'text',
          text: 'Une analyse est calculée en entier. La partie libre s’affiche : résumé, score, premiers éléments. Pour le reste, nous écrivons exactement ce qu’il contient. Rien n’est flouté, rien n’est inventé.',
        },
      ],
    },
    {
      id: 'downgrade',
      title: 'Passer à un plan plus petit',
      blocks: [
        {
          kind: 'text',
          text: 'Vous choisissez les comptes qui restent actifs. Les autres deviennent consultables, sans nouvelle synchronisation. Rien n’est effacé.',
        },
      ],
    },
    {
      id: 'cancel',
      title: 'Résilier votre contrat',
      blocks: [
        {
          kind: 'text',
          text: 'Le plan Gratuit n’engage à rien : il n’y a rien à résilier. Un plan payant se résilie sans frais et sans motif à donner. Il reste ouvert jusqu’à la fin de la période payée ; ensuite, votre compte repasse au plan Gratuit et vos données restent consultables.',
        },
      ],
    },
  ],
};
