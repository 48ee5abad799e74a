import type { PatternFamily } from '#domain/statistics/video-traits.ts';
import { liftOf, type OwnLift, type OwnLifts } from '#domain/video-analysis/panels/own-lifts.ts';
import { advise, type VideoRecommendation } from './video-advice.ts';
import type { Findings } from './advice-findings.ts';
import type { SentenceValues } from '#domain/video-analysis/findings/findings.ts';

/** Values for the sentence of a claim; a bound of its range that cannot be stated is left out. */
export function claimValues({
  family,
  pattern,
  verdict,
  low,
  high,
  level,
  n,
  without,
}: OwnLift): SentenceValues {
  return {
    ...(family !== undefined && { family }),
    ...(pattern !== undefined && { pattern }),
    verdict,
    ...(low !== null && { low }),
    ...(high !== null && { high }),
    level,
    n,
    without,
  };
}

function evidenceOf(lift: OwnLift) {
  const { low, high, level, videoIds } = lift;
  return { values: claimValues(lift), videoIds, effect: { low, high, level } };
}

/** The pattern of a family with the best-supported positive lift, if any. */
function winnerOf(lifts: OwnLifts, family: PatternFamily): { pattern: string; lift: OwnLift } | null {
  const table = lifts[family];
  if (!table.known) return null;
  const winner = table.lifts.find(lift => lift.known && lift.verdict === 'winner');
  const lift = winner === undefined ? null : liftOf(lifts, family, winner.pattern);
  return winner === undefined || lift?.known !== true ? null : { pattern: winner.pattern, lift };
}

/**
 * Advice from lifts of hooks and lengths in the creator's own videos. The range expresses certainty, no wording adds to
 * it.
 */
export function ownLiftAdvice({ hook, strategy, lifts }: Findings): VideoRecommendation[] {
  return [...hookAdvice({ hook, lifts }), ...lengthAdvice({ strategy, lifts })];
}

function hookAdvice({ hook, lifts }: Pick<Findings, 'hook' | 'lifts'>): VideoRecommendation[] {
  if (hook.class.absent !== null) return [];
  const { kind, basis } = hook.class;
  const quotes = basis === null ? [] : [basis];
  const own = hook.ownLift?.known === true ? hook.ownLift : null;
  if (own?.verdict === 'winner') {
    const { values, ...rest } = evidenceOf(own);
    const evidence = { ...rest, quotes, values: { ...values, kind } };
    return [advise('keep_hook_kind', 'hook', 'words', 'views', null, evidence)];
  }
  const better = winnerOf(lifts, 'hook');
  if (better !== null) {
    const { values, ...rest } = evidenceOf(better.lift);
    const evidence = { ...rest, quotes, values: { ...values, kind, better: better.pattern } };
    return [advise('change_hook_kind', 'hook', 'words', 'views', null, evidence)];
  }
  if (own?.verdict !== 'loser') return [];
  const { values, ...rest } = evidenceOf(own);
  const evidence = { ...rest, quotes, values: { ...values, kind } };
  return [advise('drop_hook_kind', 'hook', 'words', 'views', null, evidence)];
}

function lengthAdvice({ strategy, lifts }: Pick<Findings, 'strategy' | 'lifts'>): VideoRecommendation[] {
  const best = winnerOf(lifts, 'duration');
  if (best === null || strategy.length.absent !== null) return [];
  const { band, seconds } = strategy.length;
  const { values, ...rest } = evidenceOf(best.lift);
  const evidence = { ...rest, values: { ...values, seconds, band: best.pattern } };
  return best.pattern === band
    ? [advise('keep_length', 'strategy', 'edit', 'views', null, evidence)]
    : [advise('change_length', 'strategy', 'edit', 'views', null, evidence)];
}
