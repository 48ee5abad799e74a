/** Totals of a period compared with the previous one. `{span}`: « du 3 au 28 nov. », « des 30 derniers jours ». */
export const periodSentence = {
  /** « 3,7M » is read as millions. */
  millions: '{views} de vues',
  views: { one: '{views} vue', many: '{views} vues', other: '{views} vues' },
  spans: {
    dates: 'du {from} au {to}',
    days: {
      one: 'du dernier jour',
      many: 'des {count} de derniers jours',
      other: 'des {count} derniers jours',
    },
  },
  counted: {
    less: {
      one: 'Votre vidéo {span} a fait {views}, {percent} de moins que {before}.',
      many: 'Vos {count} de vidéos {span} ont fait {views}, {percent} de moins que {before}.',
      other: 'Vos {count} vidéos {span} ont fait {views}, {percent} de moins que {before}.',
    },
    more: {
      one: 'Votre vidéo {span} a fait {views}, {percent} de plus que {before}.',
      many: 'Vos {count} de vidéos {span} ont fait {views}, {percent} de plus que {before}.',
      other: 'Vos {count} vidéos {span} ont fait {views}, {percent} de plus que {before}.',
    },
    same: {
      one: 'Votre vidéo {span} a fait {views}, autant que {before}.',
      many: 'Vos {count} de vidéos {span} ont fait {views}, autant que {before}.',
      other: 'Vos {count} vidéos {span} ont fait {views}, autant que {before}.',
    },
    beforeUnknown: 'La période d’avant n’est pas connue en entier : rien n’est comparé.',
    first: {
      one: 'Votre vidéo {span} a fait {views}. Aucune vidéo dans la période d’avant : rien à comparer.',
      many: 'Vos {count} de vidéos {span} ont fait {views}. Aucune vidéo dans la période d’avant : rien à comparer.',
      other:
        'Vos {count} vidéos {span} ont fait {views}. Aucune vidéo dans la période d’avant : rien à comparer.',
    },
    alone: {
      one: 'Votre vidéo {span} a fait {views}.',
      many: 'Vos {count} de vidéos {span} ont fait {views}.',
      other: 'Vos {count} vidéos {span} ont fait {views}.',
    },
    unread: {
      one: 'Les vues de votre vidéo {span} ne sont pas connues.',
      many: 'Les vues de vos {count} de vidéos {span} ne sont pas connues.',
      other: 'Les vues de vos {count} vidéos {span} ne sont pas connues.',
    },
    none: {
      one: 'Aucune vidéo publiée pendant cette période. Celle d’avant a fait {views}.',
      many: 'Aucune vidéo publiée pendant cette période. Les {count} de vidéos d’avant ont fait {views}.',
      other:
        'Aucune vidéo publiée pendant cette période. Les {count} de la période d’avant ont fait {views}.',
    },
    noneUnread: {
      one: 'Aucune vidéo publiée pendant cette période. Les vues de celle d’avant ne sont pas connues.',
      many: 'Aucune vidéo publiée pendant cette période. Les vues des {count} de vidéos d’avant ne sont pas connues.',
      other: 'Aucune vidéo publiée pendant cette période. Les vues des {count} d’avant ne sont pas connues.',
    },
    noneKnown: 'Aucune vidéo connue {span}.',
    noneBefore: 'Aucune vidéo publiée pendant cette période. Celle d’avant n’est pas connue en entier.',
    nothing: 'Aucune vidéo publiée pendant cette période, ni pendant celle d’avant.',
  },
  daily: {
    one: 'Ces chiffres sont ceux des vidéos connues ({known}). Le compte entier a fait {views} sur {count} jour de la période, d’après ses chiffres quotidiens.',
    many: 'Ces chiffres sont ceux des vidéos connues ({known}). Le compte entier a fait {views} sur {count} de jours de la période, d’après ses chiffres quotidiens.',
    other:
      'Ces chiffres sont ceux des vidéos connues ({known}). Le compte entier a fait {views} sur {count} jours de la période, d’après ses chiffres quotidiens.',
  },
  ended: 'Les chiffres ne sont complets que jusqu’au {until} : rien n’est comparé.',
  before: {
    one: 'la vidéo de la période d’avant',
    many: 'les {count} de vidéos de la période d’avant',
    other: 'les {count} vidéos de la période d’avant',
  },
  best: 'La plus vue, publiée le {day}, réunit {percent} de ces vues.',
  carries: 'Une seule vidéo, publiée le {day}, a fait {percent} des vues de la période.',
  free: 'Ce rapport est vide : il n’a pas été décompté.',
  usual: {
    too_few: {
      period:
        'Trop peu de vidéos pour parler de votre vidéo habituelle : {n} dans l’une des deux périodes, il en faut {needed}.',
      all: 'Trop peu de vidéos pour parler de votre vidéo habituelle : {n} en tout, il en faut {needed}.',
      views:
        'Rien à dire de votre vidéo habituelle : dans l’une des deux périodes, aucune vidéo n’a de vues connues, il en faut {needed}.',
    },
    rises: 'Votre vidéo habituelle fait plus de vues que pendant la période d’avant : {low} à {high}.',
    falls: 'Votre vidéo habituelle fait moins de vues que pendant la période d’avant : {low} à {high}.',
    seemsRises:
      'Votre vidéo habituelle semble faire plus de vues que pendant la période d’avant : {low} à {high}. Une période sur vingt donne ce résultat par hasard.',
    seemsFalls:
      'Votre vidéo habituelle semble faire moins de vues que pendant la période d’avant : {low} à {high}. Une période sur vingt donne ce résultat par hasard.',
    steady: 'Votre vidéo habituelle est là où elle était : le changement tient entre {low} et {high}.',
    cannot_tell:
      '{later} et {earlier} vidéos ne permettent pas de dire si votre vidéo habituelle a changé : ses vues ont pu être divisées par {divisor} comme multipliées par {multiplier}.',
  },
  more: 'Et votre vidéo habituelle ?',
  spread:
    'La moitié de vos {n} dernières vidéos mesurées finissent entre {halfLow} et {halfHigh} vues, quatre sur cinq entre {low} et {high}. Accroche ne sait pas viser plus juste.',
} as const;
