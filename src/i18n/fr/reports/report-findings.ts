/** Findings of an account report. `{factor}`, `{low}` and `{high}` are written « ×1,4 ». */
export const reportFindings = {
  newestOnly:
    'Les totaux et le calendrier comptent toutes vos vidéos. Le reste s’en tient aux {videos} plus récentes, depuis le {from}.',
  headline: {
    less: {
      one: 'Votre vidéo du {from} au {to} a fait {views} vues, {percent} de moins que {before}.',
      many: 'Vos {count} de vidéos du {from} au {to} ont fait {views} vues, {percent} de moins que {before}.',
      other: 'Vos {count} vidéos du {from} au {to} ont fait {views} vues, {percent} de moins que {before}.',
    },
    more: {
      one: 'Votre vidéo du {from} au {to} a fait {views} vues, {percent} de plus que {before}.',
      many: 'Vos {count} de vidéos du {from} au {to} ont fait {views} vues, {percent} de plus que {before}.',
      other: 'Vos {count} vidéos du {from} au {to} ont fait {views} vues, {percent} de plus que {before}.',
    },
    same: {
      one: 'Votre vidéo du {from} au {to} a fait {views} vues, autant que {before}.',
      many: 'Vos {count} de vidéos du {from} au {to} ont fait {views} vues, autant que {before}.',
      other: 'Vos {count} vidéos du {from} au {to} ont fait {views} vues, autant que {before}.',
    },
    first: {
      one: 'Votre vidéo du {from} au {to} a fait {views} vues. Aucune vidéo dans la période d’avant : rien à comparer.',
      many: 'Vos {count} de vidéos du {from} au {to} ont fait {views} vues. Aucune vidéo dans la période d’avant : rien à comparer.',
      other:
        'Vos {count} vidéos du {from} au {to} ont fait {views} vues. Aucune vidéo dans la période d’avant : rien à comparer.',
    },
    none: {
      one: 'Aucune vidéo du {from} au {to}. Celle d’avant a fait {views} vues.',
      many: 'Aucune vidéo du {from} au {to}. Les {count} de vidéos d’avant ont fait {views} vues.',
      other: 'Aucune vidéo du {from} au {to}. Les {count} d’avant ont fait {views} vues.',
    },
    nothing: 'Aucune vidéo du {from} au {to}, ni dans la période d’avant.',
    before: { one: 'celle d’avant', many: 'les {count} d’avant', other: 'les {count} d’avant' },
    views: 'Vues des vidéos de la période',
  },
  change: {
    chart: 'Ce dont le changement est fait',
    text: 'Les vidéos récentes n’ont pas encore toutes leurs vues : c’est la part « âge des vidéos ».',
    earlier: 'Du {from} au {to}',
    beforeUnknown: 'La période d’avant n’est pas connue en entier : le changement n’est donc pas décomposé.',
    unknown:
      'L’une des deux périodes n’est pas connue, ou ses vues ne le sont pas : le changement n’est donc pas décomposé.',
    ended: 'Cette période n’est connue que jusqu’au {until} : le changement n’est donc pas décomposé.',
    newest:
      'Le changement n’est pas décomposé : il faudrait chaque vidéo, et seules les {videos} plus récentes sont regardées une à une, depuis le {from}.',
    unread:
      'Les vues de l’une des deux périodes ne sont pas connues : le changement n’est donc pas décomposé.',
    nothing: 'Aucune vidéo dans les deux périodes : il n’y a rien à décomposer.',
    nothingBefore: 'Aucune vidéo dans la période d’avant : il n’y a pas de changement à décomposer.',
  },
  metrics: {
    views: 'Vues',
    likes: 'Likes',
    comments: 'Commentaires',
    shares: 'Partages',
    engagement: 'Engagement',
  },
  medians: {
    text: 'La vidéo du milieu : la moitié fait mieux, la moitié fait moins bien. Entre parenthèses, la fourchette à 95 %.',
    caption: 'Médianes des deux périodes',
    metric: 'Par vidéo',
    now: 'Cette période',
    before: 'Période d’avant',
    change: 'Évolution',
    range: '({low} à {high})',
    videos: { one: '{count} vidéo', many: '{count} de vidéos', other: '{count} vidéos' },
    differs: 'différence démontrée',
    seems: 'différence possible : le hasard seul en montre une fois sur vingt',
    steady: 'stable',
    unclear: 'pas de différence démontrée',
    usual: 'vidéo habituelle : {low} à {high}',
    usualAtEqualAge: 'vidéo habituelle, à âge égal : {low} à {high}',
    notCompared: 'non comparé',
    partlyKnown: 'Non comparé : l’une des deux périodes n’est pas connue en entier',
    ended: 'Non comparé : cette période n’est connue que jusqu’au {until}',
    beforeUnknown: 'Non comparé : la période d’avant n’est pas connue en entier',
    newest:
      'Non comparé : seules les {videos} vidéos les plus récentes sont regardées une à une, depuis le {from}',
    knownBefore: {
      one: '{count} vidéo connue, période incomplète',
      many: '{count} de vidéos connues, période incomplète',
      other: '{count} vidéos connues, période incomplète',
    },
    note: 'L’évolution est celle de votre vidéo habituelle, sans les extrêmes et avec les vues à âge égal : ce n’est pas une médiane divisée par l’autre. Likes, commentaires et partages ne sont pas comparés : on ne sait pas comment ils augmentent avec l’âge des vidéos.',
    figure: '{metric}, médiane',
    changeFigure: '{metric}, évolution',
  },
  standing: {
    text: {
      one: 'Chaque vidéo face à vos vues habituelles de son époque, à âge égal, d’après votre autre vidéo.',
      many: 'Chaque vidéo face à vos vues habituelles de son époque, à âge égal, d’après vos {count} de vidéos.',
      other:
        'Chaque vidéo face à vos vues habituelles de son époque, à âge égal, d’après vos {count} vidéos.',
    },
    best: 'Les meilleures',
    worst: 'Les moins bonnes',
    factor: '{factor} vos vues habituelles, à âge égal',
    percentile: {
      all: 'elle bat vos {n} autres vidéos',
      some: 'elle bat {percent} de vos {n} autres vidéos',
      none: 'vos {n} autres vidéos font mieux',
    },
    views: '{views} vues',
    engagement: 'engagement {percent}',
    verdicts: { high: 'hors du commun', low: 'très en dessous', unjudged: 'non jugée' },
    none: 'Aucune vidéo publiée dans la période.',
    figure: 'Vues de « {title} »',
    reading: 'Vues et engagement de «\u00a0{title}\u00a0»',
  },
  lifts: {
    text: 'Vos vidéos qui ont ce point commun, face à vos autres vidéos, les vues à âge égal. Un écart va de pair avec ce point commun ; il ne dit pas ce qui en est la cause.',
    families: {
      hook: 'Accroche',
      hashtag: 'Hashtag',
      duration: 'Durée',
      format: 'Format',
      day_part: 'Moment de la journée',
      weekday: 'Jour de la semaine',
    },
    familyTexts: {
      hook: 'Le genre de la première phrase de la légende.',
      hashtag: 'Les hashtags de la légende.',
      duration: 'La longueur de la vidéo.',
      format: 'Vidéo ou diaporama.',
      day_part: 'L’heure de publication, dans votre fuseau horaire.',
      weekday: 'Le jour de publication, dans votre fuseau horaire.',
    },
    metric: 'Comparé sur',
    metrics: { views: 'les vues', engagement: 'l’engagement' },
    chart: '{family} : ce qui va de pair avec {metric}',
    leftOut: {
      one: 'Et {count} autre, trop rare pour être comparé.',
      many: 'Et {count} d’autres, trop rares pour être comparés.',
      other: 'Et {count} autres, trop rares pour être comparés.',
    },
    figure: '{name}, comparé sur {metric}',
  },
  posting: {
    none: 'Aucun effet mesurable chez vous : des horaires tirés au hasard diffèrent autant dans {percent} des cas. Publiez quand cela vous arrange.',
    some: 'Vos horaires comptent, sans qu’on puisse dire lesquels : des horaires tirés au hasard ne diffèrent autant que dans {percent} des cas.',
    slots:
      'Vos horaires comptent : des horaires tirés au hasard ne diffèrent autant que dans {percent} des cas.',
    chart: 'Vues par moment de publication, à âge égal',
    slot: 'Moment',
    untried: 'Trop peu essayés pour être jugés : {slots}.',
    quoted: '« {slot} »',
    zone: 'Fuseau horaire\u00A0: {zone}.',
  },
  calendar: {
    chart: {
      one: 'Vidéos publiées en une semaine',
      many: 'Vidéos publiées en {count} de semaines',
      other: 'Vidéos publiées en {count} semaines',
    },
    oneWeek: 'Une seule semaine est connue.',
    weeks: {
      one: '{count} semaine active sur {weeks}',
      many: '{count} de semaines actives sur {weeks}',
      other: '{count} semaines actives sur {weeks}',
    },
    knownWeeks: {
      one: '{count} semaine active sur les {weeks} connues',
      many: '{count} de semaines actives sur les {weeks} connues',
      other: '{count} semaines actives sur les {weeks} connues',
    },
    pause: {
      one: 'Plus longue pause en {weeks} semaines : {count} jour.',
      many: 'Plus longue pause en {weeks} semaines : {count} de jours.',
      other: 'Plus longue pause en {weeks} semaines : {count} jours.',
    },
  },
  followers: {
    latest: 'Abonnés : {count}, relevés le {when}.',
    latestUndated: 'Abonnés : {count}, relevés à un moment inconnu, après le {when} (fichier importé).',
    latestFrom: 'Abonnés : {count}, relevés le {when} ({source}).',
    chart: 'Abonnés sur les deux périodes',
    period: {
      exact: 'Abonnés : {change} entre le {from} et le {to}.',
      rounded: 'Abonnés : {change} (± {step}) entre le {from} et le {to}.',
      same: 'Autant d’abonnés le {to} que le {from}.',
    },
    both: {
      exact: 'Abonnés, sur les deux périodes : {change} entre le {from} et le {to}.',
      rounded: 'Abonnés, sur les deux périodes : {change} (± {step}) entre le {from} et le {to}.',
      same: 'Sur les deux périodes, autant d’abonnés le {to} que le {from}.',
    },
    refusals: {
      unknown_count: 'Évolution non mesurable : le nombre d’abonnés manque au début ou à la fin.',
      mixed_precision:
        'Évolution non mesurable : un nombre exact et un nombre arrondi ne se soustraient pas.',
      below_rounding_step: 'Évolution non mesurable : elle est plus petite que l’arrondi de TikTok ({step}).',
    },
  },
  benchmark: {
    text: 'Votre engagement par vue, face à des chiffres publiés qui se calculent eux aussi par vue.',
    mean: {
      one: 'Engagement moyen : {percent}, {count} vidéo de la période.',
      many: 'Engagement moyen : {percent}, moyenne de {count} de vidéos de la période.',
      other: 'Engagement moyen : {percent}, moyenne des {count} vidéos de la période.',
    },
    own: 'Engagement médian',
    ownRange: 'fourchette à 95 % : {low} à {high}, {count} vidéos',
  },
  health: {
    good: 'Rien à signaler : les chiffres sont complets et récents.',
    notes: {
      rows_rejected: {
        one: '{count} ligne d’un fichier importé n’a pas pu être lue : sa vidéo peut manquer aux totaux.',
        many: '{count} de lignes de fichiers importés n’ont pas pu être lues : leurs vidéos peuvent manquer aux totaux.',
        other:
          '{count} lignes de fichiers importés n’ont pas pu être lues : leurs vidéos peuvent manquer aux totaux.',
      },
      stale: {
        one: 'Les chiffres les plus récents avaient {count} jour quand le rapport a été fait.',
        many: 'Les chiffres les plus récents avaient {count} de jours quand le rapport a été fait.',
        other: 'Les chiffres les plus récents avaient {count} jours quand le rapport a été fait.',
      },
      undated: {
        one: '{count} vidéo sur {of} vient d’un fichier qui ne dit pas quand ses chiffres ont été relevés : ils sont peut-être anciens.',
        many: '{count} de vidéos sur {of} viennent d’un fichier qui ne dit pas quand ses chiffres ont été relevés : ils sont peut-être anciens.',
        other:
          '{count} vidéos sur {of} viennent d’un fichier qui ne dit pas quand ses chiffres ont été relevés : ils sont peut-être anciens.',
      },
      past_unknown: {
        one: 'Les vidéos connues remontent à {count} jour : de ce qui a été publié avant, rien n’est connu.',
        many: 'Les vidéos connues remontent à {count} de jours : de ce qui a été publié avant, rien n’est connu.',
        other:
          'Les vidéos connues remontent à {count} jours : de ce qui a été publié avant, rien n’est connu.',
      },
      missing_views: {
        one: '{count} vidéo sur {of} n’a pas de nombre de vues : elle n’entre dans aucun chiffre de vues.',
        many: '{count} de vidéos sur {of} n’ont pas de nombre de vues : elles n’entrent dans aucun chiffre de vues.',
        other:
          '{count} vidéos sur {of} n’ont pas de nombre de vues : elles n’entrent dans aucun chiffre de vues.',
      },
      missing_interactions: {
        one: '{count} vidéo sur {of} n’a pas tous ses likes, commentaires et partages : son engagement n’est pas calculé.',
        many: '{count} de vidéos sur {of} n’ont pas tous leurs likes, commentaires et partages : leur engagement n’est pas calculé.',
        other:
          '{count} vidéos sur {of} n’ont pas tous leurs likes, commentaires et partages : leur engagement n’est pas calculé.',
      },
      contradicting: {
        one: '{count} vidéo sur {of} a plus de likes que de vues : ces chiffres se contredisent, son engagement n’est pas calculé.',
        many: '{count} de vidéos sur {of} ont plus de likes que de vues : ces chiffres se contredisent, leur engagement n’est pas calculé.',
        other:
          '{count} vidéos sur {of} ont plus de likes que de vues : ces chiffres se contredisent, leur engagement n’est pas calculé.',
      },
      unread_lately: {
        one: '{count} vidéo récente sur {of} n’a pas été relue depuis plus d’une semaine.',
        many: '{count} de vidéos récentes sur {of} n’ont pas été relues depuis plus d’une semaine.',
        other: '{count} vidéos récentes sur {of} n’ont pas été relues depuis plus d’une semaine.',
      },
      mixed_sources: {
        one: 'Les {of} vidéos viennent de {count} source.',
        many: 'Les {of} vidéos viennent de {count} de sources, qui ne comptent pas toujours au même moment.',
        other: 'Les {of} vidéos viennent de {count} sources, qui ne comptent pas toujours au même moment.',
      },
      rounded: {
        one: '{count} vidéo sur {of} a des chiffres arrondis par TikTok.',
        many: '{count} de vidéos sur {of} ont des chiffres arrondis par TikTok.',
        other: '{count} vidéos sur {of} ont des chiffres arrondis par TikTok.',
      },
      follower_gaps: {
        one: 'Les relevés d’abonnés ont {count} interruption : ce qui s’y est passé n’est pas connu.',
        many: 'Les relevés d’abonnés ont {count} d’interruptions : ce qui s’y est passé n’est pas connu.',
        other: 'Les relevés d’abonnés ont {count} interruptions : ce qui s’y est passé n’est pas connu.',
      },
      follower_falls: {
        one: 'Le nombre d’abonnés a baissé {count} fois, sur {of} passages d’un relevé au suivant.',
        many: 'Le nombre d’abonnés a baissé {count} de fois, sur {of} passages d’un relevé au suivant.',
        other: 'Le nombre d’abonnés a baissé {count} fois, sur {of} passages d’un relevé au suivant.',
      },
      reference_curve: {
        one: 'Aucune de vos vidéos n’a été suivie dans le temps : {of} vidéo est mise à âge égal par une courbe de référence.',
        many: 'Aucune de vos vidéos n’a été suivie dans le temps : les {of} sont mises à âge égal par une courbe de référence, pas par la vôtre.',
        other:
          'Aucune de vos vidéos n’a été suivie dans le temps : les {of} sont mises à âge égal par une courbe de référence, pas par la vôtre.',
      },
      only_in_totals: {
        one: '{count} vidéo ancienne sur {of} n’entre que dans les totaux et le calendrier ; le reste s’en tient aux plus récentes.',
        many: '{count} de vidéos anciennes sur {of} n’entrent que dans les totaux et le calendrier ; le reste s’en tient aux plus récentes.',
        other:
          '{count} vidéos anciennes sur {of} n’entrent que dans les totaux et le calendrier ; le reste s’en tient aux plus récentes.',
      },
      older_left_out: {
        one: '{count} vidéo ancienne sur {of} n’entre pas dans le rapport, qui s’en tient aux plus récentes.',
        many: '{count} de vidéos anciennes sur {of} n’entrent pas dans le rapport, qui s’en tient aux plus récentes.',
        other:
          '{count} vidéos anciennes sur {of} n’entrent pas dans le rapport, qui s’en tient aux plus récentes.',
      },
    },
  },
} as const;
