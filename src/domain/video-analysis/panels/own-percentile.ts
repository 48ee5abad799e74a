import { knownEngagement } from '#domain/metrics/engagement.ts';
import { known } from '#domain/metrics/averages.ts';
import { refusal, unlessNone, type Estimate } from '#domain/statistics/estimate.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import { binomialAtMost } from '#domain/statistics/distributions.ts';
import { atEqualAge, type ObservedVideo } from '#domain/statistics/equal-age.ts';
import { medianInterval } from '#domain/statistics/median-interval.ts';
import { outlierScores, SCORE_FLOOR } from '#domain/statistics/outliers.ts';
import { durationBand } from '#domain/statistics/video-traits.ts';
import type { OwnVideo, VideoToAnalyse } from '#domain/video-analysis/findings/analysis-input.ts';
import type {
  AgainstOwn,
  EngagementPercentile,
  OwnPercentile,
  ViewsPercentile,
} from '#domain/video-analysis/findings/findings.ts';

const LEVEL = 0.95;
const OUTSIDE = (1 - LEVEL) / 2;
const HALVINGS = 50;

/** The probability at which `tail` reaches the value, by bisection; `tail` increases with it. */
function chanceAt(tail: (chance: number) => number, value: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (tail(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Share of the creator's videos that do worse, in percent, with its exact 95 % range. Ties count half; the range
 * covers both ways of counting them. Source: Clopper and Pearson 1934, Biometrika 26. Needs `n` ≥ 1.
 */
export function percentileRange(below: number, equal: number, n: number): OwnPercentile {
  const most = below + equal;
  return {
    percentile: (100 * (below + equal / 2)) / n,
    low: below === 0 ? 0 : 100 * chanceAt(p => 1 - binomialAtMost(below - 1, n, p), OUTSIDE),
    high: most === n ? 100 : 100 * chanceAt(p => 1 - binomialAtMost(most, n, p), 1 - OUTSIDE),
    level: LEVEL,
    n,
  };
}

function placeAmong(value: number, others: readonly number[]): OwnPercentile {
  const below = others.filter(other => other < value).length;
  const equal = others.filter(other => other === value).length;
  return percentileRange(below, equal, others.length);
}

/** Views of the video compared with the others' at the same age. Refused below ten others old enough. */
function viewsPercentile(
  video: ObservedVideo,
  others: readonly ObservedVideo[],
  curve: AgeCurve,
): Estimate<ViewsPercentile> {
  const n = atEqualAge(others, curve).videos.length;
  if (n < SCORE_FLOOR) {
    return refusal(others.length >= SCORE_FLOOR ? 'too_young' : 'too_few_videos', n, SCORE_FLOOR);
  }
  const answer = outlierScores([video, ...others], curve);
  if (!answer.known) return answer;
  const [own, ...rest] = answer.scores;
  if (own === undefined || own.id !== video.id) return refusal('too_young', n, SCORE_FLOOR);
  const logs = rest.map(({ factor }) => Math.log(factor));
  return {
    known: true,
    ...placeAmong(Math.log(own.factor), logs),
    factor: own.factor,
    factorLow: own.range?.low ?? null,
    factorHigh: own.range?.high ?? null,
    typicalViews: Math.round(Math.max(video.views, 1) / own.factor),
    verdict: own.verdict,
  };
}

/** Percentile of one rate of the video among the others' rates. Refused below ten. */
export function ratePercentile(value: number, others: readonly number[]): Estimate<EngagementPercentile> {
  if (others.length < SCORE_FLOOR) return refusal('too_few_videos', others.length, SCORE_FLOOR);
  if (others.every(other => other === value)) return refusal('no_spread', others.length, SCORE_FLOOR);
  const middle = medianInterval(others);
  if (!middle.known) return middle;
  const { median, low, high } = middle;
  return { known: true, ...placeAmong(value, others), median, medianLow: low, medianHigh: high };
}

function observed({ id, publishedAt, views, observedAt }: OwnVideo): ObservedVideo[] {
  return views === null ? [] : [{ id, publishedAt, views, observedAt }];
}

/** Percentiles of the video among the creator's others: all of them, and only those of the same length. */
export function againstOwn(
  video: VideoToAnalyse,
  seconds: number | null,
  others: readonly OwnVideo[],
  curve: AgeCurve,
): AgainstOwn {
  const band = durationBand(seconds);
  const alike = band === null ? null : others.filter(other => durationBand(other.durationSeconds) === band);
  return {
    band,
    views: viewsAgainst(video, others, alike, curve),
    engagement: engagementAgainst(video, others, alike),
  };
}

function viewsAgainst(
  { id, publishedAt, counts }: VideoToAnalyse,
  others: readonly OwnVideo[],
  alike: readonly OwnVideo[] | null,
  curve: AgeCurve,
): AgainstOwn['views'] {
  if (counts === null || counts.views === null) return { absent: 'counts_unknown' };
  if (publishedAt === null) return { absent: 'date_unknown' };
  const { views, observedAt } = counts;
  const own = { id: id ?? '', publishedAt, views, observedAt };
  const aged = atEqualAge([own], curve);
  if (aged.unseen.length > 0) return { absent: 'no_views' };
  if (aged.tooYoung.length > 0) return { absent: 'video_too_young' };
  const beside = (videos: readonly OwnVideo[]) =>
    unlessNone(
      viewsPercentile(own, videos.flatMap(observed), curve),
      videos.map(other => (other.views === 0 ? null : other.views)),
      'no_views',
    );
  return { absent: null, allLengths: beside(others), sameLength: alike === null ? null : beside(alike) };
}

function engagementAgainst(
  { counts }: VideoToAnalyse,
  others: readonly OwnVideo[],
  alike: readonly OwnVideo[] | null,
): AgainstOwn['engagement'] {
  const engagement = counts === null ? null : knownEngagement(counts);
  if (engagement === null) return { absent: 'counts_unknown' };
  const beside = (videos: readonly OwnVideo[]) => {
    const rates = videos.map(knownEngagement);
    return unlessNone(ratePercentile(engagement, known(rates)), rates, 'no_figure');
  };
  return { absent: null, allLengths: beside(others), sameLength: alike === null ? null : beside(alike) };
}
