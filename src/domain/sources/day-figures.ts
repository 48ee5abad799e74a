/** Metrics in the owner's daily files. Must equal the database's check on `metric`. */
export const DAY_METRICS = [
  'video_views',
  'profile_views',
  'likes',
  'comments',
  'shares',
  'new_followers',
  'followers',
  'viewers',
  'new_viewers',
  'returning_viewers',
] as const;
export type DayMetric = (typeof DAY_METRICS)[number];

/** Daily increments: negative where more was withdrawn than added. */
const GAINS: ReadonlySet<DayMetric> = new Set(['likes', 'comments', 'shares', 'new_followers']);

/**
 * One exact figure of one day; `day` is YYYY-MM-DD with the platform's day boundaries. A day without data has no
 * figure.
 */
export interface DayFigure {
  day: string;
  metric: DayMetric;
  value: number;
}

/** Parses a day's figure from a file; null: it is not one. */
export function readDayValue(metric: DayMetric, text: string): number | null {
  if (!/^-?\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  if (value < 0 && !GAINS.has(metric)) return null;
  return value === 0 ? 0 : value;
}

export interface DayComparison {
  added: number;
  updated: number;
  unchanged: number;
}

/** How many of a file's figures are new, differ from the stored ones, or equal them. */
export function compareDays(standing: readonly DayFigure[], figures: readonly DayFigure[]): DayComparison {
  const known = new Map(standing.map(figure => [keyOf(figure), figure.value]));
  const comparison = { added: 0, updated: 0, unchanged: 0 };
  for (const figure of figures) {
    const before = known.get(keyOf(figure));
    if (before === undefined) comparison.added += 1;
    else if (before === figure.value) comparison.unchanged += 1;
    else comparison.updated += 1;
  }
  return comparison;
}

function keyOf({ day, metric }: DayFigure): string {
  return `${day} ${metric}`;
}
