import type { Answer } from '#domain/statistics/answer.ts';
import type { TrackRecord } from '#domain/statistics/forecast-record.ts';
import type { Growth } from '#domain/statistics/growth.ts';
import type { GroupTable } from '#domain/statistics/group-findings.ts';
import type { Recommendation } from './recommendation.ts';

/** Readings with gaps between them. No video stands behind it: the readings do. */
export function gapAdvice(growth: Answer<Growth>): Recommendation[] {
  if (!growth.known || growth.gaps === 0) return [];
  const counts = { count: growth.gaps, n: growth.n };
  return [
    { rule: 'close_gaps', subject: { kind: 'account' }, evidence: { videoIds: [], counts, effect: null } },
  ];
}

/** Forecasts that held less often than they promise. */
export function recordAdvice(record: Answer<TrackRecord>, videoIds: readonly string[]): Recommendation[] {
  if (!record.known || record.verdict !== 'off') return [];
  const { inside, n, promisedPercent: percent } = record;
  const evidence = { videoIds, counts: { inside, n, percent }, effect: null };
  return [{ rule: 'distrust_forecasts', subject: { kind: 'account' }, evidence }];
}

/** Too few videos for any comparison. */
export function floorAdvice(families: readonly GroupTable[], videoIds: readonly string[]): Recommendation[] {
  const thin = families
    .map(({ result }) => result)
    .find(result => !result.known && result.reason === 'too_few_videos');
  if (thin === undefined || thin.known || families.some(({ result }) => result.known)) return [];
  const counts = { count: thin.n, needed: thin.needed };
  return [{ rule: 'post_more', subject: { kind: 'account' }, evidence: { videoIds, counts, effect: null } }];
}
