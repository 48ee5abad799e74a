/** Mails about events in an account. Used only by the server. */
export const notificationMails = {
  sync_failed: {
    subject: 'La synchronisation de @{username} a échoué · Accroche',
    title: 'La synchronisation de @{username} a échoué',
    text: '{reason}',
    action: 'Voir mes comptes',
    note: 'Vos derniers chiffres sont conservés. Tant que la panne dure, aucun autre message ne sera envoyé. Ce message se règle dans Réglages, Notifications.',
  },
  sync_done: {
    subject: 'La synchronisation de @{username} est terminée · Accroche',
    title: 'La synchronisation de @{username} est terminée',
    text: 'Les chiffres de @{username} sont à jour.',
    action: 'Voir mes comptes',
    note: 'Ce message se règle dans Réglages, Notifications.',
  },
  api_key_created: {
    subject: 'Une clé d’API a été créée · Accroche',
    title: 'Une clé d’API a été créée',
    text: 'La clé « {name} » ({prefix}…) donne désormais accès à votre compte par l’interface de programmation.',
    action: 'Voir mes clés',
    note: 'Ce n’était pas vous ? Révoquez cette clé et changez de mot de passe.',
  },
  deletion_requested: {
    subject: 'Votre compte sera supprimé le {when} · Accroche',
    title: 'Votre compte sera supprimé le {when}',
    text: 'Vous avez demandé la suppression de votre compte. Le {when}, tout ce qui vous concerne sera effacé : profil, comptes liés, mesures, clés et sessions. D’ici là, vous pouvez vous connecter, exporter vos données et annuler. Vos autres sessions sont fermées et vos clés d’API ne fonctionnent plus.',
    action: 'Annuler la suppression',
    note: 'Ce n’était pas vous ? Connectez-vous, annulez la suppression et changez de mot de passe.',
  },
  /** Added to it: what cancelling brings back. */
  deletion_suspends: {
    schedules:
      'Vos liens de partage, ceux de vos clients compris, ne s’ouvrent plus et vos rapports programmés ne partent plus\u202f; annuler les remet en marche.',
    links: 'Vos liens de partage, ceux de vos clients compris, ne s’ouvrent plus\u202f; annuler les rouvre.',
  },
  /** Added for users with a contract. */
  deletion_contract: {
    ends: 'Votre abonnement {plan} prend fin avec le compte, le {ends}, sans remboursement des jours restants. Rien n’est prélevé ensuite.',
    leaving:
      'Votre abonnement {plan} est déjà résilié\u00a0: il prend fin le {ends}, et plus rien n’est prélevé.',
    renews: 'Il sera encore prélevé le {renews}, sauf si vous le résiliez avant.',
    withdrawal:
      'Vous pouvez encore vous rétracter et être remboursé, jusqu’au {withdrawal}\u00a0: «\u00a0Renoncer au contrat ici\u00a0», dans vos réglages.',
    withdrawn:
      'Vous vous êtes rétracté de votre abonnement {plan} le {withdrawn} : il prend fin sans attendre la suppression du compte, et ce qui vous est dû est remboursé.',
    withdrawalBeyond:
      'Vous pouvez encore vous rétracter et être remboursé\u00a0: dans vos réglages jusqu’à la fin du compte, le {ends}, puis jusqu’au {withdrawal} par «\u00a0Renoncer au contrat ici\u00a0», au bas de chaque page publique.',
  },
  deletion_cancelled: {
    subject: 'Votre compte ne sera pas supprimé · Accroche',
    title: 'Votre compte ne sera pas supprimé',
    text: 'La suppression de votre compte vient d’être annulée. Rien n’a été effacé. Les clés d’API révoquées le restent.',
    action: 'Ouvrir les réglages',
    note: 'Ce n’était pas vous ? Changez de mot de passe.',
  },
  archive_imported: {
    subject: 'Une archive a été importée · Accroche',
    title: 'Une archive a été importée',
    text: 'Les données de l’archive « {name} » ont été ajoutées à votre compte.',
    action: 'Ouvrir les réglages',
    note: 'Ce n’était pas vous ? Changez de mot de passe.',
  },
  factors_removed_by_admin: {
    subject: 'Vos seconds facteurs ont été retirés · Accroche',
    title: 'Vos seconds facteurs ont été retirés',
    text: 'Un administrateur de ce serveur a retiré les seconds facteurs et les codes de secours de votre compte, parce que vous n’y aviez plus accès. Vos sessions sont fermées et votre mot de passe suffit de nouveau pour vous connecter.',
    action: 'Ajouter un second facteur',
    note: 'Vous n’avez rien demandé ? Choisissez tout de suite un nouveau mot de passe et prévenez l’administrateur.',
  },
  farewell: {
    subject: 'Votre compte est supprimé · Accroche',
    title: 'Votre compte est supprimé',
    text: 'Le délai est écoulé : tout ce qui vous concernait a été effacé d’Accroche. Les sauvegardes antérieures ne serviront qu’à réparer le service, et votre compte en sera effacé de nouveau. Ceci est notre dernier message.',
    action: 'Ouvrir Accroche',
    note: 'Vous pourrez ouvrir un nouveau compte quand vous voudrez ; il sera vide.',
  },
} as const;
