/** How people ask for what a place answers, in words it may not use itself. Read by the search alone, shown nowhere. */
export const asked = {
  accounts: 'mes comptes TikTok, gérer mes comptes, plusieurs comptes',
  'accounts#link':
    'comment ajouter mon compte TikTok, relier ou associer un compte, suivre un profil, entrer mon arobase, mon pseudo, changer de compte principal, deuxième compte, combien de comptes, définir comme principal, comment on met son @, changer d’arobase, j’ai changé de pseudo, mauvais compte lié',
  'accounts#sync':
    'mettre à jour mes chiffres, actualiser, rafraîchir, synchro automatique, est-ce automatique, tout seul, chiffres pas à jour, bouton synchroniser grisé, attendre entre deux synchros, délai, dernière mise à jour, fréquence, les chiffres ne bougent pas, mes stats ne se mettent pas à jour, vues pas actualisées, prochain relevé, à quelle heure ça se met à jour, historique conservé',
  'accounts#import':
    'où trouver le CSV, obtenir le fichier, exporter depuis TikTok Studio, demander ses données à TikTok, télécharger tes données, récupérer l’export, commande yt-dlp, Apify storage, où je trouve mon export TikTok, récupérer mes statistiques TikTok, télécharger mes stats depuis TikTok Studio',
  'accounts#demo': 'faux compte, compte de démonstration, exemple, voir sans s’engager, données inventées',
  'accounts#failures':
    'la synchro échoue, ne marche pas, plante, erreur de synchronisation, compte introuvable, compte privé, TikTok bloque, relevé impossible, rien ne se passe, zéro vidéo trouvée, ça marche pas, mon compte est privé, compte supprimé, il ne trouve pas mon compte, TikTok demande de ralentir',

  administration: 'administrateur, admin, gérer le serveur, panneau d’administration',
  'administration#steps':
    'devenir admin, qui est administrateur, gérer les utilisateurs, changer le plan de quelqu’un, bloquer un utilisateur, journal, file d’attente des tâches, messages non envoyés, donner un plan gratuit à quelqu’un, offrir des crédits, voir les revenus',
  'administration#consent':
    'autoriser la collecte, activer le scraping, lecture de TikTok interdite, conditions de TikTok, consentement de l’administrateur',
  'administration#view-as':
    'voir à la place d’un utilisateur, se connecter comme, prendre la main, impersonation, voir le compte d’un client',
  'administration#not': 'un admin voit-il les mots de passe, numéro de carte visible',

  'analyse-a-video': 'analyser une vidéo, analyseur, analyzer',
  'analyse-a-video#steps':
    'lancer une analyse, coller un lien, envoyer ma vidéo, analyser un fichier, étudier une vidéo, analyse d’un concurrent, annuler une analyse, combien de temps dure l’analyse, analyser un TikTok, décortiquer une vidéo, voir pourquoi une vidéo marche, étudier la vidéo d’un autre',
  'analyse-a-video#cost':
    'combien coûte une analyse, une analyse ratée est-elle comptée, plusieurs liens à la fois, nombre d’analyses par mois, ce que je vois en gratuit, prix d’une analyse vidéo, combien d’analyses me reste-t-il',
  'analyse-a-video#file':
    'pourquoi donner le fichier, ma vidéo est-elle gardée, fichier conservé ou supprimé, sous-titres SRT ou VTT, mesurer le son et l’image, upload de la vidéo, sans fichier, son non fourni, image non évaluée',
  'analyse-a-video#read':
    'comprendre mon analyse, lire le résultat, que veut dire non évalué, je ne comprends pas mon analyse, comment lire les résultats, explication du rapport d’analyse',
  'analyse-a-video#not':
    'YouTube, Instagram, Reels, Shorts, Snapchat, autre plateforme, score de viralité, note sur 100, prédire les vues, comparer avec les autres créateurs, concurrents',

  assistant:
    'chatbot, robot, intelligence artificielle, IA, discuter, poser une question sur mes chiffres, que peut faire l’IA, à quoi sert l’assistant, l’IA du site, poser des questions sur mes statistiques',
  'assistant#steps':
    'comment utiliser le chatbot, que demander, exemples de questions, poser une question à l’IA, longueur de la question',
  'assistant#cost':
    'nombre de questions par jour, limite du chatbot, questions illimitées, combien de messages',
  'assistant#unknown':
    'il répond je ne sais pas, pas de réponse, il ne comprend pas, le chatbot ne répond pas, invente-t-il des chiffres',
  'assistant#model':
    'ChatGPT, quel modèle d’IA, est-ce que l’IA invente des chiffres, hallucinations, réponses fausses, fiable, mes données envoyées à une IA',
  'assistant#keep':
    'supprimer une conversation, historique du chat, retrouver une discussion, renommer, effacer mes messages, exporter une conversation, corbeille des conversations, retrouver une ancienne discussion, conversations passées',
  'assistant#not': 'chercher sur Internet, agir à ma place, publier par le chatbot, prédire mes vues',

  'best-practices':
    'conseils, astuces, progresser, percer, faire plus de vues, devenir viral, comment avoir plus d’abonnés, comment grossir, faire décoller mon compte',
  'best-practices#routine':
    'que faire chaque semaine, par où commencer pour progresser, habitudes, suivi hebdomadaire',
  'best-practices#benchmarks':
    'bon taux d’engagement, taux moyen, est-ce que mon engagement est bon, chiffres du secteur, comparer aux autres, moyenne TikTok, repères',
  'best-practices#rhythm':
    'combien de vidéos publier par semaine, fréquence de publication, à quelle cadence poster, durée idéale d’une vidéo, longueur, tous les jours, faut-il publier tous les jours, poster trop souvent, une fois par jour',
  'best-practices#traps':
    'erreurs à éviter, pièges, juger trop vite, ce qu’il ne faut pas faire, erreurs de débutant, ce que font mal les débutants',

  billing:
    'abonnement, paiement, facture, carte bancaire, changer de moyen de paiement, TVA, où est ma facture, télécharger une facture, numéro de TVA, reçu',
  'billing#steps':
    'passer à Premium, prendre un abonnement, s’abonner, changer d’offre, acheter, payer à l’année, réduction annuelle, remise, deux mois offerts, proratisé, upgrade, mode test, combien je vais payer aujourd’hui, moyens de paiement, PayPal, facture à mon nom',
  'billing#cancel':
    'arrêter mon abonnement, se désabonner, se désengager, sans engagement, annuler avant la fin, reprendre après résiliation, désinscription, ne plus payer, trois clics, je ne veux plus payer, je veux partir, fin de contrat',
  'billing#pause': 'suspendre, mettre en pause, vacances, reprendre plus tard, geler l’abonnement',
  'billing#refunds':
    'remboursement, rendre l’argent, récupérer un crédit, erreur de facturation, avoir, rétractation',
  'billing#failed':
    'paiement refusé, carte expirée, carte refusée, changer de carte bancaire, mettre à jour ma carte, impayé, délai, ma carte est périmée, ma banque a refusé, prélèvement rejeté',
  'billing#not':
    'renouvellement automatique, tacite reconduction, ma carte est-elle enregistrée, Stripe, préavis',

  'connect-tiktok':
    'autoriser TikTok, connexion officielle, OAuth, connecter mon TikTok, chiffres exacts, avoir les vrais chiffres, chiffres exacts au lieu d’arrondis, compte officiel',
  'connect-tiktok#steps':
    'bouton connecter absent, donner accès à TikTok, autoriser l’application, connexion officielle',
  'connect-tiktok#what': 'que lisez-vous sur mon compte, quelles autorisations, droits demandés',
  'connect-tiktok#broken':
    'reconnecter, autorisation expirée, connexion perdue, jeton expiré, il demande de se reconnecter, déconnecté tout seul',
  'connect-tiktok#end':
    'déconnecter TikTok, retirer l’accès, révoquer, enlever l’autorisation, couper la connexion',
  'connect-tiktok#not': 'publiez-vous à ma place, lisez-vous mes messages, brouillons, durée de visionnage',

  dashboard: 'tableau de bord, page d’accueil, écran principal',
  'dashboard#period':
    'changer la période, 7 jours, 30 jours, choisir les dates, fenêtre glissante, voir un mois, voir plus loin, l’année, voir les deux dernières semaines, le mois dernier, hier, cette semaine, afficher plus de jours',
  'dashboard#blocks':
    'que montre le tableau de bord, à quoi servent les cartes, top 5, activité récente, explication du dashboard, à quoi correspond chaque bloc',
  'dashboard#change':
    'flèche rouge ou verte, pourcentage, hausse, baisse, évolution, pourquoi mes vues baissent, mes vues ont chuté, moins de vues qu’avant, par rapport à la période précédente, non mesurable, écart, c’est en baisse, moins trente pour cent, comparé à la semaine dernière',
  'dashboard#engagement': 'mon rang, suis-je bon, couleur de l’engagement, repère à côté, se situer',
  'dashboard#freshness':
    'données anciennes, date des chiffres, pas à jour, périmé, quand ont-ils été relevés',
  'dashboard#accounts-shown':
    'total de plusieurs comptes, pourquoi un seul compte, additionner mes comptes, choisir le compte affiché',

  downloads: 'télécharger une vidéo, enregistrer la vidéo, récupérer mes vidéos',
  'downloads#steps':
    'coller un lien TikTok, télécharger sans l’application, MP4, H.264, H.265, lien court, enregistrer sur mon ordinateur, qualité, télécharger plusieurs vidéos, empreinte, enregistrer une vidéo sur mon PC, sauver un TikTok sur mon téléphone, où vont les vidéos téléchargées',
  'downloads#needs':
    'téléchargement indisponible, désactivé, yt-dlp, espace disque, combien de temps le fichier reste, expiration du fichier',
  'downloads#analyse': 'analyser une vidéo téléchargée',
  'downloads#not':
    'filigrane, sans logo TikTok, watermark, vidéo privée, diaporama, photos, vidéo d’un autre, géobloquée, carrousel',

  experiments:
    'test A/B, expérience, essayer une idée, comparer deux versions, hypothèse, tester deux façons de filmer, essayer deux accroches, est-ce que ça change quelque chose',
  'experiments#steps':
    'créer un test, lancer une expérience, combien de vidéos faut-il, variante, tester un hook',
  'experiments#verdict':
    'résultat du test, pas de différence, gagnant, significatif, que veut dire le verdict, mon test a-t-il marché, mon test dit pas de différence, est-ce concluant',
  'experiments#why-locked':
    'je ne peux plus modifier le test, verrouillé, changer la règle, retirer une vidéo du test, bloqué',
  'experiments#not': 'anciennes vidéos dans un test, supprimer un test, nombre minimal',

  'first-steps': 'débuter, démarrer, prise en main, je suis nouveau, tutoriel, guide, par où commencer',
  'first-steps#steps':
    'créer un compte, inscription, s’inscrire, première connexion, comment ça marche, onboarding, pseudo, comment on s’inscrit, créer mon compte avec Google, c’est long ?, combien de temps ça prend',
  'first-steps#no-source':
    'aucun chiffre, dashboard vide, rien ne s’affiche, pas de données, en attente, compte lié sans chiffres, j’ai lié mon compte mais il n’y a rien, c’est vide, aucune vidéo, je ne vois rien',
  'first-steps#look-first': 'que regarder, chiffres importants, indicateurs à suivre',
  'first-steps#not':
    'carte bancaire demandée à l’inscription, est-ce vraiment gratuit, historique d’avant, anciens chiffres, rétroactif',

  hooks:
    'accroche, comment commencer une vidéo, première phrase, phrase d’accroche, premières secondes, intro, ouverture',
  'hooks#channels':
    'les 3 premières secondes, combien de mots, texte à l’écran, capter l’attention, sans le son',
  'hooks#families':
    'types d’accroches, exemples d’accroches, modèles de hooks, inspiration, idées, genres d’accroches, sortes de hooks, phrases pour commencer une vidéo',
  'hooks#compare': 'quel hook marche le mieux, meilleure accroche, comparer mes accroches',
  'hooks#generate':
    'générateur d’accroches, idées d’accroches, trouver une accroche, écrire un hook par IA, Putaclic, note d’écriture, comment les accroches sont notées, score, points, ton, niche, je n’ai pas d’idée, donne-moi une accroche, le générateur ne donne rien, hooks déjà vus',

  imports: 'importer, charger un fichier, envoyer un CSV, ajouter des données',
  'imports#steps':
    'comment importer, déposer le fichier, aperçu, glisser-déposer, lignes refusées, import long',
  'imports#files':
    'quel fichier, formats acceptés, quels types de fichiers, CSV, ZIP, JSON, que contient chaque fichier',
  'imports#columns': 'colonne inconnue, nommer une colonne, colonnes mal reconnues, associer les colonnes',
  'imports#conflicts':
    'importer deux fois, doublons, même fichier, valeurs différentes, écraser mes chiffres, remplacer',
  'imports#undo':
    'annuler un import, mauvais fichier, revenir en arrière, supprimer un import, je me suis trompé de fichier, j’ai importé n’importe quoi, enlever ce que j’ai importé',
  'imports#not':
    'un import coûte-t-il, import compté, messages privés dans le fichier, données personnelles, l’import est-il payant, combien coûte un import, mes DM, lire mes messages',

  introduction:
    'c’est quoi Accroche, à quoi ça sert, présentation, que fait ce site, que fait Accroche, présentation du produit',
  'introduction#start': 'débuter, premiers pas, démarrage rapide, commencer, créer un compte',
  'introduction#engagement':
    'taux d’engagement, comment calculer l’engagement, formule, vert jaune rouge, pourquoi en rouge, interaction',
  'introduction#sources':
    'd’où viennent les données, provenance, comment récupérez-vous les chiffres, scraping, API TikTok, petit guillemet, fiable, fiabilité, savoir si un chiffre est exact, source d’un chiffre, la petite icône à côté des chiffres',
  'introduction#rounding':
    'chiffres ronds, pas précis, compteur qui ne bouge pas, arrondis, valeurs approximatives',
  'introduction#numbers':
    '12,3K, 1,2M, milliers, millions, que veut dire K, que veut dire M, abréviation, nombre complet, notation, le K après un nombre, virgule K, chiffre abrégé, 3,4M',
  'introduction#limits':
    'rétention, temps de visionnage, âge du public, d’où viennent les vues, pays de mes abonnés, ce qui manque',

  plans: 'offres, formules, tarifs, prix, quel plan choisir, différence entre Gratuit et Premium',
  'plans#limits':
    'ce que comprend chaque offre, limites de Premium, comparatif des plans, Business, Apprenant, combien par mois, que contient Premium, c’est quoi la différence entre les plans, offre agence',
  'plans#counting':
    'quand mes quotas reviennent, remise à zéro, compteur, crédits restants, barre orange, barre rouge, décompté, combien me reste-t-il, plus de crédits, limite atteinte, quota épuisé',
  'plans#free': 'version gratuite, c’est gratuit, limites du gratuit, sans payer, période d’essai',
  'plans#downgrade':
    'baisser de plan, passer à moins cher, revenir au gratuit, perdre mes comptes, lecture seule, rétrograder',
  'plans#cancel': 'résilier, sans engagement, se désengager, arrêter de payer',

  privacy:
    'RGPD, vie privée, données personnelles, confidentialité, mes droits, que faites-vous de mes informations, que savez-vous de moi, mes infos',
  'privacy#steps':
    'télécharger mes données, récupérer mes données, tout récupérer, tout exporter, copie de mes données, supprimer mon compte Accroche, fermer mon compte, me désinscrire, effacer tout, droit à l’oubli, annuler la suppression, tout ce que vous savez sur moi, supprimer mon profil, partir et tout effacer',
  'privacy#archive':
    'sauvegarde, archive ZIP, transférer vers un autre serveur, réimporter mes données, portabilité, ce que vous avez sur moi, faire une sauvegarde de mon compte, sauvegarder',
  'privacy#kept':
    'combien de temps gardez-vous, durée de conservation, rétention des données, quand est-ce effacé, corbeille, stockage',
  'privacy#who':
    'qui voit mes données, qui peut voir mes chiffres, vendez-vous mes données, partagées avec qui, revente, sécurité des données, accès des employés, hébergement, est-ce que quelqu’un voit mes stats, mon concurrent peut-il voir',
  'privacy#cookies': 'cookies, traceurs, publicité, pistage, bandeau, Google Analytics',
  'privacy#out':
    'mes données partent-elles ailleurs, tiers, sous-traitants, envoyées à OpenAI, transmises, vendues, revendues, mes stats partent-elles chez OpenAI, envoyées aux États-Unis',
  'privacy#not': 'effacé aussi chez TikTok, fichiers déjà exportés',

  reports: 'rapport de compte, bilan, analyse de mon compte, audit',
  'reports#steps':
    'faire un bilan de mon compte, analyser mon compte, créer un rapport, audit de profil, choisir la période du rapport, refaire un rapport, faire le point sur mon compte, bilan du mois',
  'reports#videos':
    'retrouver une analyse, ancienne analyse, liste des rapports vidéo, filtrer, trier, étiquettes',
  'reports#compare': 'comparer deux rapports, comparer deux mois, voir les progrès entre deux rapports',
  'reports#schedule':
    'rapport automatique, programmer, tous les lundis, chaque semaine, chaque mois, envoyer à mon client, destinataires, ne plus recevoir les rapports, arrêter les envois, envoyer le rapport tout seul, recevoir mes stats par mail',
  'reports#bin':
    'supprimer un rapport, récupérer un rapport supprimé, corbeille, restaurer, effacé par erreur',
  'reports#not':
    'pas assez de vidéos, pas de conclusion, pourquoi ma vidéo a marché, aujourd’hui n’est pas compté',

  scripts: 'quoi dire dans ma vidéo, scénario, texte de la vidéo, écrire une vidéo, prompteur',
  'scripts#generator':
    'générer un script, écrire un scénario par IA, durée du script, 60 secondes, téléprompteur, exporter en SRT, storyboard, tutoriel, modifier le script, faire une vidéo de 45 secondes, écrire ma vidéo, quoi dire, aide à écrire, texte prêt à lire',
  'scripts#beats':
    'structure d’une vidéo, plan d’un script, combien de mots pour 30 secondes, découpage, mots par minute',
  'scripts#cta':
    'appel à l’action, call to action, CTA, demander de s’abonner, fin de la vidéo, faire commenter',
  'scripts#promise':
    'mensonger, putaclic, tromper le public, tenir ce que dit l’accroche, titre mensonger, accroche trompeuse, mentir',

  security: 'sécurité, double authentification, 2FA, protéger mon compte, piratage',
  'security#steps':
    'activer la double authentification, application d’authentification, Google Authenticator, code par SMS, QR code, codes de secours',
  'security#lost-factor':
    'téléphone perdu, téléphone volé, nouveau téléphone, plus accès au code, code de secours perdu, bloqué dehors, on m’a volé mon téléphone, j’ai changé de portable, l’application d’authentification est effacée',
  'security#password':
    'mot de passe oublié, changer de mot de passe, réinitialiser, changer d’adresse e-mail, nouvelle adresse, modifier mon e-mail, lien non reçu, je n’arrive plus à me connecter, changer mon e-mail, changer d’adresse',
  'security#sessions':
    'appareils connectés, déconnecter les autres appareils, se déconnecter partout, qui est connecté, connexion suspecte, compte piraté, quelqu’un d’autre est sur mon compte, ordinateur oublié, déconnexion',
  'security#support-views':
    'le support regarde-t-il mon compte, qui a consulté mon compte, traces, quelqu’un a regardé mon compte, le support a vu mes pages',
  'security#not':
    'hameçonnage, faux e-mail, passkey, clé d’accès, empreinte, arnaque, on me demande mon mot de passe',

  settings: 'paramètres, préférences, options, configuration, mon profil',
  'settings#steps':
    'changer la langue du site, mettre en anglais, passer en anglais, mettre en français, thème sombre, mode nuit, changer mon nom, pseudo, format des dates, premier jour de la semaine, préférences, où sont les paramètres, logo de marque, changer mon nom affiché, changer de pseudo, où sont les réglages, écran trop clair, noir et blanc',
  'settings#time-zone': 'heure fausse, décalage horaire, mauvais fuseau, heure de Paris, minuit, heure d’été',
  'settings#notifications':
    'ne plus recevoir d’e-mails, couper les notifications, alertes, trop de mails, désactiver les mails, résumé de la semaine, récapitulatif, être prévenu, webhook, prévenir par mail, notifications push, mail chaque lundi, je reçois trop de messages',
  'settings#model':
    'Ollama, OpenAI, Mistral, Anthropic, Claude, GPT, ma propre IA, clé OpenAI, modèle local, brancher une IA',
  'settings#api-keys': 'clé API, jeton d’accès, token, automatiser, Zapier, créer une clé, révoquer une clé',
  'settings#not': 'revoir ma clé, publicité par e-mail, newsletter',

  sharing: 'partager, exporter, envoyer à quelqu’un, lien public',
  'sharing#steps':
    'montrer un rapport à un client, lien public, envoyer un rapport, cacher mon nom, masquer des chiffres, partage sans compte, marque, montrer mes résultats à une marque, envoyer mes stats à un partenaire, kit média',
  'sharing#end':
    'fermer un lien, arrêter le partage, désactiver un lien, lien ouvert combien de fois, révoquer',
  'sharing#exports':
    'exporter en PDF, en Excel, en CSV, ouvrir dans un tableur, Google Sheets, imprimer, logo sur le PDF, marque blanche, récupérer mes chiffres dans un fichier, mettre mes stats dans Excel',
  'sharing#not': 'lien perdu, retrouver un lien, lien permanent, lien sans expiration',

  support: 'aide, contacter, nous écrire, assistance, service client',
  'support#steps':
    'contacter le support, parler à un humain, ouvrir un ticket, poser une question à une personne, signaler un problème, délai de réponse, pièce jointe, capture d’écran, joindre une image, écrire un ticket, j’ai un problème, personne ne répond, numéro de téléphone',
  'support#after': 'suivre ma demande, rouvrir un ticket, fermer, répondre au support, noter la réponse',
  'support#without-account':
    'écrire sans compte, impossible de me connecter, bloqué, contact sans inscription, vous contacter sans être inscrit, contacter sans compte',
  'support#assistant': 'transmettre la conversation au support, passer à un humain',
  'support#testimonials':
    'laisser un avis, témoignage, publier un avis, retirer mon témoignage, avis refusé, étoiles, donner mon avis, noter Accroche, laisser un commentaire sur le site',
  'support#not': 'le support peut-il modifier mes données, demande de mot de passe',

  videos: 'mes vidéos, statistiques d’une vidéo, tableau des vidéos',
  'videos#counters':
    'vues, likes, commentaires, partages, que compte une vue, relectures, couleurs des courbes, combien de gens ont vu, à quoi correspond une vue, enregistrements d’une vidéo',
  'videos#median': 'médiane ou moyenne, différence, que veut dire médiane, vidéo typique',
  'videos#age':
    'vidéo récente, trop tôt pour juger, combien de temps attendre, vidéo d’hier, comparer une vieille vidéo et une récente',
  'videos#analysis':
    'comprendre l’analyse, fourchette, non évalué, corriger la catégorie de l’accroche, réécriture, pas de note',
  'videos#reports': 'comparer deux vidéos, retrouver un rapport vidéo, étiqueter, partager un rapport vidéo',
  'videos#exports':
    'points-virgules dans le CSV, accents cassés, émojis dans le PDF, décimales, virgule ou point, encodage, exporter le tableau',
  'videos#studio':
    'chiffres différents de TikTok, écart avec Studio, pas les mêmes vues, statistiques fausses, incohérent',
  'videos#download': 'télécharger une vidéo, enregistrer une vidéo, vidéo TikTok en MP4',

  'faq#password': 'mot de passe TikTok demandé, faut-il mes identifiants TikTok, est-ce sûr',
  'faq#try':
    'essayer gratuitement, tester, sans compte TikTok, voir une démo, essayer avant de payer, voir à quoi ça ressemble',
  'faq#delete': 'enlever un compte, retirer un compte lié, supprimer le compte principal',
  'faq#often': 'combien de synchros par jour, à quelle fréquence actualiser, synchroniser encore',
  'faq#refused': 'synchro refusée, échec de la synchronisation, TikTok bloque, la synchro échoue, que faire',
  'faq#leave': 'fermer la page, quitter pendant l’analyse, éteindre l’ordinateur, continue en arrière-plan',
  'faq#round': 'chiffres arrondis, vues arrondies, pas au chiffre près',
  'faq#studio': 'différent de TikTok Studio, pas les mêmes chiffres',
  'faq#counted':
    'ce qui est compté, ce qui consomme des crédits, payé à l’analyse, est-ce payant, qu’est-ce qui coûte',
  'faq#reset': 'quand revient mon quota, remise à zéro, à quelle heure, renouvellement des crédits',
  'faq#cancel': 'annuler mon abonnement, arrêter, se désabonner, résiliation',
  'faq#forgot':
    'mot de passe perdu, je n’arrive plus à me connecter, réinitialiser mon mot de passe, mot de passe oublié, je ne peux plus entrer, je n’arrive plus à me connecter, j’ai perdu mon mot de passe',
  'faq#who':
    'confidentialité, qui peut voir mes statistiques, mes données sont-elles privées, vendues, visibles par d’autres',
  'faq#cookies': 'traceurs, publicité, suivi, bandeau de cookies',

  methods: 'formules, comment c’est calculé, statistiques, méthodologie',
  'methods#principles': 'règles de calcul, estimation, valeur manquante, fiabilité des chiffres',
  'methods#engagement':
    'calcul du taux d’engagement, formule de l’engagement, moyenne des vidéos, seuil vert',
  'methods#medians': 'intervalle de confiance, calcul de la médiane, fourchette à 95 %',
  'methods#comparison': 'différence significative, comparer deux groupes, test statistique, marge d’erreur',
  'methods#equal-age': 'courbe d’âge, comparer à âge égal, vidéos récentes et anciennes',
  'methods#outliers':
    'vidéo virale, exceptionnelle, qui a percé, qui sort du lot, anormale, une de mes vidéos a explosé, vidéo qui marche beaucoup mieux que les autres, carton',
  'methods#lifts':
    'quel format marche, quels hashtags marchent, meilleure durée, ce qui fonctionne chez moi, ce qui marche chez moi, quel type de vidéo marche le mieux',
  'methods#posting-times':
    'meilleure heure pour publier, quand poster, quel jour publier, créneau, horaires, quel jour mettre en ligne, à quelle heure sortir ses vidéos',
  'methods#own-spread':
    'prévoir les vues, prédiction, combien de vues je vais faire, estimation avant de publier',
  'methods#change': 'pourquoi mes vues ont baissé, décomposition, explication de la baisse, hausse des vues',
  'methods#growth': 'abonnés gagnés, abonnés perdus, croissance, évolution des abonnés, courbe des abonnés',
  'methods#experiments': 'taille de l’échantillon, puissance, calcul d’un test A/B',
  'methods#hooks': 'types de hooks reconnus, mauvaise catégorie, corriger le hook',
  'methods#video-files':
    'ce qui est mesuré dans la vidéo, coupes, son, volume, visages, reconnaissance faciale, texte à l’écran, détecter les coupes, la musique, les cuts, le montage, le rythme du montage',
  'methods#benchmarks': 'taux d’engagement moyen sur TikTok, chiffres publiés, études, secteur',
  'methods#floors': 'combien de vidéos faut-il, nombre minimal de vidéos, seuils, pas assez de vidéos',
  'methods#proofs': 'est-ce fiable, vérifié, preuves, simulations',
  'methods#unknown': 'algorithme TikTok, rétention, temps de visionnage, provenance des vues, âge du public',

  availability: 'quelles données, tableau des sources, qui donne quoi',
  'availability#reading': 'exact ou arrondi, légende du tableau, savoir si un chiffre est exact ou arrondi',
  'availability#accounts': 'nombre d’abonnés, données du compte, quelle source donne les abonnés',
  'availability#videos':
    'données d’une vidéo, enregistrements, favoris, légende, quelle source, combien de personnes ont enregistré ma vidéo, nombre de favoris',
  'availability#days': 'chiffres par jour, vues par jour, abonnés par jour, historique quotidien',
  'availability#files': 'données d’un fichier vidéo',
  'availability#never': 'données impossibles à obtenir, rétention, compte privé d’un autre, passé',

  limits: 'limites, maximum, taille, combien au plus',
  'limits#plans':
    'quotas de chaque plan, nombre d’analyses, nombre de comptes, synchronisation automatique par plan',
  'limits#files':
    'taille maximale, fichier trop gros, formats vidéo, poids, durée maximale, MP4, MOV, taille maximale d’un import',
  'limits#counts': 'durée de la corbeille, nombre de tests, durée d’un lien, combien de jours',
  'limits#programs': 'limite de l’API, requêtes par minute, durée d’une clé',

  'import-guide': 'guide des fichiers, en-têtes, colonnes reconnues',
  'import-guide#before':
    'réimporter, aperçu avant import, taille du fichier, ZIP avec mot de passe, taille maximale du fichier à importer',
  'import-guide#excel': 'XLSX, Excel, classeur, feuilles, Excel refusé',
  'import-guide#studio':
    'export TikTok Studio, télécharger les statistiques, quatre ZIP, CSV de TikTok, langue des colonnes',
  'import-guide#user-data': 'télécharger tes données, JSON de TikTok, données personnelles TikTok',
  'import-guide#others': 'Apify, yt-dlp, export JSON',
  'import-guide#dates': 'format des dates, jour ou mois, mauvaise année, dates fausses, langue des dates',
  'import-guide#rejected': 'ligne refusée, ligne illisible, pourquoi une ligne manque',
  'import-guide#never-stored':
    'messages privés, historique de visionnage, adresse IP, contacts, ce que vous ne lisez pas',

  errors: 'codes d’erreur, message d’erreur, liste des erreurs',
  api: 'API, développeur, intégration, programme, REST',
  'api#start':
    'appeler l’API, curl, Python, JavaScript, exemple de requête, OpenAPI, Swagger, pagination, documentation technique, récupérer mes stats dans un programme, brancher un logiciel, script, JSON',
  'api#keys': 'droits d’une clé, authentification de l’API, lecture seule, quota de l’API',
  glossary: 'lexique, vocabulaire, liste des mots',
  changes: 'nouveautés, mises à jour, changelog, quoi de neuf, versions, dernières fonctions',

  '/pricing':
    'prix, combien ça coûte, tarif par an, par mois, coût annuel, cher, Business Pro, Business Starter, devis, entreprise',
  '/testimonials': 'avis des utilisateurs, ce que les gens en pensent, note moyenne, commentaires de clients',
  '/legal': 'qui êtes-vous, éditeur du site, hébergeur, SIRET, adresse de l’entreprise',
  '/terms': 'CGU, conditions d’utilisation, règlement, ce qui est interdit',
  '/terms-of-sale': 'CGV, conditions de vente, droit de rétractation, médiateur, garantie',
  '/privacy': 'politique de confidentialité, délégué à la protection des données, CNIL',
  '/cookies': 'politique de cookies, stockage local',
  '/accessibility': 'accessibilité, handicap, lecteur d’écran, malvoyant, RGAA, clavier',
} as const satisfies Record<string, string>;

export type AskedPlace = keyof typeof asked;
