/** First line of every billing mail in test mode, where no money moves. */
export const testMode = 'Mode test\u00a0: aucun argent n’a circulé.';

/** Added to a receipt: what was paid for. */
export const receiptParts = {
  period: 'Plan {plan}, du {from} au {until}. Prochain prélèvement le {next}.',
  lastPeriod: 'Plan {plan}, du {from} au {until}. Aucun autre prélèvement n’est prévu.',
  withdrawal:
    'Jusqu’au {withdrawal}, vous pouvez renoncer au contrat et être remboursé\u00a0: «\u00a0Renoncer au contrat ici\u00a0», dans vos réglages.',
  withdrawalInPart:
    'Jusqu’au {withdrawal}, vous pouvez renoncer au contrat\u00a0: «\u00a0Renoncer au contrat ici\u00a0», dans vos réglages. Le service a commencé tout de suite à votre demande\u00a0: vous serez remboursé, moins la part des jours écoulés.',
};

/** Billing mails. Used only by the server. */
export const billingMails = {
  receipt: {
    subject: 'Votre reçu de {amount} · Accroche',
    title: 'Nous avons bien reçu votre paiement',
    text: 'Un paiement de {amount} a été reçu pour la facture {number}. Toutes vos factures restent disponibles dans les réglages.',
    action: 'Voir mes factures',
    note: 'Ce message accompagne chaque paiement.',
  },
  payment_failed: {
    subject: 'Votre paiement n’a pas abouti · Accroche',
    title: 'Votre paiement n’a pas abouti',
    text: 'Le prélèvement de votre abonnement a été refusé. Rien ne change pour vous jusqu’au {until}. Après cette date, sans paiement, votre compte revient aux limites du plan Gratuit. Rien n’est supprimé.',
    action: 'Changer de moyen de paiement',
    note: 'Vérifiez la date de validité et le plafond de votre carte, ou choisissez-en une autre.',
  },
  grace_over: {
    subject: 'Votre compte suit maintenant le plan Gratuit · Accroche',
    title: 'Votre compte suit maintenant le plan Gratuit',
    text: 'Une facture de votre abonnement {plan} reste impayée : votre compte suit les limites du plan Gratuit. Les comptes qui n’y tiennent pas passent en lecture seule, et les rapports programmés ne partent plus. Dès que la facture est réglée, tout revient.',
    action: 'Régler la facture',
    note: 'Rien n’est supprimé.',
  },
  plan_ended: {
    subject: 'Votre abonnement est terminé · Accroche',
    title: 'Votre abonnement {plan} est terminé',
    text: 'Votre compte est revenu au plan Gratuit. Si vous aviez des rapports programmés, ils ne partent plus, ni à vous ni à vos clients. Vos données sont toutes là, et rien n’est supprimé. Vous pouvez vous réabonner quand vous voulez.',
    action: 'Voir mon plan',
    note: 'Plus aucun prélèvement n’aura lieu.',
  },
  cancelled: {
    subject: 'Votre contrat est résilié · Accroche',
    title: 'Votre contrat est résilié',
    text: 'Votre abonnement {plan} prend fin le {until}. Aucun autre prélèvement n’aura lieu, et vos données restent à vous.',
    action: 'Voir mon plan',
    note: 'Vous avez changé d’avis ? Jusqu’à cette date, l’abonnement se reprend dans les réglages.',
  },
  resumed: {
    subject: 'Votre contrat continue · Accroche',
    title: 'Votre contrat continue',
    text: 'Votre abonnement {plan} a été repris\u00a0: il ne prend plus fin le {until}. Ce jour-là, il se renouvelle et le prochain prélèvement a lieu.',
    action: 'Voir mon plan',
    note: 'La résiliation reste possible à tout moment, dans les réglages.',
  },
  pause_planned: {
    subject: 'Votre abonnement passe en pause le {when} · Accroche',
    title: 'Votre abonnement passe en pause le {when}',
    text: 'Votre plan {plan} est payé et reste ouvert jusqu’au {when}. La pause dure ensuite jusqu’au {until}\u00a0: rien n’est prélevé, le plan Gratuit s’applique et vos rapports programmés ne partent plus. Le {until}, l’abonnement reprend et son prix est prélevé.',
    action: 'Voir mon plan',
    note: 'Vous avez changé d’avis\u202f? Tant qu’elle n’a pas commencé, vous pouvez annuler la pause dans les réglages.',
  },
  pause_begun: {
    subject: 'Votre abonnement est en pause · Accroche',
    title: 'Votre abonnement {plan} est en pause',
    text: 'Jusqu’au {until}, rien n’est prélevé et le plan Gratuit s’applique. Vos rapports programmés ne partent plus, ni à vous ni à vos clients. Le {until}, l’abonnement reprend et son prix est prélevé. Rien n’est supprimé.',
    action: 'Voir mon plan',
    note: 'Vous pouvez reprendre plus tôt, dans les réglages\u00a0: le prix est alors prélevé tout de suite.',
  },
  pause_dropped: {
    subject: 'Votre pause est annulée · Accroche',
    title: 'Votre pause est annulée',
    text: 'Votre abonnement {plan} continue. Le prochain prélèvement a lieu le {when}.',
    action: 'Voir mon plan',
    note: 'Rien ne change pour vos rapports programmés.',
  },
  pause_over: {
    subject: 'Votre abonnement a repris · Accroche',
    title: 'Votre abonnement a repris',
    text: 'La pause est finie\u00a0: votre plan {plan} est de nouveau ouvert et vos rapports programmés repartent. Le prochain prélèvement a lieu le {when}.',
    action: 'Voir mon plan',
    note: 'La résiliation reste possible à tout moment, dans les réglages.',
  },
  change_planned: {
    subject: 'Votre plan change le {when} · Accroche',
    title: 'Votre plan change le {when}',
    text: 'Le plan {plan} prend le relais le {when} : {price}. Son premier prélèvement, de {amount}, a lieu ce jour-là. D’ici là, rien ne change et rien n’est prélevé.',
    action: 'Voir mon plan',
    note: 'Vous avez changé d’avis\u202f? Jusqu’à cette date, vous pouvez garder votre plan actuel, dans les réglages.',
  },
  change_dropped: {
    subject: 'Vous gardez votre plan · Accroche',
    title: 'Vous gardez votre plan {plan}',
    text: 'Le changement prévu est annulé. Votre abonnement {plan} continue, et le prochain prélèvement a lieu le {when}.',
    action: 'Voir mon plan',
    note: 'La résiliation reste possible à tout moment, dans les réglages.',
  },
  renewal: {
    subject: 'Votre abonnement sera renouvelé le {when} · Accroche',
    title: 'Votre abonnement sera renouvelé le {when}',
    text: 'Votre abonnement annuel {plan} sera renouvelé le {when} pour {amount}. Sans résiliation de votre part avant cette date, ce montant sera prélevé.',
    action: 'Gérer mon abonnement',
    note: 'La résiliation se fait en trois clics, dans les réglages.',
  },
  cancellation_link: {
    subject: 'Confirmez la résiliation de votre contrat · Accroche',
    title: 'Confirmez la résiliation',
    text: 'La résiliation de votre abonnement a été demandée sans connexion. Ouvrez ce lien pour la confirmer ; il est valable une heure.',
    action: 'Résilier le contrat',
    note: 'Ce n’était pas vous ? Ne faites rien : sans ce lien, rien ne change.',
  },
};
