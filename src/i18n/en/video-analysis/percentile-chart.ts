import type { percentileChart as french } from '../../fr/video-analysis/percentile-chart.ts';
import type { SameShape } from '../../language/translate.ts';

export const percentileChart: SameShape<typeof french> = {
  title: 'Where it stands among your other videos',
  sentence: {
    one: '{count} place measured: the share of your other videos that this one beats.',
    other: '{count} places measured: the share of your other videos that this one beats.',
  },
  row: 'Measure',
  share: 'Better than',
  low: 'Low end',
  high: 'High end',
  n: 'Videos',
  explore: 'Go through the places',
  notes: 'The line is the place, the band its {level} range. In the middle, half of your videos.',
  label: '{metric} · {among}',
  figures: {
    one: '{share} ({low} to {high}), {count} video',
    other: '{share} ({low} to {high}), {count} videos',
  },
};
