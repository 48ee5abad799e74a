import type { DocPage } from '../../documentation/documentation.ts';

export const plans: DocPage = {
  title: 'Plans et quotas',
  summary: 'Ce que chaque plan permet, comment les quotas se comptent, et comment résilier.',
  checkedOn: '2026-11-22',
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
            'Les compteurs du jour et du mois repartent de zéro à minuit, dans le fuseau horaire de votre profil. La date et l’heure sont affichées sous vos quotas.',
            'La barre passe à l’orange à partir de 70 %, et au rouge à partir de 90 %.',
          ],
        },
        {
          kind: 'picture',
          name: 'quotas',
          alt: 'La carte des quotas : ce qui a été utilisé, ce qui reste et quand les compteurs repartent de zéro.',
        },
      ],
    },
    {
      id: 'free',
      title: 'Ce que montre le plan Gratuit',
      blocks: [
        {
          kind: 'text',
          text: 'Tous les chiffres relevés sur votre compte principal, avec leur source, et le téléchargement de vos données. Une synchronisation est possible toutes les 24 heures. Rien n’est flouté, rien n’est inventé.',
        },
      ],
    },
    {
      id: 'downgrade',
      title: 'Passer à un plan plus petit',
      blocks: [
        {
          kind: 'text',
          text: 'Rien à payer le jour même : le plan payé reste ouvert jusqu’à la fin de sa période, puis le plus petit prend le relais. Rien n’est effacé : vos comptes liés et leurs chiffres restent. Au-delà du nombre de comptes du plan, ils passent en lecture seule, et vous choisissez à l’avance lesquels restent actifs. Pour lier un compte de plus, il faut d’abord repasser sous la limite du nouveau plan.',
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
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['billing', 'limits', 'settings', 'support'] }],
    },
  ],
};
