/** The local checkout page of installations without payment keys. Read by the server alone. */
export const sandbox = {
  badge: 'Mode test',
  title: 'Abonnement {plan}',
  portalTitle: 'Moyen de paiement',
  nothingMoves: 'Cette page tient lieu de service de paiement. Aucun argent ne circule.',
  month: '{price} par mois, TVA comprise',
  year: '{price} par an, TVA comprise',
  card: 'Numéro de carte',
  cards: {
    good: 'Le paiement réussit.',
    declined: 'Le paiement est refusé.',
    confirm: 'La banque demande une confirmation.',
    later: 'Le premier paiement réussit, les suivants sont refusés.',
  },
  pay: 'Payer',
  save: 'Enregistrer la carte et régler',
  back: 'Revenir sans payer',
  bankAsks: 'Votre banque demande de confirmer ce paiement.',
  confirm: 'Confirmer',
  refuse: 'Refuser',
  problems: {
    unknown: 'Ce numéro n’est pas celui d’une carte de test. Choisissez-en un dans la liste.',
    declined: 'La carte a été refusée. Rien n’a été prélevé.',
    notConfirmed: 'Le paiement n’a pas été confirmé. Rien n’a été prélevé.',
  },
};
