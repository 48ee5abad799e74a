import { patternsOf } from '#domain/account-reports/video-patterns.ts';
import { type Answer, type FactorRange } from '#domain/statistics/answer.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import { atEqualAge, type EqualAgeVideo } from '#domain/statistics/equal-age.ts';
import { patternLifts, type LiftVerdict, type PatternLifts } from '#domain/statistics/pattern-lifts.ts';
import { POSTING_SEED, postingTimes, type PostingTimes } from '#domain/statistics/posting-times.ts';
import { PATTERN_FAMILIES, type PatternFamily } from '#domain/statistics/video-traits.ts';
import type { OwnVideo } from './analysis-input.ts';

/** What a pattern does to the creator's own videos, pooled towards « no effect ». */
export interface OwnLift extends FactorRange {
  n: number;
  without: number;
  verdict: LiftVerdict;
  videoIds: string[];
}

/** A finding is followed back to so many videos. */
const MOST_IDS = 50;

/** What the creator's videos show, by family of patterns, on views at equal age. */
export interface OwnLifts {
  families: Record<PatternFamily, Answer<PatternLifts>>;
  posting: Answer<PostingTimes>;
}

export function ownLifts(videos: readonly OwnVideo[], curve: AgeCurve, timeZone: string): OwnLifts {
  const seen = videos.flatMap(({ id, publishedAt, views, observedAt }) =>
    views === null ? [] : [{ id, publishedAt, views, observedAt }],
  );
  const videoOf = new Map(videos.map(video => [video.id, video]));
  const aged = atEqualAge(seen, curve).videos;
  const of = (family: PatternFamily) =>
    patternLifts(
      aged.flatMap(({ id, publishedAt, log }: EqualAgeVideo) => {
        const video = videoOf.get(id);
        return video === undefined
          ? []
          : [{ id, publishedAt, log, patterns: [...new Set(patternsOf(video, family))] }];
      }),
    );
  const families = Object.fromEntries(PATTERN_FAMILIES.map(family => [family, of(family)]));
  return {
    families: families as OwnLifts['families'],
    posting: postingTimes(aged, timeZone, POSTING_SEED),
  };
}

/** What one pattern does; null: the creator never used it where anything could be tested. */
export function liftOf(table: Answer<PatternLifts>, pattern: string): Answer<OwnLift> | null {
  if (!table.known) return table;
  const lift = table.lifts.find(one => one.pattern === pattern);
  if (lift === undefined) return null;
  if (!lift.known) {
    const smaller = Math.min(lift.n, table.n - lift.n);
    return { known: false, reason: lift.reason, n: smaller, needed: lift.needed };
  }
  const { factor, low, high, level, n, without, verdict, videoIds } = lift;
  return {
    known: true,
    factor,
    low,
    high,
    level,
    n,
    without,
    verdict,
    videoIds: videoIds.slice(0, MOST_IDS),
  };
}
