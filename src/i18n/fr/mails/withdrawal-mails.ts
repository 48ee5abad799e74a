/** Mails about withdrawing from a contract, and the corresponding staff ticket. Used only by the server. */
export const withdrawalMails = {
  contract: 'abonnement {plan}, conclu le {date}',
  /** The withdrawal statement; contract, name and address follow each line. */
  statement: [
    'Je vous notifie par la présente ma rétractation du contrat suivant : ',
    'Nom : ',
    'Accusé de réception à envoyer à : ',
  ],
  received: {
    title: 'Accusé de réception de votre rétractation',
    text: 'Nous avons reçu votre déclaration de rétractation le {when} (heure de Paris). La voici, telle que vous l’avez envoyée.',
    unproved:
      'Une déclaration de rétractation a été faite pour cette adresse le {when} (heure de Paris). Par précaution, ce message ne répète pas ce qui y est écrit : n’importe qui peut taper l’adresse d’un autre.',
    note: 'Gardez ce message : il prouve votre déclaration, avec sa date et son heure.',
  },
  refund: {
    all: 'Tout ce que vous avez payé pour lui vous est remboursé',
    part: 'Ce que vous avez payé pour lui vous est remboursé, moins la part des jours où le service a fonctionné à votre demande,',
  },
  next: {
    ends: {
      subject: 'Accusé de réception de votre rétractation · Accroche',
      action: 'Voir mon plan',
      text: 'Le contrat prend fin aujourd’hui. {refund} par le moyen de paiement utilisé, au plus tard le {until}. Vos données restent là, avec le plan Gratuit.',
    },
    link: {
      subject: 'Accusé de réception de votre rétractation · Accroche',
      action: 'Mettre fin au contrat',
      text: 'Votre déclaration est enregistrée et compte à partir de cette heure. Comme elle est venue sans connexion, il reste un clic : ouvrez ce lien pour prouver que cette adresse est la vôtre. Le texte de la déclaration vous est alors envoyé, et le contrat prend fin aussitôt. {refund} par le moyen de paiement utilisé, au plus tard le {until}. Sans clic de votre part, une personne s’en charge. Ce n’était pas vous ? Écrivez au support.',
    },
    staff: {
      subject: 'Accusé de réception de votre rétractation, {reference} · Accroche',
      action: 'Nous écrire',
      text: 'Votre déclaration est enregistrée sous la référence {reference} et compte à partir de cette heure. Aucun contrat n’a été trouvé d’office sous cette adresse : une personne le cherche et vous répond, avec le texte de la déclaration. Ce que vous avez payé vous est remboursé au plus tard le {until}, si le délai de rétractation courait encore.',
    },
  },
  refunded: {
    subject: 'Votre remboursement de {amount} est parti · Accroche',
    title: 'Votre remboursement est parti',
    text: 'Votre contrat a pris fin. {amount} vous sont remboursés par le moyen de paiement utilisé. Selon votre banque, cette somme apparaît sous quelques jours.',
    share:
      'Le calcul\u00a0: {used} jours de service écoulés sur {days}. Sur {paid} payés, la part des jours restants vous revient\u00a0: {amount}.',
    action: 'Voir mes factures',
    note: 'Ce message suit votre rétractation. Plus aucun prélèvement n’aura lieu.',
  },
  ended: {
    subject: 'Votre contrat a pris fin · Accroche',
    title: 'Votre contrat a pris fin',
    text: 'Votre rétractation a pris effet. Rien n’avait été payé pour ce contrat : il n’y a rien à rembourser.',
    action: 'Voir mon plan',
    note: 'Plus aucun prélèvement n’aura lieu.',
  },
  /** The ticket created in the staff queue. */
  subject: 'Rétractation à traiter',
  forStaff:
    'Déclaration faite sans connexion, à rembourser sous quatorze jours si le délai courait. Reçue le',
};
