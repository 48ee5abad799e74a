import { knownEngagement } from '#domain/metrics/engagement.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import { unlessNone } from '#domain/statistics/estimate.ts';
import { groupFindings, type GroupTable } from '#domain/statistics/group-findings.ts';
import { comparedVideos, type Compared } from './compared-videos.ts';

/** The comparisons of an account's videos, by every family and metric. */
export function accountFindings(
  videos: readonly Compared[],
  curve: AgeCurve,
  timeZone: string,
): GroupTable[] {
  const seen = videos.map(({ views }) => (views === 0 ? null : views));
  const rates = videos.map(knownEngagement);
  return groupFindings(comparedVideos(videos, curve, timeZone)).map(table => ({
    ...table,
    result:
      table.metric === 'views'
        ? unlessNone(table.result, seen, 'no_views')
        : unlessNone(table.result, rates, 'no_figure'),
  }));
}
