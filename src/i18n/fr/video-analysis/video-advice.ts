/** Advice after a video analysis, and differences between two analyses: one template per rule. */
export const videoAdvice = {
  recommendations: {
    text: 'Cinq au plus, chacune avec ce sur quoi elle repose.',
    none: 'Rien de ce qui a été mesuré n’appelle de changement.',
    effort: 'Effort',
    efforts: {
      words: 'changer des mots',
      edit: 'reprendre le montage',
      reshoot: 'refaire une prise',
      data: 'fournir des données',
    },
    expected: 'Attendu',
    expectations: {
      views: 'plus de vues',
      engagement: 'plus d’engagement',
      likes: 'plus de likes',
      comments: 'plus de commentaires',
      shares: 'plus de partages',
      saves: 'plus d’enregistrements',
      attention: 'plus d’attention au début',
      clarity: 'plus de clarté',
      knowledge: 'une analyse plus complète',
    },
    noPromise: 'La direction attendue n’est pas une promesse : une vidéo ne prouve rien, un test tranche.',
  },
  rules: {
    make_another: {
      action: 'Refaites une vidéo sur ce modèle, en ne changeant qu’une chose.',
      why: 'Elle fait {outdone}. Après une vidéo qui marche, on revient le plus souvent vers ses vues habituelles. Une deuxième aide à savoir si le modèle y est pour quelque chose.',
    },
    keep_hook_kind: {
      action: 'Gardez cette classe d’accroche : « {kind} ».',
      why: 'Vos {n} vidéos de cette classe font {factor} ({low} à {high}) les vues de vos {without} autres vidéos, au même âge.',
    },
    change_hook_kind: {
      action: 'Essayez une accroche de la classe « {better} ».',
      why: 'Vos {n} vidéos de cette classe font {factor} ({low} à {high}) les vues de vos {without} autres vidéos, au même âge ; celle-ci est de la classe « {kind} ».',
    },
    drop_hook_kind: {
      action: 'Mettez de côté les accroches de la classe « {kind} ».',
      why: 'Vos {n} vidéos de cette classe font {factor} ({low} à {high}) les vues de vos {without} autres vidéos, au même âge.',
    },
    hook_earlier: {
      action: 'Faites venir les premiers mots plus tôt.',
      why: 'Les premiers mots, dits ou écrits, arrivent à {second} ; une accroche tient dans les trois premières secondes.',
    },
    text_in_first_seconds: {
      action: 'Affichez l’accroche à l’image dès la première seconde.',
      why: 'Aucun texte ne se lit dans les trois premières secondes, et aucune parole n’ouvre la vidéo.',
    },
    movement_in_first_seconds: {
      action: 'Donnez du mouvement aux trois premières secondes.',
      why: 'Le début bouge à {percent} du reste de la vidéo, sans changement de plan.',
    },
    cut_opening_silence: {
      action: 'Coupez le silence du début.',
      why: 'La vidéo commence par {seconds} de silence.',
    },
    shorten_hook: {
      action: 'Raccourcissez la première phrase.',
      why: 'La première phrase compte {count} mots ; une douzaine tient en trois secondes.',
    },
    tone_down_bait: {
      action: 'Retirez des effets de putaclic à la première phrase.',
      why: '« {quote} » en cumule {count} : les règles de TikTok visent l’engagement artificiel.',
    },
    ask_for_weakest: {
      action: 'Demandez {metric}.',
      why: 'Avec {rate} pour mille vues (votre médiane : {usual}), la vidéo fait {outdone}, et rien de ce qui a été lu ne demande cette réaction.',
    },
    move_cta_earlier: {
      action: 'Avancez l’appel à l’action.',
      why: 'Le premier arrive à {second}, sur {seconds} : une partie du public est déjà partie.',
    },
    one_cta: {
      action: 'Demandez une seule chose.',
      why: 'La vidéo en demande {count} à la fois.',
    },
    front_load_caption: {
      action: 'Placez les mots du sujet au début de la légende.',
      why: 'Environ {count} caractères se lisent avant « plus » ; « {quote} » vient après.',
    },
    trim_hashtags: {
      action: 'Gardez {most} hashtags au plus.',
      why: 'La légende en compte {count} ; les guides en conseillent de trois à cinq, sans preuve d’effet.',
    },
    drop_generic_hashtags: {
      action: 'Remplacez les hashtags passe-partout ou risqués.',
      why: '{tags} : ils ne disent rien du sujet, ou ne mènent nulle part.',
    },
    keep_length: {
      action: 'Gardez cette durée : {band}.',
      why: 'Vos {n} vidéos de cette durée font {factor} ({low} à {high}) les vues de vos {without} autres vidéos, au même âge.',
    },
    change_length: {
      action: 'Essayez une durée de {band}.',
      why: 'Vos {n} vidéos de cette durée font {factor} ({low} à {high}) les vues de vos {without} autres vidéos, au même âge ; celle-ci dure {seconds}.',
    },
    cut_long_silences: {
      action: 'Coupez les longs silences.',
      why: 'Le plus long dure {seconds}.',
    },
    raise_loudness: {
      action: 'Montez le son.',
      why: 'Le son est à {loudness} LUFS, soit {difference} LU sous le repère des plateformes.',
    },
    lower_loudness: {
      action: 'Baissez le son.',
      why: 'Le son est à {loudness} LUFS, soit {difference} LU au-dessus du repère des plateformes, qui le baisseront.',
    },
    fill_frame: {
      action: 'Remplissez l’écran en vertical.',
      why: 'L’image fait {width} × {height} pixels, et des bandes noires en couvrent {percent}.',
    },
    film_upright: {
      action: 'Cadrez à la verticale.',
      why: 'L’image fait {width} × {height} pixels : couchée, elle ne remplit pas l’écran d’un téléphone.',
    },
    give_file: {
      action: 'Fournissez le fichier de la vidéo.',
      why: 'Sans lui, ni l’image, ni le montage, ni le son ne sont analysés.',
    },
    give_transcript: {
      action: 'Fournissez les paroles (SRT, VTT ou texte).',
      why: 'Sans elles, l’accroche parlée et les appels à l’action dits à voix haute ne sont pas lus.',
    },
    measure_more: {
      action: 'Faites mesurer plus de vidéos de ce compte.',
      why: {
        one: '{count} autre vidéo se compare au même âge ; il en faut {needed}.',
        many: '{count} d’autres vidéos se comparent au même âge ; il en faut {needed}.',
        other: '{count} autres vidéos se comparent au même âge ; il en faut {needed}.',
      },
    },
  },
  asks: { likes: 'un like', comments: 'un commentaire', shares: 'un partage', saves: 'un enregistrement' },
  speechUnheard: 'Aucun des {words} mots fournis ne s’entend dans le son.',
  hashtags: {
    text: 'À ajouter à la légende, du plus large au plus précis.',
    none: 'Rien ne parle pour un hashtag de plus : la légende et vos vidéos n’en disent pas assez.',
    origins: {
      own_history: 'vos vidéos',
      niche_pack: 'thème reconnu',
      caption_neighbours: 'vos légendes proches',
    },
    used: 'déjà dans la légende',
    ownVideos: {
      one: 'dans {count} de vos autres vidéos',
      many: 'dans {count} de vos autres vidéos',
      other: 'dans {count} de vos autres vidéos',
    },
    neverUsed: 'jamais utilisé chez vous',
    leaveOut: 'À laisser de côté',
    leaveOutReasons: {
      generic: 'passe-partout : il ne dit rien du sujet',
      refused: 'exclu ou sans effet sur TikTok',
    },
    copy: 'Copier les hashtags',
    copied: 'Hashtags copiés',
  },
  differences: {
    title: 'Ce qui a changé',
    none: 'Rien n’a changé entre ces deux analyses.',
    otherMethod: 'Les deux analyses n’ont pas la même méthode : une partie des écarts peut en venir.',
    figures: {
      views: 'Vues',
      engagement: 'Engagement',
      percentile: 'Vidéos dépassées, vues au même âge',
      engagement_percentile: 'Vidéos dépassées, engagement',
      factor: 'Vues face à vos habitudes',
      age: 'Âge au relevé',
      own_videos: 'Vidéos comparées',
      words_per_minute: 'Mots par minute',
      first_words: 'Premiers mots',
      ctas: 'Appels à l’action',
      cuts_per_minute: 'Changements de plan par minute',
      loudness: 'Niveau sonore',
      caption_characters: 'Caractères de la légende',
      hashtags: 'Hashtags',
      duration: 'Durée',
    },
    columns: { figure: 'Mesure', earlier: 'Avant', later: 'Après', hook: 'Accroche' },
    unknown: 'inconnu',
    hookClass: 'Classe de l’accroche : « {earlier} », puis « {later} ».',
    newAdvice: 'Nouvelles recommandations',
    goneAdvice: 'Recommandations levées',
    newHashtags: 'Hashtags ajoutés aux recommandés : {tags}.',
    goneHashtags: 'Hashtags retirés des recommandés : {tags}.',
    nowAssessed: 'Désormais évalué : {parts}.',
    noLongerAssessed: 'Plus évalué : {parts}.',
    days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
    sideBySide: 'Vidéos côte à côte',
  },
} as const;
