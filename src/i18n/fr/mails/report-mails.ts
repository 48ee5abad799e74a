/** Mails of scheduled reports. Used only by the server. */
export const reportMails = {
  invitation: {
    title: 'Recevoir les rapports de @{username}\u00a0?',
    weekly:
      '{owner} souhaite vous envoyer chaque semaine le rapport du compte TikTok @{username}. Vous ne recevrez rien tant que vous n’aurez pas accepté.',
    monthly:
      '{owner} souhaite vous envoyer chaque mois le rapport du compte TikTok @{username}. Vous ne recevrez rien tant que vous n’aurez pas accepté.',
    action: 'Accepter ou refuser',
    note: 'Vous ne connaissez pas cette personne\u202f? Ignorez ce message\u00a0: sans votre accord, aucun rapport ne vous est envoyé.',
  },
  units: {
    views: { one: '{n} vue', other: '{n} vues' },
    days: { one: '{n} jour', other: '{n} jours' },
    published: { one: '{n} vidéo publiée', other: '{n} vidéos publiées' },
    known: { one: '{n} vidéo connue', other: '{n} vidéos connues' },
  },
  report: {
    subject: '@{username}\u00a0: {publishedText} du {from} au {knownUntil}, {viewsText} · Accroche',
    title: '@{username}, du {from} au {until}',
    demo: 'Données de démonstration.',
    headline:
      'Vidéos publiées\u00a0: {videos}. Leurs vues\u00a0: {views}, contre {earlier} pendant la période d’avant.',
    subjectOfKnown: '@{username}\u00a0: {videosText} du {from} au {knownUntil}, {viewsText} · Accroche',
    daily:
      'Ce sont les vues de {videosText}. Le compte entier a fait {dayViewsText} sur {daysText} de la période, d’après ses chiffres quotidiens.',
    subjectUnknown: '@{username} : rapport du {from} au {until} · Accroche',
    unknown: 'Vidéos publiées : {videos}. Leurs vues sont inconnues : les données ne les donnent pas.',
    noneKnown: 'Aucune vidéo connue du {from} au {until}.',
    ended: 'Les chiffres ne sont complets que jusqu’au {ended} : rien n’est comparé.',
    /** Why nothing is compared follows, or stands in the report. */
    alone: 'Vidéos publiées\u00a0: {videos}. Leurs vues\u00a0: {views}.',
    unknownBefore:
      'Vidéos publiées : {videos}. Leurs vues : {views}. Celles de la période d’avant sont inconnues.',
    parts:
      'L’écart de {changeText} se partage ainsi\u00a0: nombre de vidéos {volume}, vues d’une vidéo habituelle {typical}, vidéos les plus vues {outliers}, âge des vidéos {age}.',
    noAdvice: 'Aucun conseil cette fois\u00a0: les données ne permettent de rien affirmer.',
    basis: 'Calculé sur {knownText}, d’après les chiffres relevés jusqu’au {observed}. Méthode {method}.',
    basisUndated:
      'Calculé sur {knownText}. Un fichier importé ne dit pas quand ses chiffres ont été relevés. Méthode {method}.',
    document: 'Le rapport complet est joint en PDF.',
    action: 'Lire le rapport',
    stop: 'Ne plus recevoir ces rapports',
    why: 'Vous recevez ce message parce que vous avez accepté de recevoir ces rapports.',
  },
  failed: {
    subject: 'Le rapport de @{username} n’a pas pu être fait · Accroche',
    title: 'Le rapport de @{username} n’a pas pu être fait',
    text: '{reason}',
    action: 'Voir mes rapports',
    note: 'Rien n’a été décompté. Le prochain rapport est prévu à sa date habituelle.',
  },
  /** To who agreed, once, when reports stop for a reason that is the owner's. */
  stopped: {
    subject: 'Les rapports de @{username} s’arrêtent pour le moment · Accroche',
    title: 'Les rapports de @{username} s’arrêtent pour le moment',
    text: 'Le rapport du compte TikTok @{username} n’est pas parti cette fois, et aucun autre ne part pour le moment. Seule la personne qui vous les envoie, {owner}, peut relancer l’envoi.',
    action: 'Voir où en est l’envoi',
    note: 'Vous n’avez rien à faire\u00a0: quand l’envoi reprend, les rapports vous arrivent de nouveau.',
  },
  /** Failures that the owner can only fix by changing the plan: there is no earlier deadline. */
  failedByPlan: {
    schedule_not_in_plan: {
      action: 'Voir les plans',
      note: 'Rien n’a été décompté. Aucun rapport ne part, ni à vous ni à vos clients, tant que votre plan ne les comprend pas. Ensuite, ceux des comptes actifs repartent d’eux-mêmes.',
    },
    account_read_only: {
      action: 'Choisir les comptes actifs',
      note: 'Rien n’a été décompté. Aucun rapport de ce compte ne part, ni à vous ni à vos clients, tant qu’il est en lecture seule. Les envois reprennent dès que le compte est de nouveau actif.',
    },
  },
} as const;
