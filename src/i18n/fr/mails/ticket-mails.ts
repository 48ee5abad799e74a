/** Mails about support tickets. Used only by the server. */
export const ticketMails = {
  received: {
    subject: 'Votre demande {reference} est bien arrivée · Accroche',
    title: 'Votre demande est bien arrivée',
    text: 'Elle porte la référence {reference}. Une personne la lit et vous répond à cette adresse.',
    action: 'Voir le support',
    note: 'Ce message part à chaque nouvelle demande.',
  },
  answered: {
    subject: 'Réponse à votre demande {reference} · Accroche',
    title: 'Nous vous avons répondu',
    text: 'Voici notre réponse à votre demande {reference} :',
    action: 'Voir l’échange et répondre',
    note: 'Votre demande reste ouverte tant que vous le souhaitez.',
  },
  answeredGuest: {
    subject: 'Réponse à votre demande {reference} · Accroche',
    title: 'Nous vous avons répondu',
    text: 'Voici notre réponse à votre demande {reference} :',
    action: 'Écrire de nouveau',
    note: 'Pour poursuivre, écrivez de nouveau en indiquant votre référence.',
  },
} as const;
