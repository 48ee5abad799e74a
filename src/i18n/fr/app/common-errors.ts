import type { ErrorCode } from '#contract/wire/errors.ts';

/** One sentence per code: what is wrong and what to do. Placeholders are the error's values. */
export const commonErrors = {
  invalid_input: 'Valeur refusée : {field}. Corrigez-la et réessayez.',
  malformed_request: 'Cette demande est illisible. Vérifiez son format et réessayez.',
  unauthenticated: 'Non authentifié',
  second_factor_needed: 'Confirmez d’abord votre connexion avec votre second facteur.',
  forbidden: 'Vous n’avez pas le droit de faire cela. Adressez-vous à un administrateur.',
  foreign_origin: 'Cette demande vient d’un autre site et a été refusée. Recommencez depuis Accroche.',
  not_found: 'Cet élément n’existe pas ou n’existe plus. Rechargez la page.',
  method_not_allowed: 'Cette adresse n’accepte pas cette opération.',
  conflict: 'Un autre changement a eu lieu entre-temps. Rechargez la page et réessayez.',
  uploads_at_once:
    'D’autres fichiers de votre part sont encore en cours d’envoi. Attendez qu’ils soient arrivés, puis réessayez.',
  work_at_once:
    'Vos demandes précédentes sont encore en cours. Attendez qu’elles soient terminées, puis réessayez.',
  upload_too_slow: 'L’envoi est trop lent : rien n’a été gardé. Réessayez avec une meilleure connexion.',
  payload_too_large: 'Cet envoi dépasse la taille acceptée, {limit} Mo. Réduisez-le et réessayez.',
  headers_too_large: 'L’en-tête ou l’adresse de cette demande dépasse 16 ko. Raccourcissez-les et réessayez.',
  rate_limited: 'Trop de tentatives. Réessayez dans {waitSeconds}.',
  internal: 'Une erreur est survenue. Veuillez réessayer.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  idempotency_key_reused:
    'Cette clé d’idempotence a déjà servi pour une autre demande. Utilisez-en une nouvelle.',

  name_unreadable:
    'Ce nom ne peut pas être affiché tel quel. Écrivez-le sur une ligne, en 80 caractères au plus, sans caractère invisible ni mélange d’alphabets.',

  handle_empty: 'Veuillez entrer votre @ TikTok',
  handle_too_long: 'Un @ TikTok compte 24 caractères au plus.',
  handle_bad_characters:
    'Un @ TikTok ne contient que des lettres sans accent, des chiffres, des points et des tirets bas.',
  account_limit_reached: 'Vous avez atteint la limite de comptes TikTok pour votre plan.',
  account_already_linked: 'Ce compte TikTok est déjà lié à votre profil.',
  bin_entry_not_found: 'Ce compte n’est plus dans votre corbeille.',
  account_not_found: 'Ce compte n’est pas lié à votre profil.',
  primary_account_protected:
    'Le compte principal ne peut pas être supprimé. Choisissez d’abord un autre compte principal, ou changez de compte.',
  account_holds_data:
    '@{username} a déjà des données. Confirmez pour le remplacer : elles restent 30 jours à la corbeille.',
  sync_cooling_down: 'Ce compte vient d’être synchronisé. Prochaine synchronisation possible le {when}.',
  sync_already_running: 'Une analyse de ce compte est déjà en cours. Attendez qu’elle se termine.',
  demo_handle_unknown: 'Ce créateur de démonstration n’existe pas. Choisissez-en un dans la liste.',
  period_invalid: 'La période doit être de 2, 7, 15, 21 ou 30 jours.',
  comparison_not_in_plan:
    'La comparaison de comptes est réservée aux plans Business. Choisissez-en un pour comparer vos comptes.',
  comparison_too_few: 'Il faut au moins deux comptes à comparer. Ajoutez-en un.',
  comparison_too_many: 'Dix comptes au plus se comparent à la fois. Retirez-en.',
  comparison_twice: 'Un compte ne se compare pas à lui-même. Nommez chaque compte une seule fois.',

  source_not_consented:
    'Aucune collecte en direct n’est autorisée sur ce serveur. Un administrateur peut l’autoriser, dans l’administration. Sans elle, importez un fichier ou découvrez un créateur de démonstration.',
  source_not_found: 'TikTok ne connaît aucun compte @{handle}. Vérifiez l’orthographe.',
  source_private:
    'Le compte @{handle} est privé : ses chiffres ne sont pas visibles. Rendez-le public ou importez un fichier.',
  source_deleted_or_blocked:
    'TikTok refuse l’accès : contenu supprimé, ou serveur bloqué. Réessayez plus tard ou importez un fichier.',
  source_login_required: 'TikTok exige une connexion pour voir @{handle}. Importez un fichier à la place.',
  source_age_restricted: 'TikTok réserve ce contenu à certains publics. Importez un fichier à la place.',
  source_rate_limited:
    'TikTok demande de ralentir. Vos derniers chiffres sont conservés ; réessayez plus tard.',
  source_challenge:
    'TikTok demande une vérification à notre serveur. Vos derniers chiffres sont conservés ; réessayez plus tard ou importez un fichier.',
  source_network: 'TikTok est injoignable depuis ce serveur. Vérifiez le réseau ou importez un fichier.',
  source_timeout: 'TikTok n’a pas répondu à temps. Réessayez dans quelques minutes.',
  source_no_videos: 'Le compte @{handle} n’a encore publié aucune vidéo.',
  source_partial:
    'TikTok n’a donné qu’une partie des vidéos. Ce qui a été lu est conservé ; réessayez plus tard pour la suite.',
  source_parse_changed:
    'La page de TikTok a changé de forme et n’a pas pu être lue. Importez un fichier en attendant une mise à jour.',
  source_not_installed:
    'Le programme yt-dlp n’est pas installé sur ce serveur : les vidéos ne peuvent pas être lues. Importez un fichier, ou demandez son installation.',
  source_too_old:
    'La version de yt-dlp est trop ancienne : {found}, alors qu’il faut au moins {needed}. Demandez sa mise à jour ou importez un fichier.',
  source_unsupported_url: 'Cette adresse n’est pas celle d’un compte TikTok. Collez celle d’un profil.',
  source_not_found_or_blocked:
    'Le compte @{handle} est introuvable, ou TikTok bloque ce serveur. Vérifiez l’orthographe, puis réessayez ou importez un fichier.',
  source_unavailable:
    'TikTok ne donne pas accès à ce contenu pour le moment. Réessayez plus tard ou importez un fichier.',
  source_auth_expired:
    'L’autorisation donnée par TikTok pour @{handle} n’est plus valable. Reconnectez ce compte à TikTok.',
  source_scope_missing:
    'L’autorisation donnée par TikTok pour @{handle} ne couvre pas tous les chiffres demandés. Reconnectez ce compte en acceptant tout.',
  source_wrong_account:
    'L’autorisation donnée concerne un autre compte TikTok que @{handle}. Connectez-vous à TikTok avec le bon compte, puis recommencez.',
  source_quota:
    'Le crédit du jeton Apify est épuisé ou son plafond du mois atteint. Rechargez-le chez Apify, ou importez un fichier.',
  source_token_refused:
    'Apify refuse le jeton : il est faux, expiré ou retiré. Remplacez-le dans vos réglages ; si c’est celui du serveur, prévenez l’administrateur.',
  job_interrupted: 'L’analyse a été interrompue. Relancez-la ; rien n’est perdu.',

  connection_unavailable:
    'Ce serveur ne permet pas de connecter ce compte à TikTok. Importez un fichier à la place.',
  connection_redirect:
    'TikTok n’accepte pas de revenir à {address} : il faut une adresse en https, ou localhost avec un port. Demandez à l’administrateur de régler APP_URL.',
  connection_expired:
    'Cette demande de connexion à TikTok a expiré, a déjà servi, ou vient d’un autre navigateur. Recommencez depuis vos comptes.',
  connection_denied: 'L’autorisation a été refusée chez TikTok. Rien n’a changé ; vous pouvez recommencer.',
  connection_scopes:
    'L’autorisation donnée chez TikTok ne couvre pas tous les chiffres demandés. Recommencez en acceptant tout ce que TikTok énumère.',
  connection_sandbox:
    'L’application TikTok de ce serveur est en mode bac à sable et ne connaît pas ce compte. Demandez à l’administrateur de l’y ajouter.',
  connection_failed: 'TikTok n’a pas confirmé l’autorisation. Recommencez depuis vos comptes.',

  apify_token_shape:
    'Ce n’est pas un jeton Apify. Copiez-le en entier depuis Apify, dans « Settings », « API & Integrations ».',
  apify_token_refused:
    'Apify refuse ce jeton : il est faux, expiré, retiré ou sans les droits nécessaires. Copiez-en un autre depuis Apify, dans « Settings », « API & Integrations ».',
  apify_unreachable:
    'Apify n’a pas répondu comme prévu : le jeton n’a pas pu être vérifié, et rien n’est enregistré. Réessayez dans quelques minutes.',
  apify_token_missing: 'Aucun jeton Apify n’est enregistré. Donnez-en un d’abord.',

  import_file_missing: 'Aucun fichier reçu. Choisissez un fichier à importer.',
  import_empty: 'Ce fichier est vide. Choisissez-en un autre.',
  import_too_large: 'Ce fichier dépasse {limit} Mo. Découpez-le et importez les parties l’une après l’autre.',
  import_bad_encoding:
    'Ce fichier n’est pas du texte UTF-8 : il est abîmé ou dans un autre format. Exportez-le de nouveau et réessayez.',
  import_not_json:
    'Ce fichier n’est pas du JSON lisible (ligne {line}). Exportez-le de nouveau et réessayez.',
  import_unknown_format:
    'Nous ne reconnaissons pas ce fichier. Formats acceptés : exports de TikTok Studio, « Télécharger tes données », éléments Apify, sortie de « yt-dlp -J », listes « itemList » d’une page, et tableaux de vidéos (CSV ou Excel).',
  import_no_videos:
    'Ce fichier ne contient ni vidéo ni chiffre que nous puissions utiliser. Rien n’est enregistré. Choisissez un autre fichier.',
  import_no_usable_row:
    'Lignes refusées : {count}. Aucune ne peut être importée : rien n’est enregistré, aucun compte n’est lié.',
  import_read_at:
    'Un fichier ne peut pas dater d’avant sa vidéo la plus récente ({from}), ni d’après aujourd’hui ({to}). Donnez une date entre les deux.',
  import_no_handle: 'Ce fichier ne nomme aucun compte. Indiquez à quel @ il se rapporte.',
  import_several_accounts: 'Ce fichier contient plusieurs comptes : {handles}. Dites lesquels importer.',
  import_handle_mismatch:
    'Ce fichier concerne {found}, pas @{expected}. Choisissez le bon compte ou un autre fichier.',
  import_days_gap:
    'Dans {file}, la date de la ligne {line} (« {text} ») ne suit pas la précédente d’un jour : sans année, les dates ne peuvent pas être retrouvées. Exportez de nouveau le fichier depuis TikTok Studio.',
  import_money:
    'Dans {file}, la colonne « {header} » contient « {text} » (ligne {line}) : cela ressemble à de l’argent, pas à des vues ni à des abonnés. Dites ce qu’elle contient, ou choisissez un autre fichier.',
  import_unknown_columns:
    'Les colonnes de {file} ne sont pas reconnues. Dites ce que chacune contient, ou choisissez un autre fichier.',
  import_columns_doubled:
    'Dans {file}, deux colonnes sont données pour la même chose : {columns}. Laissez-en une de côté.',
  import_date_order:
    'Dans {file}, ligne {line}, « {text} » peut se lire de deux façons. Dites si le jour ou le mois vient en premier.',
  import_bad_choice: 'Le choix des colonnes est illisible. Choisissez de nouveau le fichier.',
  import_zip_unsafe:
    'Ce fichier contient un élément refusé par sécurité ({name}). Rien n’a été importé. Téléchargez-le de nouveau.',
  import_zip_unreadable:
    'Ce ZIP ou ce classeur Excel est abîmé ou incomplet ({name}). Téléchargez-le de nouveau.',
  import_too_many_cells:
    'Ce tableau contient plus de {limit} cellules. Gardez seulement les colonnes utiles, ou découpez-le et importez les parties l’une après l’autre.',
  import_too_many_accounts:
    'Ce fichier nomme plus de {limit} comptes. Découpez-le et importez les parties l’une après l’autre.',
  import_not_found: 'Cet import n’existe pas ou n’existe plus. Rechargez la page.',
  import_already_undone: 'Cet import a déjà été annulé.',
} as const satisfies Partial<Record<ErrorCode, string>>;
