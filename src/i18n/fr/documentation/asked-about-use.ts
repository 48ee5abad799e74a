import type { AskedPlace } from './asked.ts';

/** More ways to ask, written place by place for the pages on use: keywords, sentences, a beginner’s words, an agency’s. */
export const askedAboutUse = {
  accounts:
    'où sont mes comptes, page des comptes, ajouter enlever un profil, liste de mes profils, administrer plusieurs comptes de créateurs, portefeuille de comptes, comptes clients, mes pages TikTok',
  'accounts#link':
    'rattacher un profil, déclarer mon compte, brancher mon compte à l’outil, où taper mon pseudo, je trouve pas où mettre mon arobase, mettre mon nom TikTok, inscrire un second profil, passer d’un compte à l’autre, compte par défaut, étoile à côté du compte, intégrer le compte d’un client, ajouter un talent, suivre le compte de quelqu’un d’autre, adresse du profil, url de mon profil, je me suis trompé de compte, ajouter un autre tiktok, nombre de profils autorisés',
  'accounts#sync':
    'recharger mes données, récupérer les dernières statistiques, relancer la lecture, mise à jour des compteurs, ça se rafraîchit quand, mes chiffres sont figés, mes abonnés n’ont pas bougé, le bouton ne réagit pas, bouton inactif, je dois attendre combien de temps, relève quotidienne, fréquence de collecte, collecte automatique, chercher mes nouvelles vidéos, ma nouvelle vidéo n’apparaît pas, vidéo manquante, temps réel, intervalle entre deux lectures, pourquoi attendre vingt-quatre heures, une heure',
  'accounts#import':
    'charger un fichier de statistiques, envoyer mon export, quel fichier donner, télécharger depuis Studio, comment avoir ses données officielles, fichier Excel de TikTok, ajouter mes chiffres à la main, rapatrier l’historique, remonter les données d’un client, formats compris',
  'accounts#demo':
    'jouer avec des chiffres fictifs, données factices, créateur de démonstration, est-ce des vraies données, tester à blanc, bac à sable, environnement de test, essayer avec un autre compte que le mien, profil inventé, compte exemple',
  'accounts#failures':
    'lecture impossible, ça ne charge pas, ça bugue, ça rame, ça tourne dans le vide, mon pseudo n’est pas reconnu, profil inconnu, le compte n’existe pas, orthographe du pseudo, compte en privé, compte banni, compte bloqué, compte suspendu, trop de demandes, message rouge, échec de collecte, TikTok refuse, impossible de récupérer mes vidéos, pourquoi ça a échoué, compte introuvable alors qu’il existe',

  administration:
    'tableau de bord de l’administrateur, back-office, console, gestion de la plateforme, exploitant',
  'administration#steps':
    'gérer les comptes des membres, liste des inscrits, bannir quelqu’un, nommer un administrateur, droits d’administration, rôle, journal d’audit, traçabilité des actions, chiffre d’affaires, tâches en arrière-plan, mails non partis, modifier l’offre d’un utilisateur, tableau des utilisateurs, piloter l’instance',
  'administration#consent':
    'lecture publique fermée, donner l’accord, autoriser la récupération des pages publiques, source désactivée par l’administrateur, est-ce légal d’aspirer TikTok, scraper, conformité aux conditions de TikTok, débloquer la lecture',
  'administration#view-as':
    'voir ce que voit un client, ouvrir le compte d’un membre, prendre la place de quelqu’un, dépanner un utilisateur, consultation en lecture seule',
  'administration#not':
    'ce que l’administrateur ne voit pas, voit-on ma carte bancaire, mots de passe lisibles, secrets, jetons visibles',

  'analyse-a-video':
    'étudier une vidéo, passer une vidéo au crible, faire examiner mon TikTok, décrypter une vidéo, audit de contenu, analyse créative, comprendre une vidéo, disséquer un clip',
  'analyse-a-video#steps':
    'où lancer l’analyse, mettre un lien, coller une url, déposer un fichier, envoyer mon clip, faire analyser ma dernière vidéo, savoir ce qui cloche dans ma vidéo, avis sur ma vidéo, stopper l’analyse, interrompre, l’analyse est longue, étapes de l’analyse, combien de minutes, analyser la vidéo d’un concurrent, veille concurrentielle, étudier un compte rival, regarder ce que font les autres, pourquoi celle-ci a marché',
  'analyse-a-video#cost':
    'c’est payant d’analyser, ça me coûte combien de crédits, débité si ça rate, facturé en cas d’échec, si j’annule c’est compté, analyser plusieurs vidéos d’un coup, analyse en lot, traitement par lot, liste de liens, consommation, combien j’en ai droit, nombre de vidéos analysables, limite d’analyses gratuites',
  'analyse-a-video#file':
    'pourquoi envoyer le fichier, faut-il la vidéo ou le lien suffit, garder mon fichier, que devient mon fichier, effacer le fichier envoyé, vidéo stockée chez vous, conserver la vidéo, fichier de sous-titres, transcription, paroles, image et son mesurés, lien ou fichier, rushes, mp4',
  'analyse-a-video#read':
    'que veut dire le résultat, expliquer le rapport de la vidéo, je pige rien au compte rendu, interpréter l’analyse, sens des rubriques, conclusion de l’analyse, à quoi correspondent les sections, aide à la lecture',
  'analyse-a-video#not':
    'autres réseaux sociaux, marche avec Insta, vidéos YouTube Shorts, Reels, Facebook, Twitch, note de ma vidéo, donner une note, chances de buzzer, score viral, probabilité de percer, comparer aux concurrents, benchmark concurrentiel, comparer avec d’autres comptes, se mesurer à un rival',

  assistant:
    'parler au robot, discuter avec l’IA, interroger mes données, agent conversationnel, bulle de discussion, chat intégré, demander à la machine, assistant virtuel, copilote, poser ma question en français, idées de vidéos',
  'assistant#steps':
    'quoi lui demander, comment formuler ma question, exemples de demandes, où est le chat, ouvrir la discussion, lui parler de mes vidéos, questions possibles, que sait-il faire, taille du message, trop long',
  'assistant#cost':
    'combien de messages par jour, questions restantes, je ne peux plus poser de question, limite de messages atteinte, quota de discussion, chat illimité, prix du chatbot',
  'assistant#unknown':
    'il me comprend pas, répond à côté, ne sait pas répondre, réponse vide, pas de réponse à ma question, il dit qu’il n’a pas l’information, refuse de répondre, hors sujet, il manque des données pour répondre',
  'assistant#model':
    'quelle intelligence artificielle est utilisée, est-ce ChatGPT derrière, peut-on lui faire confiance, dit-il n’importe quoi, raconte des bêtises, se trompe, inventer des choses, fausses réponses, fiabilité des réponses, modèle de langage, LLM, mes messages partent-ils ailleurs',
  'assistant#keep':
    'relire une discussion, anciens échanges, mes vieilles questions, retrouver une réponse, jeter une conversation, vider l’historique, restaurer une discussion effacée, titre de la conversation, copier la conversation, exporter le chat, mémoire du chat',
  'assistant#not':
    'va-t-il sur le web, peut-il poster, répondre aux commentaires pour moi, faire des actions, prédictions, il ne fait pas, limites de l’assistant',

  'best-practices':
    'devenir connu, avoir du succès, gagner des abonnés, être plus vu, booster mon compte, développer mon audience, réussir sur TikTok, faire le buzz, stratégie de contenu, recommandations, recettes, optimiser ma présence, croissance organique, monter, grandir, se faire connaître, astuce pour cartonner, quoi filmer, quoi poster, trouver des idées de contenu, manque d’inspiration',
  'best-practices#routine':
    'organisation de la semaine, plan d’action, quoi regarder chaque lundi, méthode de travail, suivi régulier, dix minutes, rituel, calendrier éditorial, gérer mon temps, check-list',
  'best-practices#benchmarks':
    'moyennes du marché, taux d’engagement correct, est-ce un bon score, standard de la profession, références sectorielles, étude Rival IQ, comparer au marché, indicateurs de référence, normes, suis-je dans la moyenne, est-ce que mes chiffres sont normaux, par rapport aux autres créateurs, par rapport aux marques',
  'best-practices#rhythm':
    'combien de posts, régularité, planning de publication, publier souvent, trop de vidéos, longueur d’un TikTok, vidéos courtes ou longues, faire court, nombre de secondes, durée conseillée, cadence éditoriale, volume de publication, combien de fois poster',
  'best-practices#traps':
    'pièges classiques, fausses bonnes idées, idées reçues, ce que je fais mal, faux pas, erreurs d’interprétation, tirer des conclusions trop vite, se tromper, à ne pas faire, juger une vidéo le lendemain',

  billing:
    'mes factures, gérer mon abonnement, payer, moyens de paiement, comptabilité, justificatif de paiement, reçu, TVA, espace de facturation, où voir ce que je paie, prélèvement, relevé, note de frais, imprimer une facture, échéance',
  'billing#steps':
    'prendre un abonnement, souscrire, passer à l’offre supérieure, acheter une formule, changer de formule, payer à l’année, réduction annuelle, remise, code promo, payer par carte, virement, prorata, combien aujourd’hui, montant à régler, bon de commande, passer en payant, débloquer les fonctions, devenir premium, paiement mensuel ou annuel, prendre l’offre du dessus',
  'billing#cancel':
    'mettre fin à mon abonnement, je veux arrêter, arrêter les prélèvements, ne plus être débité, partir, me désinscrire de l’offre payante, rompre le contrat, préavis, durée d’engagement, engagement, clôturer l’offre, annuler avant la fin, regretter d’avoir résilié, reprendre après résiliation, finir mon abo',
  'billing#pause':
    'interrompre quelque temps, congés, arrêter un mois, mettre en veille, geler, faire une pause, suspendre les paiements, reprendre plus tard, vacances, inactivité saisonnière, mettre de côté',
  'billing#refunds':
    'récupérer mon argent, je veux être remboursé, rendre l’argent, avoir, geste commercial, prélevé deux fois, erreur de facturation, payé pour rien, débité à tort, litige, réclamation, trop perçu, satisfait ou remboursé',
  'billing#failed':
    'le paiement ne passe pas, carte refusée, carte bloquée, carte expirée, ma banque refuse, rejet de prélèvement, impayé, échéance non payée, défaut de paiement, incident de paiement, relance, renouvellement échoué, fonds insuffisants, plus d’argent sur le compte, nouvelle carte, mettre une autre carte, retard de paiement, que se passe-t-il si je ne paie pas',
  'billing#not':
    'renouvelé tout seul, tacite reconduction, ma carte est-elle gardée, coordonnées bancaires enregistrées, frais cachés, prélevé sans prévenir, sécurité du paiement',

  'connect-tiktok':
    'autoriser l’accès à mon TikTok, connexion officielle, avoir les chiffres exacts, chiffres précis, brancher TikTok, lier officiellement, accès API TikTok, login TikTok, se connecter avec TikTok, plus de précision',
  'connect-tiktok#steps':
    'bouton connecter TikTok introuvable, comment donner l’accès, accepter la demande, écran d’autorisation, valider sur TikTok, étapes pour autoriser',
  'connect-tiktok#what':
    'que voyez-vous de mon TikTok, à quoi avez-vous accès, informations lues, droits demandés, permissions accordées, périmètre d’accès, scopes, que récupérez-vous',
  'connect-tiktok#broken':
    'autorisation expirée, la liaison est coupée, il faut reconnecter, déconnecté de TikTok, ça a sauté, lien rompu, redonner l’accès, jeton périmé, accès perdu',
  'connect-tiktok#end':
    'couper l’accès, enlever l’autorisation, débrancher TikTok, retirer mes droits, ne plus vous donner accès, révoquer l’application, dissocier, délier',
  'connect-tiktok#not':
    'allez-vous publier sur mon compte, poster à ma place, publier en mon nom, lire mes messages privés, voir mes brouillons, voir mes vidéos privées, toucher à mon compte, modifier mon profil, écrire à mes abonnés, risque pour mon compte',

  dashboard:
    'tableau de bord, page principale, écran d’accueil, vue d’ensemble, résumé de mes chiffres, dashboard, synthèse, cockpit, indicateurs clés, KPI, première page après la connexion',
  'dashboard#period':
    'changer les dates, choisir une plage, voir le mois dernier, semaine passée, depuis le début, trimestre, année, sur combien de jours, remonter plus loin, filtre de dates, fenêtre, intervalle de temps, les sept derniers jours, hier, aujourd’hui, personnaliser la période',
  'dashboard#blocks':
    'que signifient les cadres, à quoi servent les encadrés, rubriques de l’accueil, mes meilleures vidéos, classement de mes vidéos, top vidéos, activité récente, cartes du tableau de bord, graphique de l’accueil, lire le tableau de bord',
  'dashboard#change':
    'flèche rouge, flèche verte, pourcentage en rouge, signe moins, je perds des vues, baisse, chute, mes vues s’effondrent, ça descend, je fais moins de vues, je flop en ce moment, bide, ça stagne, plus personne ne regarde, shadowban, évolution, variation, progression, tendance, par rapport au mois précédent, comparaison de périodes, mois contre mois, croissance mensuelle, delta',
  'dashboard#engagement':
    'ma place, mon classement, est-ce que je suis bon, couleur du taux, vert jaune rouge, rang, où je me situe, situer mon engagement, comparé à mes anciennes vidéos',
  'dashboard#freshness':
    'chiffres d’hier, dernière lecture, données pas fraîches, depuis quand, date du relevé, données périmées, de quand datent les chiffres, c’est à jour ou pas, actualité des données',
  'dashboard#accounts-shown':
    'additionner mes comptes, un seul compte apparaît, chiffres cumulés, total de tous les profils, vue consolidée, filtrer par compte, agréger, portefeuille, je ne vois qu’un de mes comptes, choisir le profil affiché',

  downloads:
    'récupérer une vidéo, enregistrer une vidéo TikTok, sauvegarder mes vidéos, avoir le fichier vidéo, garder une copie de mes clips, aspirer une vidéo, télécharger mes contenus',
  'downloads#steps':
    'coller l’adresse pour télécharger, sauver sur mon ordinateur, sauver sur mon téléphone, meilleure qualité, HD, télécharger en lot, plusieurs vidéos, format mp4, où est passé le fichier, dossier, lien raccourci, lancer le téléchargement',
  'downloads#needs':
    'le téléchargement ne marche pas, téléchargement désactivé, pas possible de télécharger, plus de place, fichier disparu, fichier effacé, lien de téléchargement périmé, combien de temps le fichier reste',
  'downloads#analyse':
    'étudier le fichier récupéré, passer du téléchargement à l’analyse, analyser après avoir téléchargé',
  'downloads#not':
    'sans filigrane, enlever le logo TikTok, enlever la marque, filigrane, vidéo privée, diaporama, photos, vidéo d’un autre créateur, droits d’auteur, réutiliser une vidéo, interdit, vidéo bloquée',

  experiments:
    'tester deux idées, faire un essai, comparer deux façons de faire, expérience, test AB, protocole, savoir ce qui marche le mieux, mettre à l’épreuve, tests créatifs, test de variantes, valider une hypothèse',
  'experiments#steps':
    'préparer un test, lancer une expérience, choisir les variantes, groupe témoin, combien de vidéos pour un test, durée du test, ranger mes vidéos dans le test, définir la mesure, protocole de test',
  'experiments#verdict':
    'résultat de l’essai, qui a gagné, laquelle est la meilleure, pas de différence, on ne peut pas conclure, significatif, conclusion du test, interpréter le test, hasard ou vrai effet, lire le verdict',
  'experiments#why-locked':
    'impossible de modifier le test, pourquoi c’est verrouillé, cadenas, changer en cours de route, retirer une vidéo, figé, tricher',
  'experiments#not':
    'anciennes vidéos, supprimer une expérience, trop peu de vidéos, ce qu’un test ne prouve pas, limites d’un test, tester sur le passé',

  'first-steps':
    'je débute, je suis nouveau, premiers pas, prise en main, par quoi commencer, tutoriel, guide de démarrage, comment ça marche, mode d’emploi, initiation, je suis perdu, par où on commence, démarrer, embarquement, aide pour commencer',
  'first-steps#steps':
    'créer mon compte, ouvrir un compte, m’inscrire, inscription avec Google, étapes de l’inscription, première analyse, mettre mon pseudo, adresse e-mail et mot de passe, première utilisation, après l’inscription, combien de temps avant mes chiffres',
  'first-steps#no-source':
    'tout est vide, il n’y a rien, écran blanc, zéro partout, aucun chiffre, rien ne s’affiche, en attente, pas de statistiques, les données n’arrivent pas, tableau vide, aucune vidéo, je vois que dalle, où sont mes chiffres, rien à l’écran, page vierge, pas de données remontées',
  'first-steps#look-first':
    'quoi regarder d’abord, que lire en premier, chiffres importants, indicateurs prioritaires, sur quoi me concentrer, par quel chiffre commencer, l’essentiel',
  'first-steps#not':
    'faut-il une carte bancaire, inscription gratuite, sans engagement, retrouver mes anciennes statistiques, historique d’avant, chiffres du passé, données antérieures, depuis la création de mon compte, carte demandée à l’inscription',

  hooks:
    'accroche, c’est quoi une accroche, première phrase, début de vidéo, premières secondes, introduction, ouverture, punchline, comment démarrer ma vidéo, bien commencer, capter le spectateur, hook, attaque, entrée en matière, phrase d’ouverture',
  'hooks#channels':
    'texte à l’écran, parole, image, trois premières secondes, nombre de mots au début, retenir l’attention, attirer l’œil, éviter le scroll, les gens zappent, scroller, sans le son, trois canaux, parler vite',
  'hooks#families':
    'sortes d’accroches, modèles, exemples de phrases, typologie, catégories d’accroches, question, chiffre, histoire, défi, trouver une idée de début, inspiration, formules toutes faites',
  'hooks#compare':
    'laquelle de mes accroches marche, efficacité de mes accroches, meilleure entrée, classer mes accroches, comparer mes débuts de vidéo, performance par accroche, quelle famille choisir',
  'hooks#generate':
    'propose-moi une accroche, proposer des phrases d’ouverture, écrire une accroche à ma place, générateur, suggestions, fabriquer une accroche, inventer un titre, idées de titres, accroches automatiques, ton, thème, niche, note de l’accroche, score d’écriture, accroche putaclic, génère-moi, trouver quoi dire au début',

  imports:
    'importer des chiffres, ajouter un fichier, charger mes statistiques, envoyer un fichier, reprise de données, intégrer un export, alimenter avec un fichier, injecter des données, donner mon fichier',
  'imports#steps':
    'déposer un fichier, glisser-déposer, aperçu avant d’enregistrer, étapes de l’import, où importer, confirmer, lignes refusées, import trop long, joindre le fichier, importer mes fichiers TikTok',
  'imports#files':
    'quel fichier prendre, quel type de fichier, formats acceptés, différence entre les exports, csv ou json, lequel choisir, extension du fichier, fichier compatible',
  'imports#columns':
    'colonne inconnue, en-tête non reconnu, associer les colonnes, correspondance des colonnes, mapping, mauvaise colonne, nommer une colonne, renommer',
  'imports#conflicts':
    'doublons, deux fois le même fichier, valeurs contradictoires, écraser, le fichier dit autre chose, incohérence, différence entre fichier et page, qui l’emporte, fusionner',
  'imports#undo':
    'annuler un import, revenir en arrière, retirer un fichier, mauvais fichier, je me suis trompé de fichier, enlever ce que j’ai chargé, défaire, effacer un import, rollback',
  'imports#not':
    'un import est-il payant, importer consomme un crédit, lisez-vous mes messages, messages privés, vie privée du fichier, import compté, coût d’un import',

  introduction:
    'à quoi ça sert, c’est quoi ce site, présentation de l’outil, que fait Accroche, qu’est-ce que c’est, pour qui, utilité, fonctionnalités, en quoi ça m’aide, outil d’analyse, que peut-on faire ici, le concept',
  'introduction#start':
    'démarrer en trois étapes, commencer vite, création du compte, lancer la première analyse, démarrage rapide',
  'introduction#engagement':
    'taux d’engagement, définition de l’engagement, comment est calculé l’engagement, interactions sur vues, formule du taux, que veut dire engagement, pourquoi mon taux est rouge, seuil',
  'introduction#sources':
    'd’où sortent les chiffres, comment avez-vous mes données, origine des données, fiabilité des sources, chiffres officiels, collecte, où trouvez-vous ces chiffres, est-ce vrai, traçabilité des données, petite icône de source, guillemet',
  'introduction#rounding':
    'chiffres ronds, pas précis, à peu près, approximation, le compteur ne bouge pas, arrondi, zéro vue gagnée, pas d’évolution visible',
  'introduction#numbers':
    'que veut dire K, signification de M, lire les grands nombres, milliers, millions, chiffre entier, abréviations, unité, écriture des nombres, format des chiffres',
  'introduction#limits':
    'âge de mes abonnés, pays de mon audience, sexe du public, temps regardé, rétention, démographie, profil des spectateurs, qui me regarde, provenance des vues, sources de trafic, ce que vous ne pouvez pas savoir, données manquantes',

  plans:
    'les offres, quelle formule prendre, tarifs, forfaits, combien ça coûte, que contient l’offre payante, gratuit ou payant, faut-il payer, différences entre les formules, offre entreprise, offre agence, abonnements, gamme, grille tarifaire',
  'plans#limits':
    'combien de comptes, nombre de profils par formule, ce que comprend Premium, avantages du payant, comparer les offres, tableau comparatif, gérer beaucoup de comptes, vingt comptes, dix comptes, cinq comptes, pour une agence, multi-comptes, nombre de créateurs, nombre d’analyses par mois, équipe, volume inclus, plafond par offre',
  'plans#counting':
    'combien il m’en reste, mon compteur, mes crédits restants, quand ça se recharge, remise à zéro, plus de crédit, j’ai tout utilisé, barre de quota, consommation du mois, solde, épuisé, bloqué jusqu’au mois prochain, suivi de consommation, j’ai atteint la limite, jauge',
  'plans#free':
    'version gratuite, ce qui est gratuit, sans payer, rester en gratuit, gratuit pour toujours, période d’essai, limites de la version gratuite, contenu flouté, essayer sans payer, c’est gratos, zéro euro',
  'plans#downgrade':
    'revenir à l’offre gratuite, prendre moins cher, baisser d’offre, que deviennent mes comptes, perdre mes données en changeant, comptes en trop, lecture seule, réduire mon offre, descendre de gamme, rétrograder, offre inférieure',
  'plans#cancel': 'arrêter l’abonnement, sans engagement, résilier, fin de contrat, se retirer',

  privacy:
    'mes données, vie privée, protection des données, RGPD, conformité, délégué à la protection des données, que savez-vous de moi, mes informations personnelles, confidentialité, droit d’accès, traitement des données, accord de sous-traitance, DPA, anonymat',
  'privacy#steps':
    'fermer mon compte, supprimer mon compte Accroche, me désinscrire, désinscription, disparaître, tout effacer, effacer mon historique, quitter le site, récupérer tout ce que vous avez, droit à l’oubli, exporter mes données, annuler la suppression, je change d’avis, clôturer mon profil, plus utiliser Accroche, délai de suppression, emporter mes données en partant, réversibilité',
  'privacy#archive':
    'sauvegarde complète, copie de secours, fichier zip de mes données, déménager vers un autre serveur, migrer, portabilité, réversibilité, importer une archive, transférer mes données, changer d’installation, restaurer une sauvegarde',
  'privacy#kept':
    'durée de conservation, combien de temps gardez-vous, que conservez-vous, ce que vous gardez, politique de rétention, purge, stockage, archivage, suppression automatique, mes données après mon départ, délai de conservation',
  'privacy#who':
    'qui voit mes chiffres, quelqu’un peut-il voir mon compte, est-ce public, mes concurrents me voient-ils, accès du personnel, employés, vendez-vous mes données, revente, visible par les autres, secret, mes statistiques sont-elles privées, cloisonnement, étanchéité entre clients, un autre utilisateur peut-il tomber sur mes données',
  'privacy#cookies':
    'pistage, traceurs, bandeau de cookies, publicité ciblée, Google Analytics, me suivez-vous, mouchards, consentement aux cookies, mesure d’audience',
  'privacy#out':
    'où partent mes données, envoyées à l’étranger, tiers, sous-traitants, fournisseurs, hébergement, transfert hors d’Europe, États-Unis, partenaires, données transmises à une IA, sortie du serveur, Stripe, prestataires techniques, sous-traitance',
  'privacy#not':
    'effacer aussi chez TikTok, ce qui reste après la suppression, fichiers déjà envoyés, rapports déjà partis, ce que vous ne pouvez pas effacer',

  reports:
    'rapports, compte rendu, bilan de mon compte, dossier, synthèse du compte, audit de compte, reporting, livrable, étude de mon profil, mes rapports',
  'reports#steps':
    'faire un bilan, générer un rapport, produire un compte rendu, analyser tout mon compte, créer un reporting, rapport sur un mois, choisir les dates du rapport, refaire un rapport, diagnostic de mon compte, état des lieux, avis sur mon compte, évaluer mon profil',
  'reports#videos':
    'retrouver une analyse passée, mes anciennes analyses, où sont mes analyses, liste des analyses, historique des analyses, trier, filtrer, étiquettes, ranger mes analyses, rechercher un rapport',
  'reports#compare':
    'comparer deux bilans, évolution entre deux rapports, avant après, mesurer mes progrès, comparaison mensuelle, mois sur mois, est-ce que je progresse, d’un mois à l’autre, rapport précédent',
  'reports#schedule':
    'recevoir mes chiffres par mail, envoi automatique, planifier un rapport, envoi programmé, tous les lundis, rapport hebdomadaire, rapport mensuel automatique, envoyer à mes clients, envoi récurrent, destinataires, abonnement au rapport, ne plus recevoir le rapport, reporting automatisé, diffusion aux annonceurs, envoi planifié, compte rendu périodique, liste de diffusion',
  'reports#bin':
    'corbeille, restaurer un rapport, rapport effacé par erreur, j’ai supprimé sans faire exprès, récupérer ce que j’ai jeté, annuler une suppression, retrouver un rapport supprimé, jeter un rapport, poubelle, fausse manipulation',
  'reports#not':
    'le rapport ne dit rien, pas assez de vidéos pour conclure, pas de conclusion, rapport incomplet, aujourd’hui absent, limites d’un rapport, pourquoi il ne dit pas pourquoi',

  scripts:
    'script, texte de ma vidéo, scénario, quoi dire, que raconter dans ma vidéo, je sais pas quoi dire, écrire mon texte, rédiger ma vidéo, dialogue, discours, je n’ai pas d’inspiration pour parler, contenu parlé',
  'scripts#generator':
    'écris-moi un script, générer un texte, rédaction automatique, faire écrire ma vidéo, prompteur, téléprompteur, texte à lire, durée du script, storyboard, plan de tournage, script d’une minute, corriger le texte, modifier le script, exporter le script, l’IA écrit à ma place, rédiger à ma place',
  'scripts#beats':
    'plan d’une vidéo, structure, découpage, étapes d’une vidéo, début milieu fin, construire ma vidéo, narration, storytelling, nombre de mots, débit de parole, rythme du texte, quatre temps',
  'scripts#cta':
    'appel à l’action, inciter à s’abonner, demander un like, finir ma vidéo, conclure, faire réagir, faire commenter, phrase de fin, conversion, pousser à cliquer, engagement de la communauté',
  'scripts#promise':
    'titre mensonger, tromper les gens, promesse tenue, ne pas mentir, exagérer, piège à clics, respecter ce qu’on annonce, déception du public, honnêteté',

  security:
    'sécuriser mon compte, protéger mon compte, connexion, se connecter, piratage, double authentification, on m’a piraté, sécurité, accès à mon compte, authentification forte, MFA',
  'security#steps':
    'activer la double authentification, code à six chiffres, code par SMS, application d’authentification, scanner le QR code, codes de secours, validation en deux étapes, 2FA, deuxième facteur, ajouter une sécurité, MFA, renforcer la connexion',
  'security#lost-factor':
    'téléphone perdu, téléphone volé, téléphone cassé, changé de portable, je n’ai plus accès au code, code de récupération égaré, plus de codes, bloqué à la connexion, je ne reçois pas le code, le code ne marche pas, application supprimée, mon portable est mort, nouveau téléphone, impossible d’entrer le code, désactiver le second facteur sans téléphone',
  'security#password':
    'mot de passe perdu, changer de mot de passe, réinitialiser, lien pour le mot de passe, je n’ai pas reçu le mail, changer mon adresse mail, nouvelle adresse, mauvais mot de passe, mot de passe incorrect, modifier mon e-mail, identifiants oubliés, mail de réinitialisation, ancienne adresse mail',
  'security#sessions':
    'qui est connecté, appareils connectés, quelqu’un utilise mon compte, déconnecter un autre ordinateur, fermer les sessions, connexion inconnue, intrus, compte piraté, me déconnecter partout, oublié de me déconnecter, ordinateur d’un ami, ordinateur public, quelqu’un d’autre est connecté',
  'security#support-views':
    'le support a-t-il vu mes pages, qui a consulté mon compte, accès de l’équipe à mon compte, traçabilité des accès, journal des consultations, registre, regard du support, surveillance, audit des accès',
  'security#not':
    'message suspect, arnaque, faux mail, on me demande mon mot de passe, hameçonnage, empreinte digitale, clé d’accès, reconnaissance faciale, est-ce vraiment vous, site frauduleux',

  settings:
    'réglages, préférences, paramètres, mon profil, configurer, personnaliser, options du compte, mes informations, où changer mes infos',
  'settings#steps':
    'changer de langue, mettre en anglais, mettre en français, thème sombre, mode nuit, mode clair, écran noir, apparence, couleurs, changer de nom, changer de photo, photo de profil, avatar, changer de pseudo, format de date, virgule ou point, logo de mon agence, marque, où sont les réglages, voir mes factures, charte graphique, nom affiché',
  'settings#time-zone':
    'mauvaise heure, décalage horaire, fuseau horaire, heure d’été, heure locale, les horaires sont faux, pas la bonne heure, je vis à l’étranger, une heure de décalage, changer de pays',
  'settings#notifications':
    'alertes, être prévenu, recevoir une alerte, ne plus recevoir de mails, trop de notifications, couper les notifications, désactiver les mails, résumé de la semaine, spam, webhook, Slack, avertissement, me notifier quand une vidéo explose, mails incessants, désabonnement des mails, silence, choisir les alertes',
  'settings#model':
    'brancher mon IA, ma clé OpenAI, utiliser ChatGPT, utiliser Claude, Mistral, modèle local, Ollama, fournisseur d’IA, LLM, clé personnelle, héberger mon modèle, intelligence artificielle auto-hébergée, choisir le modèle',
  'settings#api-keys':
    'obtenir une clé, clé d’API, jeton d’accès, connecter un autre logiciel, automatiser, intégration, Zapier, Make, brancher un outil externe, révoquer une clé, clé perdue, créer un accès programmatique, outil de BI, tableau de bord externe',
  'settings#not':
    'revoir ma clé, clé cachée, publicité par mail, lettre d’information, newsletter, démarchage, ce que les réglages ne font pas',

  sharing:
    'partager, montrer mes chiffres, envoyer à quelqu’un, donner accès à quelqu’un, lien public, livrer un rapport, présenter mes résultats, communiquer un rapport, transmettre à un client, livrables, restitution client, sans compte',
  'sharing#steps':
    'créer un lien de partage, envoyer un lien à mon client, montrer à une marque, dossier de presse, media kit, partager avec un annonceur, masquer des chiffres, cacher mon nom, visible sans inscription, durée du lien, partenaire, sponsor, collaborateur, qui peut ouvrir le lien, lien valable combien de temps, donner à voir sans compte, prouver mes statistiques à une marque',
  'sharing#end':
    'désactiver un lien, couper le partage, annuler un partage, fermer l’accès, lien encore actif, combien de personnes ont ouvert le lien, nombre d’ouvertures, supprimer un lien, retirer le lien',
  'sharing#exports':
    'exporter en PDF, sortir un Excel, tableur, fichier CSV, imprimer, télécharger le rapport, télécharger le tableau, mettre mon logo, marque blanche, charte de l’agence, livrable PDF, extraction des données, données brutes, Google Sheets, présentation, PowerPoint, copier dans un document, mettre dans Notion',
  'sharing#not':
    'lien perdu, retrouver un lien, lien sans fin, lien permanent, lien qui expire, le lien ne marche plus, le lien est mort, lien toujours valable, ce qu’un lien ne montre pas',

  support:
    'aide, contacter quelqu’un, assistance, service client, besoin d’aide, joindre l’équipe, poser une question, SAV, interlocuteur, écrire à l’équipe, hotline, numéro de téléphone, parler à quelqu’un',
  'support#steps':
    'envoyer un message au support, ouvrir une demande, créer un ticket, signaler un bug, signaler un problème, joindre une capture, pièce jointe, délai de réponse, temps de réponse, mail du support, personne ne répond, demander de l’aide à un humain, réclamation, quelque chose ne va pas, formulaire',
  'support#after':
    'suivre mon ticket, où est ma demande, réponse du support, relancer, j’attends une réponse, rouvrir un ticket, clore, donner une note, répondre au message, état de ma demande, après avoir écrit',
  'support#without-account':
    'écrire sans être connecté, contacter sans compte, je ne peux pas entrer, formulaire public, question avant de m’inscrire, prospect, bloqué dehors, pas encore client',
  'support#assistant':
    'passer du robot à une personne, être mis en relation, le chatbot ne suffit pas, transférer la discussion, escalade, vrai humain',
  'support#testimonials':
    'donner mon avis, laisser un commentaire, témoigner, écrire un avis, noter le service, avis refusé, avis publié, retirer mon avis, mettre des étoiles, recommander Accroche',
  'support#not':
    'le support peut-il modifier mes données, changer mes chiffres pour moi, agir sur TikTok, ce que le support ne fait pas, limites du support, débloquer mon compte TikTok',

  videos:
    'mes vidéos, performance de mes vidéos, liste des vidéos, stats par vidéo, tableau des vidéos, chiffres d’une vidéo, résultats d’une publication, mes posts, mes contenus',
  'videos#counters':
    'nombre de vues, qu’est-ce qu’une vue, vue comptée, j’aime, commentaires, partages, compteurs, si je regarde ma propre vidéo, couleur des courbes, combien de personnes ont vu, lectures, répétitions, portée, impressions',
  'videos#median':
    'médiane, moyenne, valeur du milieu, pourquoi pas la moyenne, différence moyenne médiane, résultat habituel, vidéo ordinaire, score typique, vidéo normale',
  'videos#age':
    'vidéo trop récente, attendre avant de juger, âge d’une vidéo, vieille vidéo, publié hier, combien de jours attendre, comparer une ancienne et une nouvelle, c’est trop tôt, temps de diffusion',
  'videos#analysis':
    'lire l’analyse d’une vidéo, fourchette, intervalle, non évalué, non mesuré, corriger le type d’accroche, réécritures, explication des phrases, sens de l’analyse, pas de note, signification du résultat',
  'videos#reports':
    'comparer des vidéos entre elles, retrouver un rapport de vidéo, mettre une étiquette, classer mes rapports, partager une analyse, sélection, vue enregistrée, filtrer les rapports',
  'videos#exports':
    'séparateur, point-virgule, virgule, délimiteur, accents cassés, caractères bizarres, encodage, emoji absents, décimales, tableau en fichier, ouvrir dans un tableur, colonnes mélangées, tout dans une seule colonne, format du fichier exporté, apostrophe devant',
  'videos#studio':
    'pas les mêmes chiffres que TikTok, écart avec l’application, l’appli affiche autre chose, nombre de vues différent, ça ne correspond pas, chiffres faux, décalage avec Studio, incohérence avec mon téléphone, lequel croire, divergence',
  'videos#download': 'télécharger ma vidéo, enregistrer le clip, sauver en mp4, récupérer le fichier',
} as const satisfies Partial<Record<AskedPlace, string>>;
