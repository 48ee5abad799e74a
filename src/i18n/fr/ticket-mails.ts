/** Mails about questions to the support. Read by the server alone. */
export const ticketMails = {
  received: {
    subject: 'Votre demande {reference} est bien arrivée · Accroche',
    title: 'Votre demande est bien arrivée',
    text: 'Elle porte la référence {reference}. Une personne la lit et vous répond à cette adresse.',
    action: 'Voir le support',
    note: 'Ce message part à chaque nouvelle demande.',
    noteByMail: 'Pour ajouter quelque chose, répondez à ce message\u00A0: votre réponse rejoint l’échange.',
  },
  answered: {
    subject: 'Réponse à votre demande {reference} · Accroche',
    title: 'Nous vous avons répondu',
    text: 'Voici notre réponse à votre demande {reference} :',
    action: 'Voir l’échange et répondre',
    note: 'Votre demande reste ouverte tant que vous le souhaitez.',
    noteByMail: 'Vous pouvez aussi répondre à ce message\u00A0: votre réponse rejoint l’échange.',
  },
  answeredGuest: {
    subject: 'Réponse à votre demande {reference} · Accroche',
    title: 'Nous vous avons répondu',
    text: 'Voici notre réponse à votre demande {reference} :',
    action: 'Écrire de nouveau',
    note: 'Pour poursuivre, écrivez de nouveau en indiquant votre référence.',
    noteByMail: 'Pour poursuivre, répondez à ce message depuis la même adresse.',
  },
} as const;
