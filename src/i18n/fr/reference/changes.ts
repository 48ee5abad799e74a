import type { ChangeId } from '../../documentation/reference/changes.ts';

/** The change log in plain words. */
export const changes: Record<ChangeId, string> = {
  claims:
    'Un rapport ne dit « établi » que de ce qui tient sur tout le rapport : sans effet réel, cela arrive dans un rapport sur vingt au plus. Ce qui gagne et ce qui perd est séparé, chacun avec sa fourchette.',
  ties_and_outliers:
    'Une seule vidéo virale ne fait plus monter la vidéo typique : elle est nommée par sa date. Des vidéos à égalité sont dites à égalité, et une question ne passe plus pour un mode d’emploi. L’assistant ne classe pas une vidéo trop récente, et un compte qui débute n’entend plus de « 0 » là où rien n’est connu.',
  meanings:
    '« 30 derniers jours » veut dire la même chose partout, dans votre fuseau horaire, et « Engagement moyen » n’a qu’un calcul. Un chiffre inconnu n’est plus compté comme un zéro, et ce que vos fichiers ne couvrent pas est dit inconnu. La période d’avant s’arrête juste où commence la vôtre.',
  video_reading:
    'Une vidéo analysée est mieux lue : textes à l’écran avec leurs accents, fondus, musique du début, type d’accroche. La vôtre n’est plus attribuée à quelqu’un d’autre.',
  account_safety:
    'Personne ne peut ouvrir un compte à votre adresse ni vous empêcher de vous connecter. Une clé d’API ou un compte Google à lier demande votre mot de passe, comme le retrait d’un second facteur, et un nouveau mot de passe propose de fermer clés et comptes liés. Le lien d’un e-mail de résiliation ne sert plus une fois le contrat repris. Une clé d’API n’ajoute aucun destinataire à vos rapports programmés. Une nouvelle adresse se confirme dans le compte qui l’a demandée.',
  sign_up:
    'L’inscription demande votre nom complet, dit à quoi vous consentez et, avec Google, reprend le fuseau horaire de votre navigateur.',
  withdrawal:
    'Après une première rétractation, un nouveau contrat commence tout de suite si vous le demandez ; une nouvelle rétractation ne garde alors que le prix des jours passés.',
  room: 'La place pour les vidéos à analyser et la taille d’une archive à restaurer suivent votre plan.',
  client_reports:
    'Rapports envoyés à vos clients\u00a0: une invitation que le serveur de messagerie a refusée repart quand vous enregistrez de nouveau l’envoi, et décocher votre adresse vous retire bien des destinataires. L’objet de l’e-mail donne d’abord les vidéos publiées, puis leurs vues.',
  support_replies:
    'Écrivez au support depuis le centre d’aide, avec ou sans compte TikTok lié, et répondez-lui dans l’application, où mène le lien de l’e-mail.',
  api_calls:
    'L’API liste vos textes et vos imports, page par page, et analyse une vidéo à partir d’un lien ou d’un fichier. Un paramètre inconnu est refusé, avec la liste de ceux qui sont acceptés.',
  small_mends:
    'Une adresse fausse mène à une page qui le dit, un script incomplet s’appelle un plan et ne coûte rien, Excel montre vos textes tels quels, un plan qui n’a pas pu être vérifié est signalé, et l’assistant ne dit oui ou non que de ce que vous demandez.',
  start: 'Accroche démarre d’une seule commande sur une machine vide, avec sa base de données.',
  sign_in:
    'Inscription, connexion par mot de passe ou par Google, second facteur avec codes de secours, liste des sessions ouvertes.',
  accounts:
    'Liez vos comptes TikTok par leur @ ou avec l’autorisation de TikTok, qui donne des chiffres exacts. Un compte supprimé se reprend pendant 30 jours.',
  demo: '« Voir la démo » ouvre l’application sans compte, en lecture seule, avec des créateurs inventés.',
  imports:
    'Importez les fichiers de TikTok Studio et « Télécharger tes données » : un aperçu dit ce qui a été compris et ce qui changerait, et un import s’annule. Un jour de relevé inconnu est dit inconnu. Un CSV enregistré par un ancien Excel garde ses accents.',
  collection:
    'Les chiffres viennent de plusieurs sources, chacune nommée. Avec un plan Business, les vidéos récentes sont relevées plus souvent que les anciennes.',
  figures:
    'Chaque total dit ce qu’il valait avant, pourquoi il a changé et d’où il vient. Les médianes portent leur fourchette, les comptes se comparent, et chaque graphique donne son tableau.',
  analyses:
    'Analysez une vidéo par son lien ou son fichier : son rang parmi les vôtres, son accroche, ses appels à l’action, cinq conseils avec leurs preuves, et ce qui n’a pas pu être évalué.',
  assistant:
    'L’assistant répond à vos questions à partir de vos chiffres, et dit « je ne sais pas » quand ils n’y suffisent pas. Une question qui nomme son sujet ne reprend plus rien de la précédente. L’assistant compte aussi vos jours et heures de publication, et parle de l’accroche que vous citez.',
  texts:
    'Accroches, appels à l’action et scripts en français et en anglais, chacun expliqué, avec un téléprompteur et un historique, qui garde aussi ce qui s’était affiché avant une interruption. Un prix, une heure ou une version de votre sujet n’est jamais coupé.',
  models:
    'Branchez le modèle de langage de votre choix ; le moteur intégré prend le relais s’il ne répond pas.',
  reports:
    'Rapports de compte et de vidéo, avec versions, comparaison, notes, liens de partage, envois programmés et fichiers PDF, Excel, CSV, JSON et Markdown.',
  exports: 'Chaque tableau s’exporte en entier, avec la source et la date de chaque chiffre.',
  experiments:
    'Testez une idée à la fois : la règle se verrouille à la première vidéo, et aucun chiffre n’est montré avant le verdict.',
  statistics:
    'Les statistiques sont vérifiées sur des comptes simulés, et se taisent quand les données sont trop minces.',
  downloads: 'Récupérez vos propres fichiers, et des vidéos publiques dont vous avez les droits.',
  quotas: 'Un registre dit ce qui a été décompté et pourquoi ; ce qui échoue est rendu à vos quotas.',
  billing:
    'Abonnements, factures, pause, codes promotionnels, passage à un plan plus petit, résiliation sans détour, et rétractation remboursée pendant quatorze jours.',
  support:
    'Écrivez au support avec une référence et des pièces jointes ; les problèmes connus et l’état des services sont affichés d’abord.',
  testimonials:
    'Des témoignages donnés avec consentement, lus avant publication, et que leur auteur peut changer ou retirer.',
  notifications:
    'Une page de notifications, et un résumé par e-mail, chaque jour ou chaque semaine, qui s’arrête d’un clic.',
  settings:
    'Des réglages par section : formats, notifications, clés d’API, archive complète, suppression du compte avec une semaine pour changer d’avis.',
  public_pages:
    'Des pages légales dans les deux langues, et un site qui s’installe et reste lisible hors connexion.',
  screens:
    'Chaque écran tient de 320 à 2560 pixels et avec un texte deux fois plus grand, dans les deux thèmes.',
  announcements:
    'Un lecteur d’écran entend les résultats, les erreurs, les décomptes et les réponses à leur arrivée, y compris dans les boîtes de dialogue.',
  documentation:
    'La documentation a des pages de référence tirées du programme (méthodes, disponibilité, limites, imports, erreurs, API, glossaire) et une recherche.',
};
