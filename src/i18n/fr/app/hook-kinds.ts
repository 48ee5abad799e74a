/** How an opening hooks the viewer, worded for use between guillemets or in a column. */
export const hooks = {
  kinds: {
    mistake: 'erreur à éviter',
    secret: 'secret dévoilé',
    test: 'essai raconté',
    comparison: 'comparaison',
    how_to: 'mode d’emploi',
    list: 'liste',
    question: 'question',
    condition: 'mise en situation',
    story: 'récit personnel',
    address: 'adresse directe',
    statement: 'affirmation',
  },
} as const;
