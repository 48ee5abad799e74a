import type { DocPage } from '../../documentation/documentation.ts';

export const billing: DocPage = {
  title: 'Abonnement et résiliation',
  summary:
    'Prendre un plan, en changer, le mettre en pause, résilier, être remboursé : ce qui se passe, et quand.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Prendre un plan ou en changer',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:settings#plan|Plan et usage} dans les réglages, puis {text:billing.subscribe} ou {text:billing.change}.',
            'Choisissez le plan et la période. Une année coûte le prix de dix mois. La somme à payer aujourd’hui et les suivantes sont affichées avant le clic, TVA comprise.',
            'Un plan plus grand s’ouvre tout de suite : la part non utilisée de l’ancien est déduite. Un plan plus petit attend la fin de ce qui est payé.',
          ],
        },
        {
          kind: 'picture',
          name: 'billing',
          alt: 'La section {text:settings.nav.plan} des réglages : le plan actuel et les quotas.',
        },
        {
          kind: 'note',
          text: 'Quand la page porte la mention {text:billing.testMode}, aucun argent ne circule : les paiements de ce serveur sont simulés.',
        },
      ],
    },
    {
      id: 'cancel',
      title: 'Résilier votre contrat',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Connecté : {page:settings#plan|Plan et usage}, {text:settings.plan.cancel}, puis {text:billing.cancel.confirm}. Trois clics, sans motif à donner.',
            'Sans pouvoir vous connecter : {page:cancellation|la page de résiliation}, au bas de chaque page publique. Donnez votre adresse ; un lien valable une heure vous est envoyé.',
            'Un message confirme la date de fin. Jusqu’à cette date, rien ne change, et {text:billing.resume} annule la résiliation.',
          ],
        },
        {
          kind: 'text',
          text: 'Ensuite, votre compte passe au plan Gratuit. Rien n’est effacé : vos comptes liés, vos rapports et vos chiffres restent consultables. Les comptes au-delà du nombre permis passent en lecture seule.',
        },
      ],
    },
    {
      id: 'withdraw',
      title: 'Se rétracter sous quatorze jours',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Connecté : {page:settings#plan|Plan et usage}, puis {text:billing.withdraw.here}. Le bouton est là jusqu’à la fin du délai, dont la date est affichée.',
            'Sans pouvoir vous connecter : {page:withdrawal|la page de rétractation}, au bas de chaque page publique. La déclaration compte dès son envoi ; le lien de l’accusé de réception met fin au contrat.',
            'Vérifiez le nom, le contrat et l’adresse, puis {text:billing.withdraw.confirm}.',
          ],
        },
        {
          kind: 'text',
          text: 'Un accusé de réception part aussitôt par e-mail : il reprend votre déclaration, sa date et son heure. Le contrat prend fin tout de suite, et tout ce que vous avez payé pour lui est remboursé, par le même moyen de paiement. Après une première rétractation, un nouveau contrat vous demande si le service doit commencer tout de suite : la part des jours écoulés est alors retenue. La loi laisse quatorze jours pour ce remboursement ; il part d’ordinaire dans la minute. Le délai se compte à partir du lendemain du contrat, et se prolonge jusqu’au jour ouvrable suivant.',
        },
      ],
    },
    {
      id: 'pause',
      title: 'Mettre en pause',
      blocks: [
        {
          kind: 'text',
          text: '{text:billing.pause}, pour un à trois mois : rien n’est prélevé et le plan Gratuit s’applique. L’abonnement reprend de lui-même. Les jours déjà payés ne sont pas remboursés.',
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Être remboursé',
      blocks: [
        {
          kind: 'list',
          items: [
            'Une analyse, un script ou une question qui échoue est rendu à vos quotas aussitôt. {text:billing.ledger.title} montre chaque débit et chaque retour.',
            'Pour un remboursement en argent, écrivez au {page:tickets|support}, catégorie {text:tickets.categories.billing}. Une personne répond.',
            'Un remboursement effectué figure sur la facture concernée, avec son montant.',
          ],
        },
      ],
    },
    {
      id: 'failed',
      title: 'Quand un prélèvement est refusé',
      blocks: [
        {
          kind: 'text',
          text: 'Rien ne change pendant {value:graceDays} jours, le temps de régler la facture ou de changer de {text:billing.portal}. Sans paiement, votre compte suit ensuite les limites du plan Gratuit. Rien n’est supprimé, et tout revient une fois la facture réglée.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que l’abonnement ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il ne se renouvelle pas pour un an sans préavis : nous vous écrivons un mois avant.',
            'Il ne retient pas vos données : la {doc:privacy#archive|copie de vos données} est ouverte à tous les plans.',
            'Il n’enregistre pas votre carte ici : le paiement se fait chez Stripe, quand ce serveur encaisse vraiment.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['plans', 'plans#counting', 'privacy#archive', 'support'] }],
    },
  ],
};
