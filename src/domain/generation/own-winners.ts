import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import { hookOf } from '#domain/account-reports/video-patterns.ts';
import { HOOK_KINDS, type HookKind } from '#domain/hooks/hook-kind.ts';
import { openingWords } from '#domain/hooks/opening-words.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import type { Answer, FactorRange } from '#domain/statistics/answer.ts';
import { atEqualAge } from '#domain/statistics/equal-age.ts';
import { patternLifts, type LiftVerdict } from '#domain/statistics/pattern-lifts.ts';

/** What one class of opening does to the creator’s own videos, on views at equal age. */
export interface OwnPattern extends FactorRange {
  hookClass: HookKind;
  n: number;
  without: number;
  verdict: LiftVerdict;
  /** The newest of those with it. */
  videos: { id: string; opening: string; url: string }[];
}

export interface OwnWinners {
  /** Videos compared. */
  n: number;
  /** Classes that could be tested: those supported first, then by their factor. */
  patterns: OwnPattern[];
  /** Classes that were seen and are too rare or too common to be tested. */
  untested: number;
  /** Classes that hooks may be built on. */
  supported: HookKind[];
}

const MOST_EXAMPLES = 5;

function isHookKind(pattern: string): pattern is HookKind {
  return HOOK_KINDS.some(kind => kind === pattern);
}

/**
 * Which openings the creator’s own measured videos support: the same comparison as in the report of an account, classes
 * corrected by hand included. Refused under twenty videos; a class without eight videos with it and eight without has no
 * figure.
 */
export function ownWinners(videos: readonly ReportVideo[], curve: AgeCurve): Answer<OwnWinners> {
  const seen = videos.flatMap(({ id, publishedAt, views, observedAt }) =>
    views === null ? [] : [{ id, publishedAt, views, observedAt }],
  );
  const videoOf = new Map(videos.map(video => [video.id, video]));
  const table = patternLifts(
    atEqualAge(seen, curve).videos.flatMap(({ id, publishedAt, log }) => {
      const video = videoOf.get(id);
      if (video === undefined) return [];
      const hook = hookOf(video);
      return [{ id, publishedAt, log, patterns: hook === null ? [] : [hook] }];
    }),
  );
  if (!table.known) return table;
  const examplesOf = (ids: readonly string[]) =>
    ids.slice(0, MOST_EXAMPLES).flatMap(id => {
      const video = videoOf.get(id);
      return video === undefined ? [] : [{ id, opening: openingWords(video.caption) ?? '', url: video.url }];
    });
  const patterns = table.lifts.flatMap(lift => {
    if (!lift.known || !isHookKind(lift.pattern)) return [];
    const { factor, low, high, level, n, without, verdict, videoIds } = lift;
    const videos = examplesOf(videoIds);
    return [{ hookClass: lift.pattern, factor, low, high, level, n, without, verdict, videos }];
  });
  return {
    known: true,
    n: table.n,
    patterns,
    untested: table.lifts.length - patterns.length,
    supported: patterns.filter(({ verdict }) => verdict === 'winner').map(({ hookClass }) => hookClass),
  };
}

/** Log factors by class, for the score: only of what was found, for better or worse. */
export function supportedLifts(winners: Answer<OwnWinners>): Partial<Record<HookKind, number>> {
  if (!winners.known) return {};
  const found = winners.patterns.filter(({ verdict }) => verdict !== 'unclear');
  return Object.fromEntries(found.map(({ hookClass, factor }) => [hookClass, Math.log(factor)]));
}
