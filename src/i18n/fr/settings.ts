export const settings = {
  title: 'Réglages',
  text: 'Votre profil, l’affichage et votre plan.',
  profile: {
    title: 'Profil',
    fullName: 'Nom complet',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    emailHint: 'C’est avec elle que vous vous connectez.',
    handle: 'Compte principal',
    noHandle: 'aucun',
    save: 'Enregistrer le profil',
    saved: 'Enregistré à {time}',
    unsaved: 'Modifications non enregistrées',
    usernameEmpty: 'Le nom d’utilisateur ne peut pas être vide.',
    password: 'Changer de mot de passe',
  },
  display: {
    title: 'Affichage',
    language: 'Langue',
    theme: 'Thème',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Les dates, les jours et la remise à zéro des quotas suivent ce fuseau.',
    here: 'Fuseau de cet appareil : {zone}',
  },
  notifications: {
    title: 'Notifications',
    text: 'Accroche n’envoie que le nécessaire : la confirmation de votre adresse et le changement de mot de passe. Aucun message publicitaire, donc rien à désactiver.',
  },
  plan: {
    title: 'Plan',
    current: 'Plan actuel',
    see: 'Comparer les plans',
    cancel: 'Résilier votre contrat',
    cancelTitle: 'Résilier votre contrat',
    cancelFree:
      'Vous n’avez aucun contrat payant : le plan {plan} ne vous engage à rien et aucun moyen de paiement n’est enregistré. Il n’y a rien à résilier.',
    cancelGranted:
      'Le plan {plan} vous a été accordé sans contrat payant ni moyen de paiement enregistré. Il n’y a rien à résilier ; pour y renoncer, adressez-vous à l’administrateur.',
    support: 'Ouvrir le support',
    close: 'Compris',
  },
  data: {
    title: 'Données',
    text: 'Emportez tout ce qui a été mesuré sur vos comptes.',
    action: 'Ouvrir les téléchargements',
  },
} as const;
