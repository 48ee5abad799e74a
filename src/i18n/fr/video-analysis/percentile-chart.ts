/** The percentile chart of a video among its creator's others. */
export const percentileChart = {
  title: 'Votre place parmi vos autres vidéos',
  sentence: {
    one: '{count} place mesurée\u00a0: la part de vos autres vidéos que celle-ci dépasse.',
    many: '{count} de places mesurées\u00a0: la part de vos autres vidéos que celle-ci dépasse.',
    other: '{count} places mesurées\u00a0: la part de vos autres vidéos que celle-ci dépasse.',
  },
  row: 'Mesure',
  share: 'Mieux que',
  low: 'Borne basse',
  high: 'Borne haute',
  n: 'Vidéos',
  explore: 'Parcourir les places',
  notes: 'Le trait est la place, la bande sa fourchette à {level}. Au milieu, la moitié de vos vidéos.',
  label: '{metric} · {among}',
  figures: {
    one: '{share} ({low} à {high}), {count} vidéo',
    many: '{share} ({low} à {high}), {count} de vidéos',
    other: '{share} ({low} à {high}), {count} vidéos',
  },
} as const;
