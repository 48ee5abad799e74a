import type { AskedPlace } from './asked.ts';

/** More ways to ask for frequent questions, reference pages and the other public pages. */
export const askedAboutRules = {
  'faq#password':
    'dois-je donner mon mot de passe TikTok, identifiants TikTok, est-ce sûr, est-ce dangereux, arnaque, faut-il mon mot de passe, confiance, risque',
  'faq#try':
    'essayer sans compte, voir une démo, tester d’abord, visite guidée, jeter un œil, avant de m’inscrire, regarder sans s’inscrire, voir à quoi ça ressemble, démonstration, essai',
  'faq#delete':
    'retirer un profil, enlever un compte TikTok, supprimer un compte lié, délier un compte, retirer le compte principal, enlever un client, sortir un compte',
  'faq#often':
    'combien de fois par jour actualiser, attendre entre deux synchros, délai avant de relancer, fréquence de mise à jour, toutes les combien',
  'faq#refused':
    'la synchro ne passe pas, refus de TikTok, impossible de synchroniser, erreur au moment de synchroniser, que faire si ça échoue, solution',
  'faq#leave':
    'fermer l’onglet, quitter pendant l’analyse, éteindre l’ordinateur, laisser tourner, est-ce que ça continue, faut-il rester, changer de page, fermer la fenêtre, mettre le téléphone en veille, faut-il attendre devant',
  'faq#round':
    'pourquoi des chiffres ronds, pas les vrais nombres, chiffres arrondis, tout finit par zéro, manque de précision, je veux le nombre exact',
  'faq#studio':
    'pourquoi ce n’est pas pareil que sur TikTok, différence avec l’appli, autre nombre de vues que dans l’application, Studio dit autre chose',
  'faq#counted':
    'qu’est-ce qui est décompté, ce qui consomme un crédit, ce qui est payant, est-ce que regarder compte, débité pour quoi, opérations facturées',
  'faq#reset':
    'quand reviennent mes crédits, recharge, minuit, premier du mois, renouvellement, remise à zéro, date de renouvellement du quota',
  'faq#cancel':
    'comment j’arrête, me désabonner, sans frais, arrêter de payer, résilier facilement, stopper l’abo',
  'faq#forgot':
    'j’ai oublié mon mot de passe, code secret oublié, impossible de me connecter, je n’arrive plus à entrer, récupérer mon accès, mot de passe perdu, je ne m’en souviens plus',
  'faq#who':
    'mes données sont-elles visibles, quelqu’un peut-il voir mes statistiques, concurrents, espionner, tomber sur mes chiffres, privé ou public, secret',
  'faq#cookies': 'cookies publicitaires, traçage, publicité, bandeau, me suivez-vous',

  methods:
    'méthodologie, comment c’est calculé, formules, mathématiques, fiabilité statistique, rigueur, calculs, base scientifique, méthode de calcul des indicateurs, sur quoi vous vous basez, transparence, documentation méthodologique',
  'methods#principles':
    'règles de calcul, pourquoi vous n’affichez pas de chiffre, case vide, absence de chiffre, estimation, fiabilité des chiffres, principes, pas assez de données pour afficher',
  'methods#engagement':
    'formule de l’engagement, calcul du taux, dénominateur, par vues ou par abonnés, moyenne des taux',
  'methods#medians':
    'intervalle de confiance, marge autour de la médiane, fourchette de la médiane, précision, 95 %, calcul de médiane, à côté de la médiane, incertitude',
  'methods#comparison':
    'différence significative, test statistique, comparer deux groupes, probabilité, hasard, valeur p, significativité, marge d’erreur',
  'methods#equal-age':
    'comparer à âge égal, vues après un jour, vues après une semaine, courbe de vie d’une vidéo, vidéo trop jeune, normaliser l’âge',
  'methods#outliers':
    'vidéo qui a explosé, vidéo virale, exception, vidéo hors norme, buzz, cartonner, sortir du lot, vidéo au-dessus des autres, record, percée, surperformance, détection des pics, anomalie, vidéos qui ont mieux marché que d’habitude',
  'methods#lifts':
    'quel type de contenu fonctionne, quels sujets marchent, hashtags efficaces, mots-dièse, quels formats privilégier, durée qui marche, effet d’un hashtag, quel style choisir, ce qui plaît à mon public, leviers de performance, gain par format, contribution de chaque format',
  'methods#posting-times':
    'meilleure heure pour publier, à quelle heure poster, quel jour publier, horaires, créneau, matin ou soir, week-end, moment idéal, heures de pointe, planning optimal, quand mettre ma vidéo en ligne, toucher plus de monde à quelle heure',
  'methods#own-spread':
    'prévision de vues, combien de vues je vais faire, estimation avant publication, prédire, projection, potentiel, simulation, objectif de vues, anticiper',
  'methods#change':
    'pourquoi mes vues ont chuté, explication de la baisse, d’où vient la hausse, décomposition, cause de la baisse, facteurs, ce qui a changé, pourquoi je fais moins de vues, dégringolade',
  'methods#growth':
    'gain d’abonnés, courbe d’abonnés, perte d’abonnés, abonnés par jour, évolution de la communauté, croissance, désabonnements, combien d’abonnés gagnés',
  'methods#experiments':
    'taille d’échantillon d’un test, puissance statistique, calcul du test AB, significativité du test, nombre de vidéos par variante, protocole statistique',
  'methods#hooks':
    'types d’accroches reconnus, classement automatique de l’accroche, mauvaise catégorie, détection de l’accroche, corriger le type',
  'methods#video-files':
    'mesures de l’image, son, plans, coupes, montage, visage, texte incrusté, volume, musique, vision par ordinateur, reconnaissance, luminosité, que regarde l’analyse dans ma vidéo, silences, rythme du montage',
  'methods#benchmarks':
    'sources des moyennes, études publiées, référence du marché, chiffres publiés, taux du secteur',
  'methods#floors':
    'nombre minimum de vidéos, il faut combien de vidéos, seuils, échantillon minimum, taille minimale, pas assez de vidéos, trop peu de données, à partir de combien',
  'methods#proofs':
    'preuves, vérification des calculs, peut-on vous croire, comment vous vérifiez, simulations, validation, contrôle qualité, fiable ou pas',
  'methods#unknown':
    'comment marche l’algorithme, secret de l’algorithme, page pour toi, passer en pourtoi, apparaître dans les pour toi, ce qu’on ne sait pas, durée regardée, provenance du trafic',

  availability:
    'quelles données existent, tableau des données, quelle source pour quel chiffre, données accessibles, couverture des données, ce qu’on peut avoir',
  'availability#reading':
    'légende, comprendre le tableau, exact ou arrondi, signification de oui et non, précision des sources',
  'availability#accounts':
    'abonnés, abonnements, nombre de vidéos, total des j’aime, données du profil, biographie',
  'availability#videos':
    'enregistrements, favoris, sauvegardes, légende, données par vidéo, date de publication, durée, couverture',
  'availability#days':
    'chiffres jour par jour, quotidien, historique journalier, vues par jour, série temporelle',
  'availability#files': 'données tirées de mon fichier vidéo, mesures du fichier, ce qu’apporte le fichier',
  'availability#never':
    'données impossibles à avoir, compte privé d’un autre, rétention, durée de visionnage, ce que personne ne peut donner, historique avant inscription, espionner un compte privé',

  limits: 'limites, plafonds, maximums, contraintes techniques, capacités, quotas, bornes',
  'limits#plans':
    'limites par offre, plafonds des formules, nombre d’analyses, nombre de comptes, quotas par plan',
  'limits#files':
    'poids maximum, taille du fichier, fichier trop lourd, mégaoctets, giga, durée maximale d’une vidéo, vidéo trop longue, formats vidéo, trop volumineux, nombre de lignes, espace disponible',
  'limits#counts':
    'combien de temps dure, durée d’un lien, durée de la corbeille, nombre maximum, délai, trente jours, quatre-vingt-dix jours, combien de tests, combien de demandes',
  'limits#programs':
    'limite de requêtes, débit, requêtes par minute, nombre de clés, durée d’une clé, throttling, quota d’API',

  'import-guide':
    'guide des fichiers, aide à l’import, format attendu, structure du fichier, modèle de fichier, fichier refusé, notice des fichiers, spécifications d’import, fichier TikTok Studio',
  'import-guide#before':
    'avant d’importer, précautions, taille du fichier, zip protégé, réimporter, aperçu, sans risque',
  'import-guide#excel':
    'fichier Excel refusé, xlsx, convertir en csv, enregistrer sous csv, classeur, mon tableau Excel ne passe pas, xls',
  'import-guide#studio':
    'export de TikTok Studio, fichier de statistiques TikTok, télécharger mes analytics, zip de TikTok, quatre fichiers, Overview, Content, Followers, archives de Studio, exporter mes analyses TikTok',
  'import-guide#user-data':
    'télécharger tes données, fichier de données personnelles TikTok, demande de données à TikTok, JSON de TikTok, user data',
  'import-guide#others': 'fichier d’Apify, yt-dlp, autre outil, scraper, JSON d’un autre logiciel',
  'import-guide#dates':
    'format des dates, jour et mois inversés, année fausse, date américaine, mauvaise date, dates décalées, année manquante',
  'import-guide#rejected':
    'lignes ignorées, ligne rejetée, lignes manquantes, pourquoi cette ligne est refusée, erreur dans le fichier',
  'import-guide#never-stored':
    'ce que vous ne gardez pas, messages privés, adresses, historique de visionnage, contacts, données sensibles, ignorées',

  errors:
    'message d’erreur, code d’erreur, que veut dire cette erreur, liste des erreurs, signification du code, un message que je ne comprends pas, refus, erreur inconnue',
  api: 'API, interface de programmation, développeurs, intégrer à mon logiciel, connecter mon outil, endpoint, REST, documentation technique, brancher notre outil, BI, Looker, Power BI, Data Studio, entrepôt de données, connecteur, flux de données, alimenter un outil',
  'api#start':
    'premier appel, exemple de requête, curl, Python, JSON, OpenAPI, Swagger, pagination, authentification, en-tête, récupérer mes chiffres par programme, script, automatiser la récupération, synchroniser avec notre outil interne',
  'api#keys':
    'droits d’une clé, authentification par clé, lecture seule, lecture et écriture, portée d’une clé, sécurité de l’API, bearer',
  glossary:
    'lexique, vocabulaire, définitions, dictionnaire, que veulent dire les mots, jargon, termes, mot que je ne connais pas',
  changes:
    'nouveautés, dernières mises à jour, quoi de neuf, versions, historique des versions, ce qui a changé, nouvelles fonctions, améliorations récentes',

  '/pricing':
    'combien ça coûte, prix de l’abonnement, tarif mensuel, tarif annuel, prix par mois, prix par an, c’est cher, devis, tarif agence, tarif entreprise, par utilisateur, budget, grille de prix, faut payer combien, remise, offre pro',
  '/testimonials':
    'avis des clients, témoignages, retours d’expérience, avis utilisateurs, que disent les gens, références clients, est-ce que ça vaut le coup, recommandations',
  '/legal':
    'mentions légales, qui est derrière, à qui appartient le site, propriétaire, éditeur, hébergeur, société, adresse, SIRET, qui êtes-vous, entreprise sérieuse, hébergement du site',
  '/terms':
    'conditions d’utilisation, CGU, règlement, ce qui est interdit, obligations, âge minimum, responsabilité',
  '/terms-of-sale':
    'conditions de vente, CGV, rétractation, garantie, médiateur, quatorze jours, contrat de vente, litige',
  '/privacy':
    'politique de confidentialité, DPO, CNIL, base légale, responsable de traitement, traitement des données personnelles, sous-traitants, hébergement des données, registre',
  '/cookies': 'politique de cookies, liste des cookies, stockage du navigateur, traceurs',
  '/accessibility':
    'accessibilité, handicap, sourd, malentendant, malvoyant, aveugle, lecteur d’écran, daltonien, clavier seul, dyslexie, conformité RGAA, déclaration d’accessibilité, WCAG',
} as const satisfies Partial<Record<AskedPlace, string>>;
