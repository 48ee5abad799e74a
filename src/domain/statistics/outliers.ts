import { factorRange, refusal, type Estimate, type FactorRange } from './estimate.ts';
import type { AgeCurve } from './age-curve.ts';
import { atEqualAge, type EqualAgeVideo, type ObservedVideo } from './equal-age.ts';
import { robustSpread } from './log-scale.ts';
import { LEVEL_RANGE, usualLevels, type UsualLevel } from './usual-level.ts';

/** Minimum videos for stating « ×3.2 your videos at the same age ». */
export const SCORE_FLOOR = 10;
/** Minimum videos for calling one an outlier; with fewer the spread is too uncertain. */
export const OUTLIER_FLOOR = 20;
/** Robust standard deviations from the typical video, on the log scale. */
export const OUTLIER_DEVIATIONS = 1.75;

/** `unjudged`: under twenty videos, or all alike. */
export type OutlierVerdict = 'high' | 'low' | 'ordinary' | 'unjudged';

interface OutlierScore {
  id: string;
  /** As measured. */
  views: number;
  /**
   * Views divided by the level usual for the account's other videos at that time, at the same age: 3.2 for « ×3.2 ».
   */
  factor: number;
  /** Its 95 % range, from the uncertainty of the usual level. Null under twenty videos, and where all are alike. */
  range: FactorRange | null;
  /** Percentage of the account's own videos with fewer views at equal age, 0 to 100; ties count half. */
  percentile: number;
  /** Robust standard deviations above the typical video; 0 when all are alike. */
  deviations: number;
  verdict: OutlierVerdict;
}

export interface OutlierScores {
  /** A score for each video that is old enough, in input order. */
  scores: OutlierScore[];
  /** Ids of the videos still too young to be scored. */
  tooYoung: string[];
  n: number;
}

/** For each video, the usual level at its position according to the account's other videos. */
function usualAround(videos: readonly EqualAgeVideo[]): UsualLevel[] {
  const order = videos
    .map(({ publishedAt, id }, index) => ({ index, at: publishedAt.getTime(), id }))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const levels = usualLevels(order.map(({ index }) => videos[index]?.log ?? 0));
  const usual: UsualLevel[] = videos.map(() => ({ level: 0, halfWidth: null }));
  for (const [place, { index }] of order.entries())
    usual[index] = levels[place] ?? { level: 0, halfWidth: null };
  return usual;
}

function percentileIn(values: readonly number[], value: number): number {
  let below = 0;
  let equal = 0;
  for (const other of values) {
    if (other < value) below += 1;
    else if (other === value) equal += 1;
  }
  return (100 * (below + equal / 2)) / values.length;
}

/**
 * Each video's distance from the level of this account's videos published around that time, at the same age. Refused
 * under ten videos, and where all are alike.
 */
export function outlierScores(videos: readonly ObservedVideo[], curve: AgeCurve): Estimate<OutlierScores> {
  const { videos: aged, tooYoung } = atEqualAge(videos, curve);
  const n = aged.length;
  if (n < SCORE_FLOOR) {
    const young = n + tooYoung.length >= SCORE_FLOOR;
    return refusal(young ? 'too_young' : 'too_few_videos', n, SCORE_FLOOR);
  }
  if (aged.every(({ log }) => log === aged[0]?.log)) return refusal('no_spread', n, SCORE_FLOOR);
  const usual = usualAround(aged);
  const above = aged.map(({ log }, index) => log - (usual[index]?.level ?? 0));
  const spread = robustSpread(above);
  const judged = n >= OUTLIER_FLOOR && spread > 0;
  const verdictOf = (deviations: number): OutlierVerdict => {
    if (!judged) return 'unjudged';
    if (deviations >= OUTLIER_DEVIATIONS) return 'high';
    return deviations <= -OUTLIER_DEVIATIONS ? 'low' : 'ordinary';
  };
  const viewsOf = new Map(videos.map(({ id, views }) => [id, views]));
  const scores = aged.map(({ id }, index) => {
    const over = above[index] ?? 0;
    const deviations = spread > 0 ? over / spread : 0;
    const halfWidth = usual[index]?.halfWidth ?? null;
    return {
      id,
      views: viewsOf.get(id) ?? 0,
      factor: Math.exp(over),
      range: halfWidth === null ? null : factorRange(over, halfWidth, LEVEL_RANGE),
      percentile: percentileIn(above, over),
      deviations,
      verdict: verdictOf(deviations),
    };
  });
  return { known: true, scores, tooYoung, n };
}
