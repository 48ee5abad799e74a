import type { ErrorCode } from '#contract/wire/errors.ts';

/** Error messages not loaded with the most visited pages: the sentence comes with the response. */
export const featureErrors = {
  parameter_unknown: 'Paramètre inconnu : {parameter}. Paramètres acceptés : {known}.',
  parameters_not_taken: 'Paramètre inconnu : {parameter}. Cette adresse n’accepte aucun paramètre.',

  model_address_shape: 'Ce n’est pas une adresse. Écrivez-la en entier, avec https:// devant.',
  model_address_missing: 'Il manque l’adresse du serveur. Copiez-la depuis sa documentation.',
  model_address_forbidden:
    'Cette adresse n’est pas permise : il faut une adresse publique en https. L’administrateur peut ouvrir les réseaux privés.',
  model_name_shape: 'Ce n’est pas le nom d’un modèle. Copiez-le tel que le fournisseur l’écrit, sans espace.',
  model_key_shape: 'Ce n’est pas une clé. Copiez-la en entier, sans espace ni accent.',
  model_key_missing: 'Il manque la clé : donnez-la, de nouveau si l’adresse a changé.',
  model_key_refused:
    'Le fournisseur refuse cette clé : elle est fausse, expirée ou sans les droits nécessaires.',
  model_no_credit: 'Le compte de cette clé n’a plus de crédit. Rechargez-le chez le fournisseur.',
  model_unknown: 'Le fournisseur ne connaît pas ce modèle à cette adresse. Vérifiez l’un et l’autre.',
  model_unreachable: 'Ce serveur n’a pas répondu à temps. Vérifiez l’adresse, puis réessayez.',
  model_rate_limited: 'Le fournisseur demande d’attendre. Réessayez dans une minute.',
  model_unusable: 'Ce modèle répond, mais pas comme il faut. Choisissez-en un autre.',
  model_missing: 'Aucun modèle n’est enregistré. Donnez-en un d’abord.',
  model_from_environment:
    'Le modèle de ce serveur est fixé par sa configuration (AI_PROVIDER, AI_MODEL) : il se change là, pas ici.',
  account_analysis_limit_reached:
    'Vous avez utilisé toutes vos analyses de compte ({limit}). De nouvelles seront disponibles le {when}.',
  video_analysis_limit_reached:
    'Vous avez utilisé toutes vos analyses de vidéo ({limit}). De nouvelles seront disponibles le {when}.',
  script_generation_limit_reached:
    'Vous avez utilisé toutes vos générations de script ({limit}). De nouvelles seront disponibles le {when}.',
  hooks_generation_limit_reached:
    'Vous avez utilisé toutes vos générations d’accroches ({limit}). De nouvelles seront disponibles le {when}.',
  chatbot_questions_limit_reached:
    'Vous avez posé toutes vos questions ({limit}). De nouvelles seront disponibles le {when}.',
  report_days_invalid: 'Un rapport porte sur 7 à 365 jours. Indiquez un nombre entier de jours.',
  report_no_videos:
    'Aucune vidéo de @{username} publiée avant aujourd’hui n’est connue, et un rapport s’arrête à hier. Si vous venez de publier, revenez demain ; sinon, importez un fichier plus récent ou relevez le compte là où c’est possible. Rien n’a été décompté.',
  video_not_found: 'Cette vidéo n’est pas parmi celles de votre compte. Rechargez la page.',
  video_report_not_found:
    'Ce rapport n’existe pas ici : il a été supprimé, ou il est encore en cours. Rechargez la liste.',
  report_view_exists: 'Un affichage s’appelle déjà « {name} ». Donnez-lui un autre nom.',
  report_view_limit_reached: 'Vous avez déjà {limit} affichages. Supprimez-en un avant d’en ajouter.',
  report_view_not_found: 'Cet affichage n’existe plus. Rechargez la liste.',
  share_days_invalid: 'Un lien reste ouvert de 1 à 90 jours. Choisissez un nombre entier de jours.',
  share_link_closed:
    'Ce lien ne montre rien : il est incomplet, il a expiré, la personne qui l’a créé l’a retiré, il est suspendu, ou son rapport est à la corbeille (le lien rouvre si elle le reprend). Demandez-lui-en un autre.',
  share_link_limit_reached: 'Vous avez déjà {limit} liens ouverts. Retirez-en un avant d’en créer un autre.',
  share_link_not_found: 'Ce lien n’existe plus. Rechargez la liste.',
  schedule_exists: 'Un envoi avec ces réglages existe déjà pour ce compte.',
  schedule_invalid: 'Choisissez un jour de la semaine, ou un jour du mois entre 1 et 31.',
  schedule_limit_reached:
    'Vous avez déjà {limit} envois programmés. Supprimez-en un avant d’en créer un autre.',
  schedule_mail_link_wrong:
    'Ce lien n’est pas valable. Ouvrez celui du dernier message reçu, en entier, sans rien changer.',
  schedule_mails_ended: 'Ces rapports ne vous sont plus envoyés. Vous n’avez rien à faire.',
  schedule_not_found: 'Cet envoi programmé n’existe pas ou n’existe plus. Rechargez la page.',
  schedule_not_in_plan: 'Les rapports programmés ne font pas partie du plan Gratuit.',
  schedule_recipient_declined:
    'La personne à l’adresse «\u00a0{email}\u00a0» ne veut plus recevoir vos rapports par e-mail : elle n’est plus invitée. Retirez cette adresse, ou donnez-lui un lien de partage.',
  schedule_recipient_invalid: 'L’adresse « {email} » n’est pas une adresse e-mail valable.',
  schedule_recipient_silent:
    'Plusieurs de vos invitations attendent déjà la réponse de « {email} ». Attendez-la, ou invitez de nouveau cette personne dans {days} jours.',
  schedule_too_many_asked:
    'Trop de personnes ont été invitées ces dernières 24 heures. Attendez avant d’en inviter d’autres.',
  schedule_too_many_recipients: 'Un envoi programmé peut avoir cinq autres destinataires au plus.',
  script_export_locked:
    'La suite de ce script n’est pas ouverte par votre plan : il ne s’exporte pas. Le texte affiché se copie.',
  report_export_not_included:
    'Le plan Gratuit exporte seulement vos chiffres bruts, en CSV. Les plans payants exportent aussi le rapport en PDF, Excel, JSON et Markdown.',
  table_export_not_included:
    'Le plan Gratuit exporte seulement vos chiffres bruts. Les plans payants exportent aussi ce tableau.',
  brand_not_in_plan: 'La marque sur les rapports fait partie des plans Business.',
  brand_colour_invalid:
    'Une couleur s’écrit avec un croisillon et six chiffres ou lettres de A à F, par exemple #0b6b64.',
  brand_titles_pale:
    'Cette couleur de titre se lit mal sur du papier blanc : contraste de {ratio}, il en faut {needed}. Choisissez-en une plus foncée.',
  brand_accent_pale:
    'Cette couleur d’accent se voit mal sur du papier blanc : contraste de {ratio}, il en faut {needed}. Choisissez-en une plus foncée.',
  brand_logo_too_large: 'Ce logo dépasse 200 ko. Réduisez-le, puis choisissez-le à nouveau.',
  brand_logo_unreadable: 'Ce fichier n’est pas une image PNG ou JPEG entière. Choisissez-en une autre.',
  brand_logo_too_many_pixels:
    'Ce logo dépasse 2 000 pixels de côté. Réduisez-le, puis choisissez-le à nouveau.',
  brand_logo_unsupported:
    'Ce logo est enregistré d’une façon que les PDF n’affichent pas (CMJN, 16 bits ou entrelacé). Enregistrez-le en PNG ou JPEG ordinaire.',
  note_changed: 'Cette note a été modifiée ailleurs depuis. Rien n’a été écrasé.',
  report_not_found: 'Ce rapport n’existe pas ou n’existe plus. Rechargez la liste.',

  conversation_not_found: 'Cette conversation n’existe pas ou n’existe plus.',
  conversation_full: 'Cette conversation a déjà {limit} questions. Commencez-en une nouvelle.',
  conversation_limit_reached:
    'Vous avez déjà {limit} conversations. Supprimez-en pour en commencer une autre.',
  question_empty: 'Écrivez une question.',
  question_too_long: 'Cette question est trop longue : {limit} caractères au plus.',
  experiment_not_found: 'Ce test n’existe pas ou n’existe plus. Rechargez la page.',
  experiment_locked:
    'Ce test est verrouillé depuis sa première vidéo : ni l’hypothèse ni la règle ne changent plus. Pour essayer autre chose, créez un autre test.',
  experiment_ended: 'Ce test est terminé. Créez-en un autre pour continuer.',
  experiment_arm_full:
    'Cette version a déjà ses {planned} vidéos. Une de plus n’entrerait pas dans le verdict.',
  experiment_limit_reached:
    'Ce compte a déjà {limit} tests, supprimés compris. Les plus anciens supprimés partent au bout de 30 jours.',
  experiment_video_unknown:
    'Cette vidéo n’est pas connue parmi celles de @{username}. Importez un fichier plus récent, ou relevez le compte là où c’est possible.',
  experiment_video_older:
    'Cette vidéo a été publiée avant la création du test, le {since}. Choisissez une vidéo publiée depuis.',
  experiment_video_result_known:
    'Les vues de cette vidéo sont déjà connues : on ne choisit pas sa version après le résultat. Classez chaque vidéo dans les {hours} heures qui suivent sa publication.',
  experiment_video_taken: 'Cette vidéo est déjà dans l’autre version de ce test.',
  experiment_video_withdrawn: 'Cette vidéo a été retirée de ce test : elle n’y revient pas.',
  experiment_video_measurable:
    'Cette vidéo reste dans le test : ses vues ont été relevées plus d’un jour après sa publication, ou elle a plus de {days} jours.',

  analysis_not_found: 'Cette analyse n’existe pas ou n’existe plus. Rechargez la liste.',
  analysis_no_video:
    'Ce texte ne mène à aucune vidéo TikTok. Collez le lien d’une vidéo, ou déposez son fichier.',
  analysis_several_links: 'Ce texte contient {count} liens. Analysez-les ensemble, une ligne par lien.',
  analysis_account_link: 'C’est le compte @{username}, pas une vidéo. Choisissez l’une de ses vidéos.',
  analysis_other_platform:
    'Ce lien mène à {platform}. Seules les vidéos TikTok s’analysent par leur lien ; vous pouvez déposer le fichier de la vidéo.',
  analysis_unsafe_link: 'Cette adresse n’est pas un lien ordinaire de TikTok : elle n’a pas été ouverte.',
  analysis_video_unknown:
    'Cette vidéo n’est pas parmi celles de vos comptes liés. Collez son lien, ou importez un fichier plus récent.',
  analysis_file_gone: 'Le fichier « {name} » n’est plus conservé ici. Déposez-le de nouveau.',
  short_link_dead:
    'Ce lien court ne mène à aucune vidéo ni à aucun compte. Ouvrez-le et copiez l’adresse complète.',
  short_link_forbidden: 'Ce lien court mène hors de TikTok : il n’a pas été suivi.',
  short_link_unreachable:
    'TikTok n’a pas répondu pour ce lien court. Réessayez dans un instant, ou collez l’adresse complète.',
  short_link_not_consented:
    'Ce serveur n’interroge pas TikTok : un lien court ne peut pas être suivi. Collez l’adresse complète de la vidéo.',
  upload_not_found: 'Ce fichier n’existe pas ou n’est plus conservé. Déposez-le de nouveau.',
  upload_empty: 'Ce fichier est vide. Choisissez-en un autre.',
  upload_wrong_type: '« {name} » n’est ni une vidéo MP4, MOV ou WebM, ni des sous-titres SRT ou VTT.',
  upload_too_large: 'Ce fichier est trop lourd : {limit} Mo au plus.',
  upload_no_room: 'Vos fichiers occupent déjà {used} Mo sur {room} Mo. Supprimez-en un, puis recommencez.',
  upload_interrupted: 'L’envoi s’est interrompu : rien n’a été gardé. Recommencez.',
  captions_unreadable:
    'Ces sous-titres ne contiennent aucune ligne utilisable. Vérifiez le fichier, ou analysez la vidéo sans eux.',
  storage_full:
    'Ce serveur n’a plus de place pour de nouveaux fichiers. Réessayez plus tard, ou prévenez son administrateur.',
  storage_unavailable: 'Le stockage des fichiers ne répond pas. Réessayez dans un instant.',
  media_empty: 'Ce fichier est vide.',
  media_too_big: 'Cette vidéo est trop lourde : 500 Mo au plus.',
  media_too_long: 'Cette vidéo est trop longue : dix minutes au plus.',
  media_too_many_pixels: 'L’image de cette vidéo est trop grande : 4096 pixels de côté au plus.',
  media_not_a_video: 'Ce fichier n’est pas une vidéo, quel que soit son nom.',
  media_playlist: 'Ce fichier renvoie à d’autres fichiers au lieu de contenir une vidéo.',
  media_unsupported_format:
    'Ce format de vidéo n’est pas pris en charge. Convertissez-la en MP4, MOV ou WebM.',
  media_truncated: 'Ce fichier est incomplet ou abîmé : la vidéo ne peut pas être lue jusqu’au bout.',
  media_time_ran_out:
    'L’analyse de ce fichier a pris trop de temps. Essayez avec une vidéo plus courte ou plus légère.',
  media_memory_ran_out:
    'L’analyse de ce fichier demande trop de mémoire. Essayez avec une vidéo plus petite.',
  media_ffmpeg_missing:
    'Ce serveur n’a pas ffmpeg : les fichiers vidéo ne peuvent pas être mesurés. Prévenez son administrateur.',
  media_ffmpeg_too_old:
    'Le ffmpeg de ce serveur est trop ancien pour mesurer des fichiers vidéo : il faut la version 4.4 ou une plus récente. Prévenez son administrateur.',
  media_analysis_failed:
    'L’analyse de ce fichier s’est interrompue. Réessayez ; si cela se répète, écrivez au support.',

  generation_topic_missing: 'Écrivez un sujet ou choisissez un thème.',
  generation_topic_unreadable:
    'Ce sujet ne contient aucun mot. Décrivez en quelques mots de quoi parle la vidéo.',
  generation_niche_unknown: 'Le thème « {niche} » n’existe pas. Choisissez-en un dans la liste.',
  generation_hook_refused:
    'Cette accroche ne peut pas servir de départ : elle promet ce qu’aucune vidéo ne peut tenir, ou contient un mot grossier, un lien ou des signes de mise en forme. Reformulez-la.',
  generation_beat_unknown:
    'Ce temps du script n’existe pas ou n’est pas ouvert par votre plan. Rechargez la page.',
  generation_script_whole: 'Un script ne se remplace pas ici. Générez-en un autre depuis la page Scripts.',
  generation_not_found: 'Ce texte n’existe pas ou n’existe plus. Rechargez la page.',
  generation_running:
    'Cette génération est déjà en cours, peut-être dans un autre onglet. Patientez un instant.',
  generation_nothing_passed:
    'Aucun texte n’a passé les contrôles pour cette demande. Reformulez le sujet ou changez de ton. Rien n’a été décompté.',
  generation_no_winners:
    'Vos vidéos mesurées ne soutiennent aucune forme d’accroche pour l’instant. Générez sans cette option.',
  putaclic_not_in_plan:
    'Le mode Putaclic+ n’est pas compris dans votre plan. Générez sans lui, ou changez de plan.',
  putaclic_payoff_missing:
    'Dites ce que la vidéo montre à la fin : sans cela, une accroche forte promettrait dans le vide.',
  payments_unavailable: 'Cette installation ne vend pas d’abonnement.',
  payments_failed:
    'Le service de paiement n’a pas répondu comme prévu. Rien n’a été prélevé. Réessayez dans un instant.',
  webhook_signature_wrong: 'Cet évènement n’est pas signé par le service de paiement.',
  start_not_requested:
    'Il y a déjà eu une rétractation. Pour conclure un autre contrat, cochez la case qui demande que le service commence tout de suite.',
  subscription_exists: 'Vous avez déjà un abonnement. Changez de plan dans vos réglages.',
  subscription_missing: 'Aucun abonnement n’est en cours.',
  subscription_planned:
    'Une pause ou un changement de plan est déjà prévu. Annulez d’abord ce qui est prévu, dans les réglages.',
  subscription_leaving: 'Votre abonnement est résilié. Reprenez-le d’abord, puis changez de plan.',
  plan_unchanged: 'C’est déjà votre plan.',
  payment_open: 'Une facture attend d’être réglée. Réglez-la d’abord, puis changez de plan.',
  coupon_taken: 'Le code {code} existe déjà. Choisissez-en un autre, ou retirez d’abord celui-là.',
  price_outdated: 'Ce montant n’est plus à jour. Regardez le nouveau, puis confirmez.',
  account_read_only:
    '@{username} est en lecture seule : votre plan suit moins de comptes. Choisissez vos comptes actifs dans les réglages, ou changez de plan.',
  account_choice_too_soon:
    'Ce choix a été fait il y a moins de 30 jours. Il pourra changer à partir du {when}.',
  account_choice_wrong: 'Choisissez parmi vos comptes ; nombre de comptes permis : {limit}.',
  withdrawal_over:
    'Le délai de rétractation de ce contrat est passé. Vous pouvez le résilier : il court alors jusqu’à la fin de la période payée.',
  cancellation_link_wrong: 'Ce lien n’est pas valable, ou ne l’est plus. Demandez-en un autre.',

  api_key_refused: 'Une clé d’API ne donne pas accès à cette opération. Connectez-vous pour la faire.',
  api_key_read_only: 'Cette clé d’API ne permet que la lecture. Utilisez-en une qui peut aussi modifier.',
  api_key_limit_reached:
    'Vous avez déjà {limit} clés en service. Révoquez-en une avant d’en créer une autre.',
  archive_not_zip:
    'Ce fichier n’est pas une archive ZIP lisible. Choisissez celle qu’Accroche vous a donnée.',
  archive_not_ours:
    'Cette archive ne vient pas d’Accroche : il lui manque {name}. Choisissez celle de « Tout exporter ».',
  archive_newer:
    'Cette archive a été faite par une version plus récente d’Accroche. Mettez ce serveur à jour.',
  archive_too_large: 'Cette archive dépasse {limit} Mo une fois ouverte. Elle ne peut pas être importée ici.',
  archive_over_plan:
    'Une fois ouverte, cette archive dépasse les {limit} Mo de votre plan. Passez à un plan supérieur pour l’importer.',
  archive_unsafe: 'Cette archive contient un élément inattendu ou dangereux ({name}). Rien n’a été importé.',
  archive_damaged: 'Le fichier {name} de cette archive est abîmé ou a été modifié. Exportez-la de nouveau.',
  archive_bad_row:
    'Le fichier {name} contient une valeur refusée (ligne {row}, {field}). Rien n’a été importé.',
  deletion_word_wrong: 'Pour confirmer, saisissez {word}, en majuscules.',
  password_wrong: 'Ce n’est pas votre mot de passe actuel. Retapez-le.',
  sign_in_again: 'Par sécurité, déconnectez-vous, reconnectez-vous, puis recommencez dans l’heure.',
  deletion_password_wrong: 'Ce mot de passe n’est pas le bon. Votre compte n’a pas changé.',

  ticket_not_found: 'Cette demande n’existe pas ou n’existe plus. Rechargez la liste.',
  ticket_limit_reached:
    'Vous avez déjà {limit} demandes ouvertes. Fermez celles qui sont réglées, ou poursuivez l’une d’elles.',
  ticket_full: 'Cette demande compte déjà {limit} messages. Ouvrez-en une nouvelle pour poursuivre.',
  ticket_unanswered: 'Vous pourrez noter la réponse dès qu’elle sera arrivée.',
  ticket_too_fast: 'Le formulaire est parti trop vite. Relisez-le, puis envoyez-le de nouveau.',
  testimonial_not_found: 'Ce témoignage n’existe pas ou n’est plus publié. Rechargez la page.',
  testimonial_changed: 'Son auteur vient de modifier ou de retirer ce témoignage. Relisez-le.',
  testimonial_date_ahead: 'La date de l’expérience est dans le futur. Choisissez aujourd’hui ou avant.',
  testimonial_date_too_early: 'Votre compte est ouvert depuis le {date}. Choisissez ce jour-là ou après.',
  testimonial_reports_too_many: 'Plusieurs signalements viennent d’arriver de ce réseau. Réessayez demain.',
  digest_link_wrong: 'Ce lien ne mène à rien. Réglez le résumé dans Réglages, Notifications.',
  ticket_too_many:
    'Trop de demandes sont arrivées aujourd’hui pour cette adresse ou de votre réseau. Réessayez demain. Pour renoncer à un contrat sans attendre, connectez-vous, ou écrivez à l’adresse des mentions légales.',
  attachment_not_found: 'Ce fichier n’existe pas ou n’est plus conservé. Joignez-le de nouveau.',
  attachment_wrong_type:
    '«\u00A0{name}\u00A0» n’est pas d’un type accepté\u00A0: image PNG, JPEG ou WebP, PDF, ou texte, CSV ou JSON en UTF-8.',
  attachment_damaged:
    '«\u00A0{name}\u00A0» est incomplet, abîmé ou démesuré. Enregistrez-le de nouveau, puis joignez-le.',
  attachment_active:
    '«\u00A0{name}\u00A0» contient un script, un programme ou un fichier caché. Imprimez-le en PDF, puis joignez le résultat.',
  attachment_too_many: 'Un message porte {limit} fichiers au plus. Gardez les plus utiles.',
  contact_files_over:
    'Le temps pour joindre des fichiers à cette demande est passé. Écrivez de nouveau en indiquant sa référence.',
  attachment_limit_reached:
    'Vous avez déjà {limit} fichiers en attente d’envoi. Retirez-en un, ou envoyez votre message.',
  issue_not_found: 'Ce problème connu n’existe pas ou n’existe plus. Rechargez la liste.',
  issue_limit_reached:
    'Il y a déjà {limit} problèmes en cours. Marquez d’abord comme résolus ceux qui le sont.',
  issue_dates: 'Ces dates ne vont pas ensemble\u00A0: le début vient avant la fin, et aucune n’est à venir.',

  download_not_found:
    'Ce téléchargement n’existe pas, ou son fichier n’est plus conservé. Rechargez la liste.',
  download_no_link: 'Collez au moins le lien d’une vidéo, un par ligne.',
  download_too_many: 'Collez {limit} liens au plus à la fois.',
  download_rights_missing:
    'Confirmez d’abord que ces vidéos sont les vôtres ou que leur auteur vous autorise à les télécharger.',
  download_queue_full:
    'Vous avez déjà {limit} téléchargements en cours. Attendez qu’ils se terminent, ou annulez-en.',
  download_not_now:
    'Ce téléchargement a changé entre-temps : ce choix n’est plus possible. Rechargez la liste.',
  download_already_there: 'Cette vidéo figure déjà parmi vos téléchargements.',

  user_not_found: 'Cet utilisateur n’existe pas ou n’existe plus. Rechargez la liste.',
  last_admin: 'C’est le dernier administrateur de ce serveur. Nommez-en d’abord un autre.',
  own_role: 'Personne ne se donne un rôle. Demandez-le à un autre administrateur.',
  own_lock: 'Vous ne pouvez pas verrouiller votre propre compte. Un autre administrateur peut le faire.',
  own_factors: 'Vos propres seconds facteurs se retirent dans vos réglages, après une connexion confirmée.',
  no_factors: 'Ce compte n’a pas de second facteur.',
  already_confirmed: 'L’adresse de cet utilisateur est déjà confirmée.',
  credit_without_limit: 'Ce quota est illimité pour cet utilisateur : un crédit n’y changerait rien.',
  run_not_retryable:
    'Cette exécution ne peut pas être relancée : elle n’a pas échoué, ou son fichier ou son compte n’existe plus.',
  message_not_readable: 'Ce message a été confié au serveur d’envoi : son texte n’est pas conservé ici.',
  view_of_admin: 'Les pages d’un administrateur ne se consultent pas.',
  view_of_self: 'C’est votre propre compte : ouvrez simplement vos pages.',
  view_read_only:
    'Pendant une consultation, rien ne peut être modifié et certaines données restent fermées. Quittez la consultation, ou la démonstration, pour agir en votre nom.',
  demo_tries_used:
    'Vous avez fait les {limit} essais de la démonstration. Créez un compte gratuit pour continuer avec vos vidéos.',
  view_ended: 'Cette consultation est terminée. Revenez à l’administration pour en ouvrir une autre.',
} as const satisfies Partial<Record<ErrorCode, string>>;
