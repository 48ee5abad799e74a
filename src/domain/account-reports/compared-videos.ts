import { knownEngagement } from '#domain/metrics/engagement.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import { postingDayIn } from '#domain/statistics/day-parts.ts';
import { atEqualAge } from '#domain/statistics/equal-age.ts';
import type { ComparedVideo } from '#domain/statistics/group-findings.ts';
import { logPercent } from '#domain/statistics/log-scale.ts';
import type { ReportVideo } from './report-data.ts';
import { patternsOf } from './video-patterns.ts';

export type Compared = Pick<
  ReportVideo,
  | 'id'
  | 'publishedAt'
  | 'observedAt'
  | 'caption'
  | 'kind'
  | 'durationSeconds'
  | 'hook'
  | 'views'
  | 'likes'
  | 'comments'
  | 'shares'
>;

/**
 * An account's videos with their values and the properties they are compared by; posting times are in one time zone.
 */
export function comparedVideos(
  videos: readonly Compared[],
  curve: AgeCurve,
  timeZone: string,
): ComparedVideo[] {
  const seen = videos.flatMap(({ id, publishedAt, views, observedAt }) =>
    views === null ? [] : [{ id, publishedAt, views, observedAt }],
  );
  const logOf = new Map(atEqualAge(seen, curve).videos.map(({ id, log }) => [id, log]));
  const dayOf = postingDayIn(timeZone);
  return videos.map(video => {
    const { id, publishedAt } = video;
    const engagement = knownEngagement(video);
    const { dayPart, weekday } = dayOf(publishedAt);
    return {
      id,
      publishedAt,
      logs: {
        views: logOf.get(id) ?? null,
        engagement: engagement === null ? null : logPercent(engagement),
      },
      patterns: { ...patternsOf(video), day_part: [dayPart], weekday: [weekday] },
    };
  });
}
