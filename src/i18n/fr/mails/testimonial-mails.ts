/** Mails to the author of a testimonial. Used only by the server. */
export const testimonialMails = {
  published: {
    subject: 'Votre témoignage est publié · Accroche',
    title: 'Votre témoignage est publié',
    text: 'Il a été relu et figure désormais sur la page des témoignages, avec le nom et les dates que vous avez choisis.',
    action: 'Voir mon témoignage',
    note: 'Vous pouvez le modifier ou le retirer à tout moment. Ce message part à chaque décision.',
  },
  refused: {
    subject: 'Votre témoignage n’est pas publié · Accroche',
    title: 'Votre témoignage n’est pas publié',
    text: 'Motif : {reason}',
    noted: 'Précision de la personne qui l’a relu : « {note} »',
    mend: 'Vous pouvez le corriger : il sera relu. Une note basse n’est jamais un motif de refus.',
    action: 'Corriger mon témoignage',
    note: 'Vous pensez que c’est une erreur ? Écrivez au support. Ce message part à chaque décision.',
  },
  reasons: {
    insulting: 'il contient des propos injurieux ou haineux.',
    personal_data: 'il contient des données personnelles, les vôtres ou celles de quelqu’un d’autre.',
    advertising: 'il contient de la publicité ou un lien.',
    off_topic: 'il ne parle pas d’Accroche.',
    unlawful: 'son contenu est contraire à la loi.',
    not_own_experience: 'il ne rapporte pas une expérience personnelle du produit.',
    unreadable: 'il est illisible ou vide de sens.',
  },
} as const;
