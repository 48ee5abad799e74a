export const billing = {
  testMode: 'Mode test',
  testModeText: 'Sur cette installation, les paiements sont simulés : aucun argent ne circule.',
  month: '{price} par mois, TVA comprise',
  year: '{price} par an, TVA comprise',
  state: {
    renews: 'Prochain prélèvement le {date}.',
    leaving: 'Contrat résilié : le plan reste ouvert jusqu’au {date}, puis plus rien n’est prélevé.',
    grace:
      'Le dernier prélèvement a été refusé. Rien ne change jusqu’au {date} ; ensuite, sans paiement, votre compte revient aux limites du plan Gratuit. Rien n’est supprimé.',
    readOnly:
      'Une facture reste impayée : votre compte suit les limites du plan Gratuit. Réglez-la pour tout retrouver. Rien n’est supprimé.',
    next: 'Le plan {plan} prend le relais le {date} : d’ici là, rien ne change et rien n’est prélevé.',
    nextMonthly: 'À partir du {date}, le plan {plan} se paie au mois. D’ici là, rien n’est prélevé.',
    paused:
      'En pause jusqu’au {date}\u00a0: rien n’est prélevé, et le plan Gratuit s’applique. Reprendre plus tôt, c’est payer tout de suite et commencer une nouvelle période.',
    pausing:
      'Pause prévue du {from} au {until}\u00a0: d’ici là, votre plan {plan} reste ouvert et rien n’est prélevé. Prochain prélèvement le {until}.',
    leavingPaused: 'Contrat résilié\u00a0: il prend fin avec la pause, le {date}. Plus rien n’est prélevé.',
  },
  waiting: 'Paiement reçu. Votre plan s’ouvre dans un instant…',
  opened: 'Votre plan {plan} est ouvert.',
  subscribe: 'Choisir un plan',
  change: 'Changer de plan',
  portal: 'Moyen de paiement',
  payNow: 'Régler la facture',
  resume: 'Reprendre l’abonnement',
  resumed: 'Votre abonnement continue\u00a0: prochain prélèvement le {date}.',
  keep: 'Garder mon plan actuel',
  dropPause: 'Annuler la pause',
  pause: 'Mettre en pause',
  choose: {
    title: 'Choisir un plan',
    plan: 'Plan',
    interval: 'Période',
    monthly: 'Par mois',
    yearly: 'Par an',
    saving: '2 mois offerts',
    current: 'Plan actuel',
    today: 'À payer aujourd’hui',
    afterwards: 'Puis {price} le {date}, et ainsi à chaque période.',
    thenMonth: 'Puis {price} chaque mois, jusqu’à résiliation.',
    thenYear: 'Puis {price} chaque année, jusqu’à résiliation. Nous vous écrivons un mois avant.',
    credit: 'Il vous reste {credit} de crédit : il réduit les prochaines factures.',
    upgrade:
      'Le changement prend effet tout de suite. La part non utilisée de votre plan actuel est déduite.',
    later:
      'Rien à payer aujourd’hui : votre plan {present} est payé et reste ouvert jusqu’au {date}, puis le plan {plan} prend le relais. D’ici là, vous pouvez changer d’avis. Vos comptes et leurs chiffres restent tous là.',
    laterSame:
      'Rien à payer aujourd’hui : l’année est payée jusqu’au {date}, puis le plan {plan} se paie au mois. D’ici là, vous pouvez changer d’avis.',
    tooMany: {
      one: 'Vous suivez {accounts} comptes et le plan {plan} en suit {count}. Vous choisirez ensuite lequel reste actif ; les autres passeront en lecture seule, et leurs rapports programmés s’arrêteront.',
      many: 'Vous suivez {accounts} comptes et le plan {plan} en suit {count}. Vous choisirez ensuite lesquels restent actifs ; les autres passeront en lecture seule, et leurs rapports programmés s’arrêteront.',
      other:
        'Vous suivez {accounts} comptes et le plan {plan} en suit {count}. Vous choisirez ensuite lesquels restent actifs ; les autres passeront en lecture seule, et leurs rapports programmés s’arrêteront.',
    },
    confirmLater: 'Confirmer pour le {date}',
    confirm: 'Confirmer et payer {price}',
    confirmFree: 'Confirmer sans rien payer',
    checkout: 'Passer au paiement',
    vat: 'Les prix comprennent la TVA.',
  },
  accounts: {
    title: 'Comptes actifs',
    text: {
      one: 'Votre plan suit {count} compte. Choisissez lequel ; les autres restent là, en lecture seule. Ce choix vaut 30 jours.',
      many: 'Votre plan suit {count} de comptes. Choisissez lesquels ; les autres restent là, en lecture seule. Ce choix vaut 30 jours.',
      other:
        'Votre plan suit {count} comptes. Choisissez lesquels ; les autres restent là, en lecture seule. Ce choix vaut 30 jours.',
    },
    ahead: {
      one: 'Le {date}, le plan {plan} suivra {count} compte. Choisissez lequel reste actif ; les autres restent là, en lecture seule. Sans choix de votre part, le compte principal est gardé.',
      many: 'Le {date}, le plan {plan} suivra {count} de comptes. Choisissez lesquels restent actifs ; les autres restent là, en lecture seule.',
      other:
        'Le {date}, le plan {plan} suivra {count} comptes. Choisissez lesquels restent actifs ; les autres restent là, en lecture seule. Sans choix de votre part, le compte principal et les plus anciens sont gardés.',
    },
    full: {
      one: 'Vous pouvez garder {count} compte\u202f; décochez-le pour en choisir un autre.',
      many: 'Vous pouvez garder {count} de comptes\u202f; décochez-en un pour en choisir un autre.',
      other: 'Vous pouvez garder {count} comptes\u202f; décochez-en un pour en choisir un autre.',
    },
    readOnly: 'lecture seule',
    save: 'Enregistrer ce choix',
    held: 'Ce choix pourra changer le {date}.',
  },
  cancel: {
    title: 'Résilier votre contrat',
    texts: {
      good: 'Votre abonnement {plan} prendra fin le {date}. D’ici là, rien ne change ; ensuite, votre compte passe au plan Gratuit et vos données restent là. Un message confirmera cette date.',
      grace:
        'Votre abonnement {plan} prendra fin le {date}. Le dernier prélèvement a été refusé : sans paiement, votre compte passe dès le {standing} au plan Gratuit. Vos données restent là. Un message confirmera la fin du contrat.',
      paused:
        'Votre contrat {plan} prendra fin avec la pause, le {date}, et plus rien ne sera prélevé. Le plan Gratuit s’applique déjà et continue ; vos données restent là. Un message confirmera cette date.',
      read_only:
        'Votre contrat {plan} prendra fin le {date}. Une facture reste impayée : le plan Gratuit s’applique déjà et continue ; vos données restent là. Un message confirmera cette date.',
    },
    confirm: 'Résilier le contrat',
    done: 'Contrat résilié : il prend fin le {date}.',
  },
  pauseDialog: {
    title: 'Mettre l’abonnement en pause',
    text: 'Votre plan {plan} est payé jusqu’au {from}\u00a0: il reste ouvert jusque-là, et la pause commence ce jour. Vous pouvez l’annuler d’ici là.',
    during:
      'Du {from} au {until}, le plan Gratuit s’applique et rien n’est prélevé. Le {until}, l’abonnement reprend de lui-même et {price} sont prélevés.',
    months: { one: '{count} mois', many: '{count} de mois', other: '{count} mois' },
    length: 'Durée de la pause',
    confirm: 'Mettre en pause',
    done: 'Pause prévue du {from} au {until}.',
  },
  stops: {
    reports:
      'Vos rapports programmés ne partent plus, ni à vous ni à vos clients, tant que le plan Gratuit s’applique.',
    accounts: {
      one: 'Le plan Gratuit suit {count} compte et vous en avez {accounts}\u00a0: les autres passent en lecture seule.',
      many: 'Le plan Gratuit suit {count} de comptes et vous en avez {accounts}\u00a0: les autres passent en lecture seule.',
      other:
        'Le plan Gratuit suit {count} comptes et vous en avez {accounts}\u00a0: les autres passent en lecture seule.',
    },
  },
  closing: {
    ends: 'L’abonnement {plan} prend fin avec le compte, le {date}, sans remboursement des jours restants. Rien n’est prélevé ensuite.',
    leaving: 'L’abonnement {plan} est résilié\u00a0: il prend fin le {date}, et plus rien n’est prélevé.',
    renews: 'Il sera encore prélevé le {date}, sauf si vous le résiliez avant.',
    withdrawal:
      'Vous pouvez encore vous rétracter et être remboursé, jusqu’au {date}\u00a0: «\u00a0Renoncer au contrat ici\u00a0».',
    withdrawalBeyond:
      'Vous pouvez encore vous rétracter et être remboursé\u00a0: dans vos réglages jusqu’à la fin du compte, le {ends}, puis jusqu’au {date} par «\u00a0Renoncer au contrat ici\u00a0», au bas de chaque page publique.',
    withdrawn:
      'Vous vous êtes rétracté de l’abonnement {plan} le {date} : il prend fin sans attendre la suppression du compte, et ce qui vous est dû est remboursé.',
    first:
      'Votre compte sera supprimé le {date}. Annulez d’abord cette suppression pour changer de plan ou mettre l’abonnement en pause.',
    cancel:
      'Votre compte sera supprimé le {due}, et votre abonnement {plan} prend fin avec lui. Résilier maintenant évite seulement qu’il se renouvelle le {date} si vous annulez la suppression.',
    cancelBefore:
      'Votre abonnement {plan} prendra fin le {date}. Ensuite, le plan Gratuit s’applique jusqu’à la suppression de votre compte, le {due}. Un message confirmera la fin du contrat.',
    cancelled: 'Contrat résilié\u00a0: il ne se renouvelle plus.',
  },
  invoices: {
    title: 'Factures',
    none: 'Aucune facture.',
    number: 'Facture {number}',
    draft: 'brouillon',
    open: 'à régler',
    paid: 'payée',
    uncollectible: 'impayée',
    void: 'annulée',
    refunded: '{amount} remboursés',
    tax: 'dont {amount} de TVA',
    see: 'Voir',
    pdf: 'PDF',
  },
  ledger: {
    title: 'Pourquoi ai-je été débité ?',
    text: 'Chaque débit de vos quotas, et chaque remboursement.',
    none: 'Rien n’a encore été débité.',
    more: 'Voir plus',
    about: '{meter} · {label}',
    reserved: '−{units} · {meter}',
    unlimited: 'Compté, sans limite · {meter}',
    settled: 'Confirmé · {meter}',
    given_back: '+{units} · {meter}',
    granted: '+{units} · {meter}',
    withdrawn: '−{units} · {meter}',
    meters: {
      video_analysis: 'Analyse de vidéo',
      account_analysis: 'Analyse de compte',
      script_generation: 'Génération de script',
      hooks_generation: 'Génération d’accroches',
      chatbot_questions: 'Question au chatbot',
    },
    why: {
      reserved: 'Débité au lancement.',
      settled: 'Le résultat est là : le débit est définitif.',
      granted: 'Accordé par le support.',
      withdrawn: 'Crédit repris par le support.',
      failed: 'Remboursé : le traitement a échoué.',
      cancelled: 'Remboursé : vous avez annulé.',
      no_answer: 'Remboursé : vos chiffres ne permettaient pas de répondre.',
      too_little: 'Remboursé : vous avez reçu moins que demandé.',
      abandoned: 'Remboursé : le traitement s’est interrompu.',
    },
  },
  withdraw: {
    here: 'Renoncer au contrat ici',
    title: 'Se rétracter du contrat',
    until: 'Jusqu’au {date}, vous pouvez y renoncer : tout ce que vous avez payé vous est remboursé.',
    untilInPart:
      'Jusqu’au {date}, vous pouvez y renoncer : ce que vous avez payé vous est remboursé, moins la part des jours écoulés.',
    startNow:
      'Je demande que le service commence tout de suite. Si je me rétracte dans les quatorze jours, je paie la part du prix qui correspond aux jours écoulés.',
    startNowWhy:
      'Il y a déjà eu une rétractation : cette fois, le service ne commence avant la fin du délai de rétractation qu’à votre demande expresse (article L. 221-25 du code de la consommation).',
    textInPart:
      'Le contrat prend fin tout de suite et ce que vous avez payé pour lui est remboursé par le même moyen de paiement, moins la part des jours écoulés : vous avez demandé que le service commence sans attendre.',
    after: 'Votre compte passe au plan Gratuit et vos données restent là.',
    afterClosing: 'Votre compte passe au plan Gratuit, jusqu’à sa suppression le {date}.',
    share:
      'Si vous confirmez maintenant\u00a0: {used} jours écoulés sur {days}. Sur {paid} payés, {refund} vous sont remboursés. La somme exacte se calcule à l’heure de votre déclaration.',
    before:
      'Vous aurez quatorze jours pour changer d’avis et être remboursé : « Renoncer au contrat ici », dans vos réglages et au bas de chaque page publique.',
    intro:
      'Pendant quatorze jours après la conclusion du contrat, sans frais et sans motif à donner. Tout ce qui a été payé est remboursé ; après une première rétractation, moins la part des jours où le service a fonctionné à votre demande.',
    text: 'Le contrat prend fin tout de suite et tout ce que vous avez payé pour lui est remboursé, par le même moyen de paiement.',
    noContract: 'Ce compte n’a pas de contrat en cours : il n’y a rien à quoi renoncer.',
    none: 'Aucun de vos contrats ne peut plus faire l’objet d’une rétractation : elle est ouverte pendant quatorze jours après la conclusion. Un contrat en cours se résilie à tout moment.',
    used: 'Vous avez renoncé à votre contrat le {when}. Il n’y a plus rien à faire : ce que vous avez payé vous est remboursé dans les quatorze jours, moins la part des jours utilisés s’il y en a une.',
    signedIn: 'Connecté, votre déclaration est déjà remplie.',
    toSettings: 'Renoncer depuis mes réglages',
    guest: 'Vous ne pouvez pas vous connecter ?',
    guestText:
      'Remplissez cette déclaration : elle compte dès son envoi. L’accusé de réception arrive par e-mail, avec un lien pour prouver que l’adresse est la vôtre.',
    name: 'Nom',
    contract: 'Contrat',
    contractHint: 'Ce qui permet de le retrouver : plan, date, ou numéro de facture.',
    contractIs: 'abonnement {plan}',
    email: 'Adresse e-mail pour l’accusé de réception',
    emailHint: 'Celle de votre compte, de préférence.',
    website: 'Site web (à laisser vide)',
    confirm: 'Confirmer la rétractation',
    received:
      'Votre déclaration est enregistrée le {when}. L’accusé de réception est adressé à {email}. Ouvrez son lien pour mettre fin au contrat tout de suite.',
    proveText: 'Votre déclaration est enregistrée. Un clic encore, et le contrat prend fin tout de suite.',
    done: 'Le contrat a pris fin. {amount} vous sont remboursés par le moyen de paiement utilisé. Un accusé de réception est adressé à {email}.',
    doneFree: 'Le contrat a pris fin. Rien n’avait été payé. Un accusé de réception est adressé à {email}.',
    waiting:
      'Votre déclaration est enregistrée et compte dès maintenant. Le service de paiement n’a pas répondu : le remboursement suivra, quatorze jours au plus tard. Un accusé de réception est adressé à {email}.',
  },
  leave: {
    title: 'Résilier votre contrat',
    intro: 'Sans frais, sans motif à donner. Le plan reste ouvert jusqu’à la fin de la période payée.',
    signedIn: 'Connecté, trois clics suffisent.',
    toSettings: 'Résilier depuis mes réglages',
    byMail: 'Vous ne pouvez pas vous connecter ?',
    byMailText: 'Donnez l’adresse e-mail de votre compte : un lien valable une heure vous y est envoyé.',
    email: 'Adresse e-mail',
    send: 'Recevoir le lien',
    sent: 'Si un contrat est lié à cette adresse, le lien lui est adressé.',
    confirmText: 'Un clic encore, et votre contrat est résilié. Un message confirmera la date de fin.',
    confirm: 'Résilier le contrat',
    done: 'Votre contrat est résilié. Il prend fin le {date}. Un message vous le confirme.',
    home: 'Retour à l’accueil',
  },
} as const;
