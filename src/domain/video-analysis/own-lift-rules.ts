import type { Answer } from '#domain/statistics/answer.ts';
import type { PatternLifts } from '#domain/statistics/pattern-lifts.ts';
import { liftOf, type OwnLift } from './own-lifts.ts';
import { advise, type VideoRecommendation } from './video-advice.ts';
import type { Findings } from './advice-findings.ts';

function evidenceOf({ factor, low, high, level, n, without, videoIds }: OwnLift) {
  return {
    values: { factor, low, high, n, without },
    videoIds,
    effect: { factor, low, high, level },
  };
}

/** The best pattern that was found to work, if any is. */
function winnerOf(table: Answer<PatternLifts>): { pattern: string; lift: OwnLift } | null {
  if (!table.known) return null;
  const winner = table.lifts.find(lift => lift.known && lift.verdict === 'winner');
  const lift = winner === undefined ? null : liftOf(table, winner.pattern);
  return winner === undefined || lift?.known !== true ? null : { pattern: winner.pattern, lift };
}

/** What the creator's own videos were found to show, of hooks and of lengths. */
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
    return [advise('keep_hook_kind', 'hook', 'words', 'views', 'high', evidence)];
  }
  const better = winnerOf(lifts.families.hook);
  if (better !== null) {
    const { values, ...rest } = evidenceOf(better.lift);
    const evidence = { ...rest, quotes, values: { ...values, kind, better: better.pattern } };
    return [advise('change_hook_kind', 'hook', 'words', 'views', 'high', evidence)];
  }
  if (own?.verdict !== 'loser') return [];
  const { values, ...rest } = evidenceOf(own);
  const evidence = { ...rest, quotes, values: { ...values, kind } };
  return [advise('drop_hook_kind', 'hook', 'words', 'views', 'high', evidence)];
}

function lengthAdvice({ strategy, lifts }: Pick<Findings, 'strategy' | 'lifts'>): VideoRecommendation[] {
  const best = winnerOf(lifts.families.duration);
  if (best === null || strategy.length.absent !== null) return [];
  const { band, seconds } = strategy.length;
  const { values, ...rest } = evidenceOf(best.lift);
  const evidence = { ...rest, values: { ...values, seconds, band: best.pattern } };
  return best.pattern === band
    ? [advise('keep_length', 'strategy', 'edit', 'views', 'high', evidence)]
    : [advise('change_length', 'strategy', 'edit', 'views', 'high', evidence)];
}
