/** Texts quoted in the specification keep its plain spaces and straight apostrophes. */
export const auth = {
  page: {
    tagline: 'Professional Analytics',
    beta: 'Version Bêta Disponible',
    signInTitle: 'Connexion',
    signUpTitle: 'Créer un compte',
    signInIntro: 'Retrouvez vos chiffres là où vous les avez laissés.',
    signUpIntro: 'Gratuit, sans carte bancaire.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordRule: '8 caractères au moins. Une phrase est un bon choix.',
    confirmPassword: 'Confirmer le mot de passe',
    username: 'Nom d’utilisateur',
    fullName: 'Nom complet (facultatif)',
    fullNameHint: 'Sinon, le nom d’utilisateur en tient lieu.',
    handle: '@ TikTok (facultatif)',
    handleHint: 'Vous pourrez aussi le lier plus tard.',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    signIn: 'Se connecter',
    signUp: "S'inscrire",
    toSignUp: 'Pas encore de compte ? S’inscrire',
    toSignIn: 'Déjà un compte ? Se connecter',
    forgot: 'Mot de passe oublié ?',
    home: 'Retour à l’accueil',
    terms: "En vous inscrivant, vous acceptez nos conditions d'utilisation",
    privacy: 'Confidentialité',
    google: 'Continuer avec Google',
    or: 'ou',
    sendAgain: 'Renvoyer le lien de confirmation',
    sentAgain: 'Un nouveau lien vient d’être envoyé à {email}.',
    checkMailboxTitle: 'Vérifiez votre boîte de réception',
    checkMailbox: 'Un lien de confirmation vient d’être envoyé à {email}. Il reste valable 24 heures.',
    aside: {
      title: 'Vos vidéos, et ce qui a vraiment marché.',
      exact: 'Chaque chiffre dit sa source et son heure.',
      honest: 'Rien n’est inventé : ce qui manque est marqué comme manquant.',
      yours: 'Vos données restent sur ce serveur et s’exportent quand vous voulez.',
    },
  },
  problems: {
    fillAll: 'Veuillez remplir tous les champs',
    usernameMissing: "Le nom d'utilisateur est obligatoire",
    passwordsDiffer: 'Les mots de passe ne correspondent pas',
    unexpected: 'Une erreur est survenue. Veuillez réessayer.',
    linkDead:
      'Ce lien ne fonctionne plus : il a déjà été utilisé, il a expiré, ou vous en avez ouvert un autre depuis. Si votre adresse est confirmée, connectez-vous ; sinon, demandez un nouveau lien.',
  },
  toasts: {
    signInFailed: 'Erreur de connexion: {message}',
    signInBroke: "Erreur de connexion: Une erreur inattendue s'est produite",
    signUpFailed: "Erreur d'inscription: {message}",
    signUpBroke: "Erreur d'inscription: Une erreur inattendue s'est produite",
    googleBroke: "Erreur de connexion Google: Une erreur inattendue s'est produite",
    signedUpConfirm: 'Inscription réussie - Vérifiez votre email pour confirmer votre compte',
    signedUp: 'Inscription réussie - Bienvenue sur Accroche',
    addressConfirmed: 'Adresse confirmée. Bienvenue sur Accroche.',
    passwordChanged: 'Mot de passe changé. Vos autres sessions sont fermées.',
  },
  reset: {
    requestTitle: 'Mot de passe oublié',
    requestIntro:
      'Indiquez votre adresse. Si elle correspond à un compte, un lien valable 30 minutes y sera envoyé.',
    requestLocal:
      'Ce serveur n’envoie pas d’e-mails : le lien attendra dans la boîte d’envoi locale, que l’administrateur peut lire. Demandez-le-lui.',
    request: 'Recevoir un lien',
    requested:
      'Si un compte existe pour {email}, un lien vient d’être envoyé. Il sert une seule fois et reste valable 30 minutes.',
    requestedLocal:
      'Si un compte existe pour {email}, un lien attend dans la boîte d’envoi de ce serveur. Demandez-le à l’administrateur : il reste valable 30 minutes.',
    chooseTitle: 'Choisir un nouveau mot de passe',
    chooseIntro: 'Toutes vos autres sessions seront fermées.',
    newPassword: 'Nouveau mot de passe',
    choose: 'Enregistrer le mot de passe',
    linkDead:
      'Ce lien ne fonctionne plus : il a déjà été utilisé, il a expiré, ou vous en avez ouvert un autre depuis. Demandez-en un nouveau.',
    toSignIn: 'Retour à la connexion',
  },
  confirm: {
    title: 'Confirmer votre adresse',
    intro: 'Tapez encore une fois le mot de passe choisi à l’inscription : votre compte s’ouvre ensuite.',
    confirm: 'Confirmer mon adresse',
    choose: 'Choisir un autre mot de passe',
    chooseTitle: 'Choisir votre mot de passe',
    chooseIntro:
      'Il remplace celui de l’inscription, que vous l’ayez oublié ou que quelqu’un d’autre l’ait choisi.',
    missing:
      'Ce lien est incomplet. Ouvrez celui de l’e-mail, ou demandez-en un nouveau depuis la page de connexion.',
  },
  refusals: {
    invalid_credentials: 'Adresse e-mail ou mot de passe incorrect.',
    email_not_confirmed:
      'Votre adresse n’est pas encore confirmée. Ouvrez le lien reçu par e-mail ou demandez-en un nouveau.',
    user_already_exists:
      'Un compte existe déjà avec cette adresse. Connectez-vous ou réinitialisez votre mot de passe.',
    user_banned: 'Ce compte est verrouillé. Adressez-vous à l’administrateur.',
    email_address_invalid:
      'Cette adresse e-mail n’est pas valide. Retapez-la, sans espace, caractère invisible ni mélange d’alphabets.',
    name_unreadable:
      'Ce nom ne peut pas être affiché tel quel. Écrivez-le sur une ligne, en 80 caractères au plus, sans caractère invisible ni mélange d’alphabets.',
    weak_password_length: 'Le mot de passe doit compter de 8 à 128 caractères.',
    weak_password_pwned: 'Ce mot de passe est trop courant. Choisissez-en un que personne ne devinera.',
    weak_password_same_as_email: 'Le mot de passe ne peut pas être votre adresse e-mail.',
    same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
    reauthentication_needed: 'Indiquez d’abord votre mot de passe actuel.',
    current_password_wrong: 'Le mot de passe actuel n’est pas le bon.',
    session_too_old: 'Par sécurité, déconnectez-vous, reconnectez-vous, puis recommencez dans l’heure.',
    sign_up_password_differs:
      'Ce n’est pas le mot de passe choisi à l’inscription. Réessayez, ou choisissez-en un autre.',
    otp_expired:
      'Ce lien ne fonctionne plus : il a déjà été utilisé, il a expiré, ou vous en avez ouvert un autre depuis. Demandez-en un nouveau.',
    email_change_elsewhere:
      'Ce changement a été demandé par un autre compte. Connectez-vous à ce compte, puis rouvrez le lien de l’e-mail.',
    over_request_rate_limit: 'Trop de tentatives. Réessayez dans {waitSeconds}.',
    too_many_passwords:
      'Trop de mots de passe essayés. Réessayez dans {waitSeconds}, ou suivez « Mot de passe oublié ? » : le lien reçu par e-mail permet d’en choisir un autre tout de suite.',
    over_email_send_rate_limit:
      'Trop d’e-mails demandés pour cette adresse. Si vous n’avez ouvert aucun de leurs liens, celui du dernier fonctionne encore ; sinon, réessayez dans {waitSeconds}.',
    over_capacity: 'Trop de connexions en même temps. Réessayez dans quelques secondes.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
    validation_failed: 'Valeur refusée : {field}. Corrigez-la et réessayez.',
    bad_json: 'Cette demande n’est pas du JSON lisible.',
    payload_too_large: 'Cette demande dépasse 64 Ko.',
    unsupported_media_type: 'Cette demande doit être envoyée en JSON (Content-Type: application/json).',
    foreign_origin: 'Cette demande vient d’un autre site et a été refusée. Recommencez depuis Accroche.',
    no_authorization: 'Non authentifié',
    bad_jwt: 'Votre session n’est pas valide. Reconnectez-vous.',
    session_not_found: 'Votre session est terminée. Reconnectez-vous.',
    refresh_token_not_found: 'Votre session est terminée. Reconnectez-vous.',
    refresh_token_already_used: 'Votre session a été fermée par mesure de sécurité. Reconnectez-vous.',
    session_expired: 'Votre session a expiré. Reconnectez-vous.',
    unsupported_grant_type: 'Ce serveur ne connaît pas cette façon de se connecter.',
    email_provider_disabled:
      'La connexion par lien ou par code reçu par e-mail n’est pas proposée ici. Utilisez votre mot de passe.',
    phone_provider_disabled:
      'La connexion par téléphone n’est pas proposée ici. Utilisez votre adresse e-mail.',
    anonymous_provider_disabled: 'Un compte ne s’ouvre pas sans adresse e-mail. Indiquez la vôtre.',
    provider_disabled:
      'Cette façon de se connecter n’est pas activée sur ce serveur. Utilisez votre mot de passe.',
    bad_oauth_state:
      'La connexion avec Google a pris trop de temps, a déjà servi ou vient d’un autre navigateur. Recommencez.',
    oauth_access_denied:
      'Vous avez refusé l’accès sur la page de Google. Recommencez, ou utilisez votre mot de passe.',
    oauth_failed: 'Google n’a pas répondu comme prévu. Réessayez dans quelques instants.',
    provider_email_needs_verification:
      'Google n’a pas vérifié l’adresse de ce compte. Vérifiez-la chez Google, ou inscrivez-vous avec un mot de passe.',
    flow_state_not_found: 'Cette connexion a déjà servi ou a expiré. Recommencez.',
    bad_code_verifier: 'Cette connexion a été commencée dans un autre navigateur. Recommencez ici.',
    identity_already_exists: 'Ce compte Google est déjà lié à un compte Accroche. Choisissez-en un autre.',
    another_google_account:
      'Un autre compte Google ouvre déjà le compte de cette adresse. Connectez-vous comme d’habitude, puis liez celui-ci dans vos réglages.',
    identity_not_found: 'Ce compte Google n’est pas lié au vôtre. Rechargez la page.',
    single_identity_not_deletable:
      'C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, puis dissociez Google.',
    insufficient_aal: 'Confirmez d’abord votre connexion avec votre second facteur.',
    mfa_factor_type_not_offered:
      'Ce type de second facteur n’est pas proposé ici. Choisissez une application ou un numéro de téléphone.',
    mfa_factor_not_found: 'Ce second facteur n’existe pas ou n’existe plus. Rechargez la page.',
    mfa_factor_name_conflict: 'Vous avez déjà un second facteur de ce nom. Choisissez-en un autre.',
    mfa_factor_name_refused:
      'Ce nom ne convient pas : 80 caractères au plus, sans caractère invisible. Choisissez-en un autre.',
    mfa_phone_refused: 'Écrivez le numéro avec son indicatif, par exemple +33 6 12 34 56 78.',
    mfa_challenge_expired: 'Cette vérification a expiré ou a déjà servi. Demandez-en une nouvelle.',
    mfa_verification_failed: 'Ce code n’est pas le bon ou a déjà servi. Essayez avec le suivant.',
    too_many_enrolled_mfa_factors: 'Vous avez déjà {limit} seconds facteurs. Retirez-en un d’abord.',
    mfa_recovery_codes_sole_factor: 'Ajoutez d’abord un second facteur : les codes de secours le remplacent.',
    mfa_codes_locked:
      'Trop de codes essayés. Réessayez dans {waitSeconds}, ou déconnectez-vous et suivez « Mot de passe oublié ? » : le lien reçu par e-mail permet de réessayer tout de suite.',
    mfa_recovery_codes_locked: 'Trop de codes de secours erronés. Réessayez dans {waitSeconds}.',
    mfa_verified_factor_exists: 'Vous avez déjà des codes de secours. Remplacez-les par de nouveaux.',
    over_sms_send_rate_limit: 'Trop de codes demandés par téléphone. Réessayez dans {waitSeconds}.',
    sms_send_failed: 'Le code n’a pas pu être envoyé. Réessayez, ou choisissez un autre moyen.',
    not_found: 'Cette adresse n’existe pas.',
    method_not_allowed: 'Cette adresse n’accepte pas cette opération.',
    unexpected_failure: 'Une erreur est survenue. Veuillez réessayer.',
  },
  sms: {
    code: 'Accroche : votre code est {code}. Il sert une seule fois, pendant 5 minutes. Ne le donnez à personne.',
  },
  mail: {
    footer: 'Vous recevez ce message parce que cette adresse a été donnée sur {host}.',
    plainLink: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :',
    signup: {
      subject: 'Confirmez votre adresse · Accroche',
      title: 'Confirmez votre adresse',
      text: 'Un compte Accroche vient d’être demandé avec cette adresse. Le lien ci-dessous le confirme ; il sert une seule fois et reste valable 24 heures.',
      action: 'Confirmer mon adresse',
      ignore: 'Ce n’était pas vous ? Ne cliquez pas : sans confirmation, ce compte ne s’ouvre pas.',
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte · Accroche',
      title: 'Vous avez déjà un compte',
      text: 'Quelqu’un, vous sans doute, a demandé un compte avec cette adresse. Il en existe déjà un : connectez-vous, ou réinitialisez votre mot de passe.',
      action: 'Se connecter',
      ignore: 'Ce n’était pas vous ? Rien n’a changé, vous n’avez rien à faire.',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe · Accroche',
      title: 'Choisissez un nouveau mot de passe',
      text: 'Un nouveau mot de passe a été demandé pour ce compte. Le lien ci-dessous sert une seule fois et reste valable 30 minutes.',
      action: 'Choisir un mot de passe',
      ignore: 'Ce n’était pas vous ? Ignorez ce message, votre mot de passe actuel reste valable.',
    },
    emailChange: {
      subject: 'Confirmez votre nouvelle adresse · Accroche',
      title: 'Confirmez votre nouvelle adresse',
      text: 'Le titulaire d’un compte Accroche demande à se connecter désormais avec cette adresse. Le lien ci-dessous le confirme ; il sert une seule fois et reste valable 24 heures. D’ici là, rien ne change.',
      action: 'Confirmer cette adresse',
      ignore: 'Ce n’était pas vous ? Ne cliquez pas : rien ne changera.',
    },
    emailChangeAsked: {
      subject: 'Changement d’adresse demandé · Accroche',
      title: 'Un changement d’adresse a été demandé',
      text: 'Une autre adresse a été demandée pour votre compte. Rien ne change tant qu’elle n’a pas été confirmée depuis sa propre boîte de réception.',
      action: 'Voir ou annuler la demande',
      ignore:
        'Ce n’était pas vous ? Annulez la demande, changez de mot de passe et fermez vos autres sessions.',
    },
    emailChanged: {
      subject: 'Votre adresse a changé · Accroche',
      title: 'Votre compte a une autre adresse',
      text: 'Votre compte Accroche s’ouvre désormais avec une autre adresse. Celle-ci ne permet plus de s’y connecter et ne recevra plus de messages.',
      action: 'Contacter le support',
      ignore:
        'C’était vous ? Vous n’avez rien à faire. Sinon, écrivez sans attendre à l’administrateur de ce serveur.',
    },
    recoveryGoogle: {
      subject: 'Votre compte se connecte avec Google · Accroche',
      title: 'Votre compte se connecte avec Google',
      text: 'Un nouveau mot de passe a été demandé, mais ce compte n’en a pas : il s’ouvre avec le bouton « Continuer avec Google ». Si vous préférez un mot de passe, le lien ci-dessous permet d’en choisir un ; il sert une seule fois et reste valable 30 minutes.',
      action: 'Choisir un mot de passe',
      ignore: 'Ce n’était pas vous ? Ignorez ce message, rien n’a changé.',
    },
    googleLinked: {
      subject: 'Google ouvre désormais votre compte · Accroche',
      title: 'Un compte Google a été lié au vôtre',
      text: 'Votre compte Accroche vient d’être lié à un compte Google, qui permet désormais de s’y connecter.',
      action: 'Voir mes moyens de connexion',
      ignore:
        'Ce n’était pas vous ? Dissociez ce compte Google dans vos réglages et changez de mot de passe.',
    },
    googleTookOver: {
      subject: 'Votre compte vous a été rendu · Accroche',
      title: 'Connexion avec Google',
      text: 'Un compte existait déjà à votre adresse sans que personne ait prouvé qu’elle était la sienne. Google vient de confirmer que c’est la vôtre. Par précaution, les sessions ont été fermées et tout ce qui pouvait servir à quelqu’un d’autre a été supprimé : mot de passe, seconds facteurs, clés d’API, connexions à TikTok et Apify, modèle personnel, liens de partage et envois programmés de rapports. Vous pouvez choisir un nouveau mot de passe quand vous voulez.',
      action: 'Choisir un mot de passe',
      ignore: 'C’était vous ? Continuez avec Google, il n’y a rien d’autre à faire.',
    },
    givenBack: {
      subject: 'Votre compte vous a été rendu · Accroche',
      title: 'Votre compte vous a été rendu',
      text: 'Un compte existait à votre adresse sans que personne ait prouvé qu’elle était la sienne. Vous venez de le faire en ouvrant le lien reçu ici. Par précaution, les sessions ont été fermées et tout ce qui pouvait servir à quelqu’un d’autre a été supprimé : mot de passe, seconds facteurs, comptes Google liés, clés d’API, connexions à TikTok et Apify, modèle personnel, liens de partage et envois programmés de rapports.',
      action: 'Voir mes moyens de connexion',
      ignore: 'C’était vous depuis le début ? Recréez ce dont vous avez besoin dans vos réglages.',
    },
    googleUnlinked: {
      subject: 'Google n’ouvre plus votre compte · Accroche',
      title: 'Un compte Google a été dissocié du vôtre',
      text: 'Un compte Google vient d’être dissocié de votre compte Accroche. Il ne permet plus de s’y connecter.',
      action: 'Voir mes moyens de connexion',
      ignore:
        'Ce n’était pas vous ? Changez de mot de passe et fermez vos autres sessions dans vos réglages.',
    },
    factorAdded: {
      subject: 'Un second facteur protège votre compte · Accroche',
      title: 'Un second facteur a été ajouté',
      text: 'Un second facteur vient d’être ajouté à votre compte. Il sera demandé à chaque connexion, après le mot de passe ou Google.',
      action: 'Voir mes seconds facteurs',
      ignore:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez l’administrateur.',
    },
    factorRemoved: {
      subject: 'Un second facteur a été retiré · Accroche',
      title: 'Un second facteur a été retiré',
      text: 'Un second facteur vient d’être retiré de votre compte. Il ne permet plus de confirmer une connexion.',
      action: 'Voir mes seconds facteurs',
      ignore:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et fermez vos autres sessions.',
    },
    recoveryCodeUsed: {
      subject: 'Un code de secours a servi · Accroche',
      title: 'Un code de secours a servi',
      text: 'Une connexion à votre compte vient d’être confirmée avec un code de secours. Codes encore valables : {left}.',
      action: 'Voir mes codes de secours',
      ignore:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, puis de nouveaux codes de secours.',
    },
    recoveryCodesRenewed: {
      subject: 'Vos codes de secours ont été remplacés · Accroche',
      title: 'Vos codes de secours ont été remplacés',
      text: 'De nouveaux codes de secours viennent d’être créés pour votre compte. Les anciens ne servent plus à rien.',
      action: 'Voir mes codes de secours',
      ignore:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et fermez vos autres sessions.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a changé · Accroche',
      title: 'Votre mot de passe a changé',
      text: 'Le mot de passe de votre compte vient d’être changé et les autres sessions ont été fermées. Les clés d’API, s’il y en a, restent valables. En cas de doute, révoquez-les dans Réglages.',
      action: 'Ce n’était pas moi',
      ignore: 'C’était vous ? Vous n’avez rien à faire.',
    },
  },
} as const;
