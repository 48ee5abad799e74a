import type { SameShape } from '../../language/translate.ts';
import type { charts as fr } from '../../fr/app/charts.ts';

export const charts: SameShape<typeof fr> = {
  view: 'Presentation',
  asChart: 'Chart',
  asTable: 'Table',
  png: 'PNG',
  csv: 'CSV',
  picture: 'Download as PNG: {title}',
  data: 'Download as CSV: {title}',
  saveFailed: 'The file could not be made',
  saveFailedText: 'Check your connection and try again.',
  about: '@{handle} · {span} · source: {sources}',
  unknown: 'unknown',
  approximately: '{value} ± {step}',
  point: '{place}: {values}',
  precision: 'Precision',
  precisions: { exact: 'exact', rounded: 'rounded by TikTok' },
  source: 'Source',
  observedAt: 'Read at',
  moreRows: { one: 'Show {count} more row', other: 'Show {count} more rows' },
  growth: {
    counts: { followers: 'Followers', likes: 'Likes', videos: 'Videos', views: 'Views' },
    sentence: {
      one: '{count} reading, {span}: {last}.',
      other: '{count} readings {span}: from {first} to {last}.',
    },
    noReading: 'No reading.',
    falls: {
      one: '{count} fall, marked by a triangle.',
      other: '{count} falls, marked by triangles.',
    },
    gaps: {
      one: '{count} gap without readings, left empty.',
      other: '{count} gaps without readings, left empty.',
    },
    explore: 'Go through the readings of the chart with the arrow keys',
    fell: 'fell',
    afterGap: 'after a gap',
    since: 'Worth noting',
    notFromZero: 'The scale does not begin at zero: it shows differences, not proportions.',
    rounded: 'Steps and hollow markers: counters rounded by TikTok; the band is their margin.',
  },
  ranges: {
    explore: 'Go through the rows of the chart with the arrow keys',
    factor: 'Factor',
    low: 'Low end',
    high: 'High end',
    n: 'Videos',
    verdict: 'Verdict',
    verdicts: { winner: 'does better', loser: 'does worse', unclear: 'unclear' },
    times: '×{factor}',
    range: '{factor} ({low} to {high})',
    between: '{low} to {high}',
    videos: { one: '{count} video', other: '{count} videos' },
    notes:
      '×1: no difference. The bar is the {level} range; a difference whose range includes ×1 may be chance alone.',
  },
  split: {
    sentence: {
      changed: 'From {earlier} to {later} views: {change}, mostly through {part}.',
      same: 'As many views in both periods: {later}.',
    },
    causes: {
      volume: 'the number of videos',
      typical: 'the views of a typical video',
      singleVideo: 'one video, posted on {day} ({views} views)',
      outliers: 'videos out of the ordinary',
      age: 'the age of the videos',
    },
    bars: {
      earlier: 'Period before',
      volume: 'Number of videos',
      typical: 'Typical video',
      outliers: 'Out of the ordinary',
      age: 'Age of the videos',
      later: 'This period',
    },
    explore: 'Go through the parts of the change with the arrow keys',
    part: 'Part',
    views: 'Views',
    running: 'Total after this part',
    notes: 'Each bar begins where the one before ends: they add up exactly, to the view.',
  },
  calendar: {
    sentence: {
      one: '{count} video published in 53 weeks, on {days}; at most {most} a day.',
      other: '{count} videos published in 53 weeks, on {days}; at most {most} a day.',
    },
    since: {
      one: '{count} known video since {from}, on {days}; at most {most} a day. Nothing is known of before.',
      other:
        '{count} known videos since {from}, on {days}; at most {most} a day. Nothing is known of before.',
    },
    until: {
      one: '{count} known video until {until}, on {days}; at most {most} a day. Nothing is known of after.',
      other:
        '{count} known videos until {until}, on {days}; at most {most} a day. Nothing is known of after.',
    },
    within: {
      one: '{count} known video {span}, on {days}; at most {most} a day. Nothing is known outside these dates.',
      other:
        '{count} known videos {span}, on {days}; at most {most} a day. Nothing is known outside these dates.',
    },
    days: { one: '{count} day', other: '{count} days' },
    noneKnown: 'No known video in 53 weeks: nothing is known after {until}.',
    none: 'No video published in 53 weeks.',
    explore: 'Go through the days of the calendar: up and down for days, left and right for weeks',
    day: 'Day',
    published: 'Videos published',
    videos: { one: '{count} video', other: '{count} videos' },
    noVideo: 'no video',
    unknown: 'nothing is known of this day',
    before: 'outside the known data',
    between: '{low} to {high}',
    andMore: '{low} or more',
  },
};
