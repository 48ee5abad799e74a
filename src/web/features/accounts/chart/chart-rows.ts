import type { Performance } from '#contract/accounts/accounts.ts';
import { roundingStep } from '#domain/sources/reading.ts';
import { SERIES, type Series } from '#web/ui/content/series-style.ts';

export type ChartRow = Performance['series'][number];

/** Rounding step of this count: 1 when exact or unknown. */
export function stepOf(row: ChartRow, series: Series): number {
  const value = row[series];
  return value === null ? 1 : roundingStep(value, row.precision);
}

/** Whether a series has counts rounded by TikTok: it is drawn in steps. */
export function isStepped(rows: readonly ChartRow[], series: Series): boolean {
  return rows.some(row => stepOf(row, series) > 1);
}

export type ShownSeries = Readonly<Record<Series, boolean>>;

export const ALL_SHOWN: ShownSeries = { views: true, likes: true, comments: true, shares: true };

export function shownOf(shown: ShownSeries): Series[] {
  return SERIES.filter(series => shown[series]);
}
