/** Answer templates for the staff, in the requester's language. */
export const ticketTemplates = {
  more: 'Bonjour,\n\nMerci pour votre message. Pour comprendre ce qui se passe, pourriez-vous préciser la page concernée, l’heure et ce que vous voyez à l’écran\u202F?\n\nBien à vous,\nL’équipe Accroche',
  fixed:
    'Bonjour,\n\nMerci pour votre signalement. Le problème est corrigé\u00A0: rechargez la page pour le vérifier. S’il revient, répondez simplement à ce message.\n\nBien à vous,\nL’équipe Accroche',
  refund:
    'Bonjour,\n\nVotre remboursement est fait. Il apparaîtra sur votre compte sous 5 à 10 jours ouvrés, selon votre banque.\n\nBien à vous,\nL’équipe Accroche',
} as const;
