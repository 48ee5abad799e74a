/** The digest of notifications that were not mailed immediately. Used only by the server. */
export const digestMails = {
  subject: {
    one: 'Votre résumé : {count} nouvelle',
    many: 'Votre résumé : {count} nouvelles',
    other: 'Votre résumé : {count} nouvelles',
  },
  daily: 'Voici ce qui s’est passé depuis le dernier résumé, et que vous n’avez pas encore lu.',
  weekly: 'Voici ce qui s’est passé cette semaine, et que vous n’avez pas encore lu.',
  more: {
    one: 'Et {count} autre, dans l’application.',
    many: 'Et {count} autres, dans l’application.',
    other: 'Et {count} autres, dans l’application.',
  },
  action: 'Tout voir',
  note: 'Sans nouvelle, aucun résumé n’est envoyé. Son rythme se règle dans Réglages, Notifications.',
  end: 'Ne plus recevoir ce résumé',
} as const;
