/** Advice and refusals: one template per rule, filled from its evidence alone; no template contains a numeral. */
export const advice = {
  rules: {
    adopt_variant: {
      title: 'Adoptez la variante du test « {subject} »',
      because:
        'Elle fait {factor} ({low} à {high}) {metric} de la version habituelle, sur {n} vidéos par version.',
      unless: 'Seul un nouveau test, avec sa propre règle, peut revenir dessus.',
    },
    drop_variant: {
      title: 'Gardez la version habituelle après le test « {subject} »',
      because:
        'La variante fait {factor} ({low} à {high}) {metric} de la version habituelle, sur {n} vidéos par version.',
      unless: 'Seul un nouveau test, avec sa propre règle, peut revenir dessus.',
    },
    keep_either: {
      title: 'Après le test « {subject} », choisissez la version la plus simple à produire',
      because:
        'Aucun écart trouvé : la variante fait {factor} ({low} à {high}) {metric} de la version habituelle, sur {n} vidéos par version.',
      unless: 'Un test plus long pourrait encore trouver un écart plus petit.',
    },
    repeat_pattern: {
      title: 'Refaites des vidéos « {subject} »',
      because:
        'Vos {n} vidéos « {subject} » font {factor} ({low} à {high}) {metric} de vos {without} autres vidéos{atEqualAge}.',
      unless: 'Cet avis tombe si, avec de nouvelles vidéos, la fourchette n’exclut plus l’absence d’effet.',
    },
    use_slot: {
      title: 'Publiez plutôt {subject}',
      because:
        'Vos {n} vidéos publiées {subject} font {factor} ({low} à {high}) les vues de vos {without} autres vidéos, à âge égal.',
      unless: 'Cet avis tombe si, avec de nouvelles vidéos, la fourchette n’exclut plus l’absence d’effet.',
    },
    drop_pattern: {
      title: 'Mettez de côté les vidéos « {subject} »',
      because:
        'Vos {n} vidéos « {subject} » font {factor} ({low} à {high}) {metric} de vos {without} autres vidéos{atEqualAge}.',
      unless: 'Cet avis tombe si, avec de nouvelles vidéos, la fourchette n’exclut plus l’absence d’effet.',
    },
    avoid_slot: {
      title: 'Publiez plus rarement {subject}',
      because: 'Publier {subject} va de pair avec moins de vues : {n} vidéos, face à {without} autres.',
      unless: 'Cet avis tombe si, avec de nouvelles vidéos, la fourchette n’exclut plus l’absence d’effet.',
    },
    post_as_before: {
      title: 'Reprenez votre rythme de publication',
      because: 'Vos vues passent de {earlier} à {later}, avec {before} vidéos publiées, puis {after}.',
      unless: 'Cet avis tombe si, à la prochaine période, l’écart tient aux vues par vidéo.',
    },
    compare_ordinary: {
      title: 'Comparez vos vidéos récentes aux précédentes',
      because:
        'Vos vues passent de {earlier} à {later}, et la médiane par vidéo passe de {before} à {after}.',
      unless: 'Cet avis tombe si, à la prochaine période, votre vidéo habituelle retrouve son niveau.',
    },
    expect_less: {
      title: 'N’attendez pas autant de la prochaine période',
      because:
        'Vos vues passent de {earlier} à {later}, surtout avec des vidéos hors du commun, une seule parfois.',
      unless: 'Cet avis tombe si, à la prochaine période, la vidéo du milieu monte elle aussi.',
    },
    study_outlier: {
      title: 'Regardez cette vidéo de près',
      because: 'À âge égal, elle fait {times} fois vos vues habituelles d’alors.',
      unless: 'Une vidéo ne prouve rien : la suivante revient le plus souvent vers votre niveau habituel.',
    },
    continue_experiment: {
      title: 'Poursuivez le test « {subject} »',
      because: {
        one: 'Vidéos mesurées : {n} sur {needed}. Encore {count} vidéo avant le verdict.',
        many: 'Vidéos mesurées : {n} sur {needed}. Encore {count} de vidéos avant le verdict.',
        other: 'Vidéos mesurées : {n} sur {needed}. Encore {count} vidéos avant le verdict.',
      },
      unless: 'Rien ne change d’ici là : regarder plus tôt ferait voir des écarts qui n’existent pas.',
    },
    test_pattern: {
      title: 'Mettez « {subject} » à l’épreuve',
      because:
        'Vos {n} vidéos « {subject} » font {factor} ({low} à {high}) {metric} de vos {without} autres vidéos : c’est peut-être un hasard.',
      unless:
        'Avec {planned} vidéos par version, un test peut montrer un écart de 50 % ou plus sur {metric}.',
    },
    ignore_times: {
      title: 'Publiez quand cela vous arrange',
      because:
        'Aucun effet mesurable chez vous : sur vos {n} vidéos, des horaires tirés au hasard diffèrent autant dans {percent} % des cas.',
      unless: 'Cet avis tombe si un effet apparaît quand vous aurez publié à d’autres moments.',
    },
    close_gaps: {
      title: 'Rapprochez vos relevés',
      because: {
        one: '{count} trou entre vos {n} relevés : ce qui s’y est passé n’est pas connu.',
        many: '{count} de trous entre vos {n} relevés : ce qui s’y est passé n’est pas connu.',
        other: '{count} trous entre vos {n} relevés : ce qui s’y est passé n’est pas connu.',
      },
      unless: 'Cet avis tombe quand les relevés se suivent de jour en jour.',
    },
    wait_for_growth: {
      title: 'Attendez avant de juger vos vidéos les plus récentes',
      because: {
        one: '{count} vidéo est trop jeune pour être comparée aux autres.',
        many: '{count} de vidéos sont trop jeunes pour être comparées aux autres.',
        other: '{count} vidéos sont trop jeunes pour être comparées aux autres.',
      },
      unless: 'Cet avis tombe de lui-même avec le temps.',
    },
    post_more: {
      title: 'Publiez encore avant de tirer des conclusions',
      because: {
        one: 'Pas assez de données pour comparer : {count} vidéo, il en faut {needed}.',
        many: 'Pas assez de données pour comparer : {count} de vidéos, il en faut {needed}.',
        other: 'Pas assez de données pour comparer : {count} vidéos, il en faut {needed}.',
      },
      unless: 'Cet avis tombe dès que le compte y est.',
    },
  },
  outlierOfPeriods:
    'À âge égal, elle sort nettement du lot parmi vos {n} vidéos mesurées de ces deux périodes. Un rapport de compte la situe parmi toutes vos vidéos.',
  /** Follows the statement of how many times the usual views a video has; each video is compared with its own time. */
  outdone: {
    all: 'C’est mieux que vos {others} autres vidéos, chacune face à son époque.',
    share: 'C’est mieux que {percent} % de vos {others} autres vidéos, chacune face à son époque.',
  },
  /** How many others one video outdoes: « elle fait … ». */
  outdoes: {
    all: 'mieux que vos {others} autres vidéos',
    some: 'mieux que {percent} de vos {others} autres vidéos',
    none: 'moins bien que vos {others} autres vidéos',
  },
  /** Claims about a group of videos. `{group}`: « avec une question », « le dimanche ». */
  claims: {
    winner: {
      views: 'Plus de vues {group} : {low} à {high} (95 % de ces fourchettes sont justes).',
      engagement: 'Plus d’engagement {group} : {low} à {high} (95 % de ces fourchettes sont justes).',
    },
    loser: {
      views: 'Moins de vues {group} : {low} à {high} (95 % de ces fourchettes sont justes).',
      engagement: 'Moins d’engagement {group} : {low} à {high} (95 % de ces fourchettes sont justes).',
    },
    winnerUnsized: {
      views: 'Plus de vues {group} ; de combien, on ne peut pas encore le dire ({high} au plus).',
      engagement: 'Plus d’engagement {group} ; de combien, on ne peut pas encore le dire ({high} au plus).',
    },
    loserUnsized: {
      views: 'Moins de vues {group} ; de combien, on ne peut pas encore le dire ({low} au moins).',
      engagement: 'Moins d’engagement {group} ; de combien, on ne peut pas encore le dire ({low} au moins).',
    },
    sign: {
      one: 'Peut-être le hasard : sur {comparisons} comparaisons, une environ donne ce résultat sans aucun effet.',
      many: 'Peut-être le hasard : sur {comparisons} comparaisons, {count} environ donnent ce résultat sans aucun effet.',
      other:
        'Peut-être le hasard : sur {comparisons} comparaisons, {count} environ donnent ce résultat sans aucun effet.',
    },
    toTest: 'À tester.',
    signOn: { views: 'Les vues y semblent plus hautes.', engagement: 'L’engagement y semble plus haut.' },
    signLess: { views: 'Les vues y semblent plus basses.', engagement: 'L’engagement y semble plus bas.' },
    nothing: 'Aucune différence démontrée avec {n} et {without} vidéos.',
    none: 'Aucune différence démontrée.',
    untested: 'Rien d’assez fréquent pour être comparé.',
    unread: 'Aucune de vos vidéos ne permet de le lire.',
    floor: {
      one: '{count} vidéo, il en faut {needed}.',
      many: '{count} de vidéos, il en faut {needed}.',
      other: '{count} vidéos, il en faut {needed}.',
    },
    floorOthers: {
      one: '{count} autre vidéo, il en faut {needed}.',
      many: '{count} d’autres vidéos, il en faut {needed}.',
      other: '{count} autres vidéos, il en faut {needed}.',
    },
    same: 'Comparé avec « {name} » : ce sont les mêmes vidéos.',
    opposite: 'Comparé avec « {name} », qui réunit toutes les autres vidéos.',
    together: 'Trop souvent avec « {name} » pour être comparé à part.',
    basis: '{n} vidéos, face à {without} autres.',
    basisAtEqualAge: '{n} vidéos, face à {without} autres au même âge.',
    rate: 'Si rien n’avait d’effet, un rapport sur vingt au plus afficherait un résultat établi.',
    atMost: '{factor} au plus',
    atLeast: '{factor} au moins',
    hooks: {
      mistake: 'avec une erreur à éviter',
      secret: 'avec un secret dévoilé',
      test: 'avec un essai raconté',
      comparison: 'avec une comparaison',
      how_to: 'avec un mode d’emploi',
      list: 'avec une liste',
      question: 'avec une question',
      condition: 'avec une mise en situation',
      story: 'avec un récit personnel',
      address: 'avec une adresse directe',
      statement: 'avec une affirmation',
    },
    otherHook: 'avec « {name} »',
    hashtag: 'avec {name}',
    durations: {
      under_15_s: 'en moins de 15 s',
      under_30_s: 'en 15 à 30 s',
      under_60_s: 'en 30 à 60 s',
      under_3_min: 'en 1 à 3 min',
      longer: 'en 3 min et plus',
    },
    formats: { video: 'en vidéo', slideshow: 'en diaporama' },
  },
  dayParts: { night: 'la nuit', morning: 'le matin', afternoon: 'l’après-midi', evening: 'le soir' },
  weekdays: {
    monday: 'le lundi',
    tuesday: 'le mardi',
    wednesday: 'le mercredi',
    thursday: 'le jeudi',
    friday: 'le vendredi',
    saturday: 'le samedi',
    sunday: 'le dimanche',
  },
  refusals: {
    too_few_videos: {
      one: 'Pas assez de données : {count} vidéo, il en faut {needed}',
      many: 'Pas assez de données : {count} de vidéos, il en faut {needed}',
      other: 'Pas assez de données : {count} vidéos, il en faut {needed}',
    },
    none_in_group: 'Aucune vidéo dans l’un des deux groupes : il en faut {needed}',
    too_few_in_group: {
      one: 'Pas assez de données : {count} vidéo dans le plus petit des deux groupes, il en faut {needed}',
      many: 'Pas assez de données : {count} de vidéos dans le plus petit des deux groupes, il en faut {needed}',
      other: 'Pas assez de données : {count} vidéos dans le plus petit des deux groupes, il en faut {needed}',
    },
    too_few_readings: {
      one: 'Pas assez de données : {count} relevé, il en faut {needed}',
      many: 'Pas assez de données : {count} de relevés, il en faut {needed}',
      other: 'Pas assez de données : {count} relevés, il en faut {needed}',
    },
    too_young: {
      one: 'Trop tôt : {count} vidéo assez ancienne pour être comparée, il en faut {needed}',
      many: 'Trop tôt : {count} de vidéos assez anciennes pour être comparées, il en faut {needed}',
      other: 'Trop tôt : {count} vidéos assez anciennes pour être comparées, il en faut {needed}',
    },
    no_views: 'Pas assez de données : aucune vidéo n’a de vues connues, il en faut {needed}',
    no_figure: 'Pas assez de données : aucune vidéo n’a ce chiffre, il en faut {needed}',
    no_spread: 'Rien à comparer : ces vidéos se valent, ou les deux groupes datent de périodes différentes',
    experiment_running: {
      one: 'Test en cours : {count} vidéo mesurée sur {needed}',
      many: 'Test en cours : {count} de vidéos mesurées sur {needed}',
      other: 'Test en cours : {count} vidéos mesurées sur {needed}',
    },
  },
  /** Appended to statements about views; engagement is not adjusted to an equal age. */
  atEqualAge: ', à âge égal',
  metrics: { views: 'les vues', engagement: 'l’engagement' },
  /** In the form used after « publiées ». */
  slots: {
    weekday_night: 'en semaine, la nuit',
    weekday_morning: 'en semaine, le matin',
    weekday_afternoon: 'en semaine, l’après-midi',
    weekday_evening: 'en semaine, le soir',
    weekend_night: 'le week-end, la nuit',
    weekend_morning: 'le week-end, le matin',
    weekend_afternoon: 'le week-end, l’après-midi',
    weekend_evening: 'le week-end, le soir',
  },
  durations: {
    under_15_s: 'moins de 15 s',
    under_30_s: '15 à 30 s',
    under_60_s: '30 à 60 s',
    under_3_min: '1 à 3 min',
    longer: '3 min et plus',
  },
  formats: { video: 'vidéo', slideshow: 'diaporama' },
} as const;
