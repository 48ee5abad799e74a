import { median } from 'simple-statistics';
import { refusal, type Answer } from './answer.ts';
import type { AgeCurve } from './age-curve.ts';
import { atEqualAge, type ObservedVideo } from './equal-age.ts';
import { robustSpread } from './log-scale.ts';

/** From here « ×3.2 your videos at the same age » is said. */
export const SCORE_FLOOR = 10;
/** From here a video is called out of the ordinary; with fewer the spread is too uncertain. */
export const OUTLIER_FLOOR = 20;
/** Robust standard deviations from the typical video, on the log scale. */
export const OUTLIER_DEVIATIONS = 1.8;

/** `unjudged`: under twenty videos, or all alike. */
export type OutlierVerdict = 'high' | 'low' | 'ordinary' | 'unjudged';

export interface OutlierScore {
  id: string;
  /** Views over those of the account's typical video at the same age: 3.2 for « ×3.2 ». */
  factor: number;
  /** Share of the account's own videos that did worse at equal age, 0 to 100; ties count half. */
  percentile: number;
  /** Robust standard deviations above the typical video; 0 when all are alike. */
  deviations: number;
  verdict: OutlierVerdict;
}

export interface OutlierScores {
  /** A score for each video old enough, in the order given. */
  scores: OutlierScore[];
  /** Ids of the videos still too young to be scored. */
  tooYoung: string[];
  n: number;
}

function percentileIn(sorted: readonly number[], value: number): number {
  let below = 0;
  let equal = 0;
  for (const other of sorted) {
    if (other < value) below += 1;
    else if (other === value) equal += 1;
  }
  return (100 * (below + equal / 2)) / sorted.length;
}

/** How far each video stands from what this account's videos have at the same age. Refused under ten videos. */
export function outlierScores(videos: readonly ObservedVideo[], curve: AgeCurve): Answer<OutlierScores> {
  const { videos: aged, tooYoung } = atEqualAge(videos, curve);
  const n = aged.length;
  if (n < SCORE_FLOOR) {
    const young = videos.length >= SCORE_FLOOR;
    return refusal(young ? 'too_young' : 'too_few_videos', n, SCORE_FLOOR);
  }
  const logs = aged.map(({ log }) => log);
  const centre = median(logs);
  const spread = robustSpread(logs);
  const judged = n >= OUTLIER_FLOOR && spread > 0;
  const verdictOf = (deviations: number): OutlierVerdict => {
    if (!judged) return 'unjudged';
    if (deviations >= OUTLIER_DEVIATIONS) return 'high';
    return deviations <= -OUTLIER_DEVIATIONS ? 'low' : 'ordinary';
  };
  const scores = aged.map(({ id, log }) => {
    const deviations = spread > 0 ? (log - centre) / spread : 0;
    return {
      id,
      factor: Math.exp(log - centre),
      percentile: percentileIn(logs, log),
      deviations,
      verdict: verdictOf(deviations),
    };
  });
  return { known: true, scores, tooYoung, n };
}
