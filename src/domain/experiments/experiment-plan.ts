import { knownEngagement, type KnownInteractions } from '#domain/metrics/engagement.ts';
import { refusal, unlessNone, type Estimate } from '#domain/statistics/estimate.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { atEqualAge } from '#domain/statistics/equal-age.ts';
import type { ExperimentMetric } from './experiment.ts';
import { logPercent, robustSpread } from '#domain/statistics/log-scale.ts';

export const SPREAD_FLOOR = 10;
/** The spread is estimated from the latest videos only: accounts change. */
export const SPREAD_VIDEOS = 60;

/** A video with its stored counts. */
export interface CountedVideo extends KnownInteractions {
  id: string;
  publishedAt: Date;
  observedAt: Date;
}

/**
 * How much an account's videos vary by themselves: robust standard deviation of natural logs, of views at equal age or
 * of engagement. It determines how many videos an experiment needs. Refused under ten videos.
 */
export function experimentSpread(
  metric: ExperimentMetric,
  videos: readonly CountedVideo[],
): Estimate<{ spread: number; n: number }> {
  const latest = videos
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .filter(video => metricOf(metric, video) !== null)
    .slice(0, SPREAD_VIDEOS);
  const logs = metric === 'views' ? viewsLogs(latest) : engagementLogs(latest);
  if (logs.length < SPREAD_FLOOR) {
    const isViews = metric === 'views';
    const figures = videos.map(video => metricOf(metric, video)).map(of => (isViews && of === 0 ? null : of));
    const young = latest.length >= SPREAD_FLOOR;
    const few = refusal(young ? 'too_young' : 'too_few_videos', logs.length, SPREAD_FLOOR);
    return unlessNone(few, figures, isViews ? 'no_views' : 'no_figure');
  }
  const spread = robustSpread(logs);
  if (spread === 0) return refusal('no_spread', logs.length, SPREAD_FLOOR);
  return { known: true, spread, n: logs.length };
}

function metricOf(metric: ExperimentMetric, video: CountedVideo): number | null {
  return metric === 'views' ? video.views : knownEngagement(video);
}

function viewsLogs(videos: readonly CountedVideo[]): number[] {
  const observed = videos.map(video => ({ ...video, views: video.views ?? 0 }));
  return atEqualAge(observed, REFERENCE_AGE_CURVE).videos.map(({ log }) => log);
}

function engagementLogs(videos: readonly CountedVideo[]): number[] {
  return videos.map(video => logPercent(knownEngagement(video) ?? 0));
}
