import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import { accountFindings } from '#domain/account-reports/account-findings.ts';
import { HOOK_KINDS, type HookKind } from '#domain/videos/hook-kind.ts';
import { openingWords } from '#domain/videos/opening-words.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import { refusal, type Estimate } from '#domain/statistics/estimate.ts';
import { LEAST_LOSS, LEAST_SIZE } from '#domain/statistics/claim-range.ts';
import type { GroupVerdict } from '#domain/statistics/group-findings.ts';

/** The effect associated with one class of opening in the creator’s own videos, on views at equal age. */
interface OwnPattern {
  hookClass: HookKind;
  n: number;
  without: number;
  verdict: GroupVerdict;
  /** The range of a claim; its near bound is null where only the direction is supported. */
  low: number | null;
  high: number | null;
  level: number;
  /** The newest videos of this class. */
  videos: { id: string; opening: string; url: string }[];
}

export interface OwnWinners {
  /** Videos compared. */
  n: number;
  /** Classes that could be tested: claims first. */
  patterns: OwnPattern[];
  /** Number of classes that occur but are too rare or too common to be tested. */
  untested: number;
  /** Classes that hooks may be based on. */
  supported: HookKind[];
}

const MOST_EXAMPLES = 5;

function isHookKind(pattern: string): pattern is HookKind {
  return HOOK_KINDS.some(kind => kind === pattern);
}

/**
 * Which openings the creator’s own measured videos support: the comparisons of an account's report, including classes
 * corrected by the user. Refused under twenty videos; a class without at least eight videos with it and eight without
 * has no figure.
 */
export function ownWinners(
  videos: readonly ReportVideo[],
  curve: AgeCurve,
  timeZone: string,
): Estimate<OwnWinners> {
  const videoOf = new Map(videos.map(video => [video.id, video]));
  const table = accountFindings(videos, curve, timeZone).find(
    ({ family, metric }) => family === 'hook' && metric === 'views',
  )?.result;
  if (table?.known !== true) return table ?? refusal('too_few_videos', 0, 1);
  const examplesOf = (ids: readonly string[]) =>
    ids.slice(0, MOST_EXAMPLES).flatMap(id => {
      const video = videoOf.get(id);
      return video === undefined ? [] : [{ id, opening: openingWords(video.caption) ?? '', url: video.url }];
    });
  const patterns = table.lifts.flatMap(lift => {
    if (!lift.known || !isHookKind(lift.pattern)) return [];
    const { low, high, level, n, without, verdict, videoIds } = lift;
    const videos = examplesOf(videoIds);
    return [{ hookClass: lift.pattern, low, high, level, n, without, verdict, videos }];
  });
  return {
    known: true,
    n: table.n,
    patterns,
    untested: table.lifts.length - patterns.length,
    supported: patterns.filter(({ verdict }) => verdict === 'winner').map(({ hookClass }) => hookClass),
  };
}

/** Log factors by class, for the score: claims only, with their conservative bound. */
export function supportedLifts(winners: Estimate<OwnWinners>): Partial<Record<HookKind, number>> {
  if (!winners.known) return {};
  return Object.fromEntries(
    winners.patterns.flatMap(({ hookClass, verdict, low, high }) => {
      if (verdict === 'winner') return [[hookClass, Math.log(low ?? LEAST_SIZE)]];
      return verdict === 'loser' ? [[hookClass, Math.log(high ?? LEAST_LOSS)]] : [];
    }),
  );
}
